import type { ReactNode } from 'react';
import { productName } from '#shared/kernel/product.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessageFile } from '#web/language/message-file.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';

interface LegalPageProps {
  /** Markdown, which has its own heading and `{{product}}` for the product's name. */
  text: MessageFile<string>;
  children?: ReactNode;
}

/** A legal text in the reader's language; each translation says that the English text is binding. */
export function LegalPage({ text, children }: LegalPageProps) {
  const words = useMessages(text);
  return (
    <Page width="text">
      <article>
        <Markdown trusted>{words.replaceAll('{{product}}', productName)}</Markdown>
      </article>
      {children}
    </Page>
  );
}
