import type { Language } from './languages.ts';

type OneOther = { one: string; other: string };
type Other = { other: string };

/** The plural forms that each language needs, by the categories of CLDR. */
interface PluralForms {
  en: OneOther;
  es: OneOther;
  fr: OneOther;
  de: OneOther;
  it: OneOther;
  pt: OneOther;
  ru: { one: string; few: string; many: string; other: string };
  zh: Other;
  ja: Other;
  ar: { zero: string; one: string; two: string; few: string; many: string; other: string };
}

/** What the messages of one language are made with. */
export interface Words<Spoken extends Language> {
  /** The form for a count; `#` in it becomes the count in the language's digits and grouping. */
  plural: (count: number, forms: PluralForms[Spoken]) => string;
  /** `1,234` */
  number: (value: number) => string;
  /** `a, b, and c` */
  list: (items: readonly string[]) => string;
}

/**
 * The numbers of a language. Arabic uses the digits 0 to 9, as schools in most Arab countries and our clocks do,
 * so that a number looks the same in a quiz and around it.
 */
export const numbersOf = (language: Language): string =>
  language === 'ar' ? 'ar-u-nu-latn' : language;

export function wordsOf<Spoken extends Language>(language: Spoken): Words<Spoken> {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(numbersOf(language));
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const number = (value: number) => numbers.format(value);
  return {
    number,
    list: (items) => lists.format(items),
    plural(count, forms) {
      const byCategory: Partial<Record<Intl.LDMLPluralRule, string>> & Other = forms;
      const form = byCategory[rules.select(count)] ?? byCategory.other;
      return form.replaceAll('#', () => number(count));
    },
  };
}
