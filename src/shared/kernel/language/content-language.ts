import { z } from 'zod';

const Code = z.string().regex(/^[a-z]{2,3}$/, 'Choose one of the languages');

/** Whether it is the usual code of a language that has a name. Browsers may know fewer than the server. */
function isLanguageCode(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return names.of(code) !== undefined && Intl.getCanonicalLocales(code)[0] === code;
}

/** The language of what authors write. The list to choose from is only in their forms, not in every page. */
export const ContentLanguage = Code.refine(isLanguageCode, {
  error: 'Choose one of the languages',
  // `of` throws if the text is not a language code.
  when: ({ value }) => Code.safeParse(value).success,
}).describe('The language that it is written in, by its ISO 639 code');

/** The language that a list is restricted to; the list is empty if nothing is written in it. */
export const LanguageFilter = Code.describe(
  'Only what is written in this language, by its ISO 639 code',
);
