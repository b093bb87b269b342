import { Text } from '@mantine/core';
import { Fragment } from 'react';
import type { QuizTranslation } from '#shared/features/quiz/schema.ts';
import { languageName, useContentMark } from '#web/language/content.ts';
import { useLanguage, useMessages } from '#web/language/language.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { quizDetailMessages } from './messages/messages.ts';

/** The same quiz in other languages; the reader's own is offered first, in a sentence. */
export function TranslationLinks({ translations }: { translations: readonly QuizTranslation[] }) {
  const m = useMessages(quizDetailMessages);
  const reader = useLanguage();
  const mark = useContentMark();
  const own = translations.find(({ language }) => language === reader);
  const others = translations.filter((one) => one !== own);
  return (
    <>
      {own && (
        <Text>
          <TextLink to="/quiz/$id" params={{ id: String(own.id) }} fw={600}>
            {m.inYourLanguage}
          </TextLink>
        </Text>
      )}
      {others.length > 0 && (
        <Text size="sm" c="dimmed">
          {m.alsoIn}{' '}
          {others.map(({ id, language, title }, index) => (
            <Fragment key={id}>
              {index > 0 && ' · '}
              <TextLink
                to="/quiz/$id"
                params={{ id: String(id) }}
                title={title}
                hrefLang={language}
                inherit
                suppressHydrationWarning
                {...mark(language)}
              >
                {languageName(language)}
              </TextLink>
            </Fragment>
          ))}
        </Text>
      )}
    </>
  );
}
