import type { ReactNode } from 'react';
import { productName } from '#shared/kernel/product.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';

/** A document of the house from its Markdown, which has a heading of its own and `{{product}}` for the name. */
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
