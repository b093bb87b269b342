import { createContext, use } from 'react';
import type { Language } from '#shared/kernel/language/languages.ts';
import { useLanguage } from './language.tsx';

/** Attributes of an element with text that people wrote. */
export interface ContentMark {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** Marks what is written in another language than the page, for speech, hyphenation, fonts and direction. */
export const contentMark = (content: string, page: Language): ContentMark =>
  content === page ? {} : { lang: content, dir: directionOfContent(content) };

/** The language in which everything inside was written, such as the questions of a quiz. */
export const ContentLanguageContext = createContext<string | undefined>(undefined);

/** The mark of a language, without one of that around; spread it after `dir="auto"`. */
export function useContentMark(): (language?: string) => ContentMark {
  const page = useLanguage();
  const around = use(ContentLanguageContext);
  return (language = around) => (language === undefined ? {} : contentMark(language, page));
}

/** The same result for the same text. A list of quizzes asks again for each card, and `Intl` is slow. */
function once<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? compute(text);
    known.set(text, result);
    return result;
  };
}

const rightToLeft = /^(?:Arab|Hebr|Nkoo|Thaa)$/;

/** @param language of ISO 639 */
export const directionOfContent = once((language): 'ltr' | 'rtl' =>
  rightToLeft.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr',
);

const namesIn = once((reader) =>
  once((language) => {
    const name = new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
  }),
);

/** The name of a language as a label, in the reader's language or in its own: `Deutsch`. */
export const languageName = (language: string, reader: string = language): string =>
  namesIn(reader)(language);
