import type { Language } from './languages.ts';
import { notations } from './notation.ts';

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

/** The numbers of a language. `Intl` writes only those that `notation.ts` leaves to it. */
export class Numbers {
  readonly #language: Language;
  #format: Intl.NumberFormat | undefined;

  constructor(language: Language) {
    this.#language = language;
  }

  /** `1,234` */
  write(value: number): string {
    if (Number.isSafeInteger(value) && value >= 0) return this.#grouped(value);
    this.#format ??= new Intl.NumberFormat(numbersOf(this.#language));
    return this.#format.format(value);
  }

  /**
   * `66.6%`
   * @param tenths of a percent, not negative
   */
  percent(tenths: number): string {
    const { decimal, percent } = notations[this.#language];
    const rest = tenths % 10;
    const whole = this.#grouped((tenths - rest) / 10);
    return whole + (rest === 0 ? '' : `${decimal}${rest}`) + percent;
  }

  #grouped(value: number): string {
    const { group, groupedFrom } = notations[this.#language];
    const digits = String(value);
    return value < groupedFrom ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  }
}

/** The browser's knowledge of one language. Each part is made when it is first needed, as that takes long. */
class Grammar {
  readonly #language: Language;
  readonly #numbers: Numbers;
  #rules: Intl.PluralRules | undefined;
  #lists: Intl.ListFormat | undefined;

  constructor(language: Language) {
    this.#language = language;
    this.#numbers = new Numbers(language);
  }

  category(count: number): Intl.LDMLPluralRule {
    this.#rules ??= new Intl.PluralRules(this.#language);
    return this.#rules.select(count);
  }

  number(value: number): string {
    return this.#numbers.write(value);
  }

  list(items: readonly string[]): string {
    this.#lists ??= new Intl.ListFormat(this.#language, { type: 'conjunction' });
    return this.#lists.format(items);
  }
}

/** Shared by all messages of a language: there are hundreds of files of them. */
const grammars = new Map<Language, Grammar>();

function grammarOf(language: Language): Grammar {
  const grammar = grammars.get(language) ?? new Grammar(language);
  grammars.set(language, grammar);
  return grammar;
}

export function wordsOf<Spoken extends Language>(language: Spoken): Words<Spoken> {
  const grammar = grammarOf(language);
  const number = (value: number) => grammar.number(value);
  return {
    number,
    list: (items) => grammar.list(items),
    plural(count, forms) {
      const byCategory: Partial<Record<Intl.LDMLPluralRule, string>> & Other = forms;
      const form = byCategory[grammar.category(count)] ?? byCategory.other;
      return form.replaceAll('#', () => number(count));
    },
  };
}
