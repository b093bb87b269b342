import type { ReactNode } from 'react';
import { productName } from '#shared/kernel/product.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';

/** A legal text in Markdown, which has its own heading and `{{product}}` for the product's name. */
export function LegalPage({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Page width="text">
      <article>
        <Markdown trusted>{text.replaceAll('{{product}}', productName)}</Markdown>
      </article>
      {children}
    </Page>
  );
}
