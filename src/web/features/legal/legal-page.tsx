import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import type { MessageFile } from '#web/language/message-file.ts';
import { useSite } from '#web/site.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';

interface LegalPageProps {
  /** Markdown, which has its own heading and `{{product}}` for the name of the site, `{{graceDays}}` for the days that an account can be restored. */
  text: MessageFile<string>;
  children?: ReactNode;
}

/** A legal text in the reader's language; each translation says that the English text is binding. */
export function LegalPage({ text, children }: LegalPageProps) {
  const words = useMessages(text);
  const { siteName, deletionGraceDays } = useSite();
  return (
    <Page width="text">
      <article>
        <Markdown trusted>
          {words
            .replaceAll('{{product}}', siteName)
            .replaceAll('{{graceDays}}', String(deletionGraceDays))}
        </Markdown>
      </article>
      {children}
    </Page>
  );
}
