import { use } from 'react';
import { defaultLanguage } from '#shared/kernel/language/languages.ts';
import { type Translate, translator, untranslated } from '#shared/kernel/refusals/translate.ts';
import { useLanguage } from './language.tsx';
import { messageFile } from './message-file.ts';

/** Refusals are written in English, so there is no English file. */
const refusalMessages = messageFile(
  'refusals',
  import.meta.glob<{ messages: Record<string, string> }>(
    '../../shared/kernel/refusals/messages/??.ts',
  ),
);

/** Translates what schemas say of an input into the reader's language. */
export function useRefusals(): Translate {
  const language = useLanguage();
  const isTranslated = language !== defaultLanguage;
  const messages = isTranslated ? use(refusalMessages.load(language)) : undefined;
  return messages ? translator(messages, language) : untranslated;
}
