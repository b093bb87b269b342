import { withPlainDigits } from '#shared/kernel/text/digits.ts';
import { isSameNumber } from './written-number.ts';

const apostrophes = /['`´‘’‚‛ʹʻʼʽˈ′＇]/gu;
const quotes = /["“”„‟«»″〝〞〟＂]/gu;
const dashes = /[-‐‑‒–—―−﹘﹣－]/gu;
/** Soft hyphens, zero-width characters and joiners, directional marks, and what chooses between two forms of a character. */
const invisible =
  /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\ufe0e|\ufe0f/gu;
/** It only lengthens an Arabic word. */
const tatweel = /ـ/gu;

/**
 * A raised number after a digit: an exponent, which NFKC would make a part of the number before it. Before a plus or
 * minus sign, it is the charge of an ion.
 */
const raised = /(?<=\p{Nd})[⁺⁻]?[⁰¹²³⁴-⁹]+(?![⁰¹²³⁴-⁹⁺⁻])/gu;

/** Before a fraction after a number, which NFKC would write without a space: `1½` as `11⁄2`. */
const beforeFraction = /(?<=\p{Nd})(?=[¼-¾⅐-⅟↉])/gu;
const slashes = /[⁄∕]/gu;

/** What Arabic and Persian keyboards have in numbers: the decimal mark, the one of groups, the percent sign. */
const arabicSigns: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '٪': '%' };

/**
 * Removes differences that a keyboard or a word processor makes: compatibility forms (NFKC), white space,
 * apostrophes, quotation marks, dashes, slashes, the digits and signs of Arabic numbers, and the lengthening of Arabic words. An exponent
 * stays one: `10⁵` is `10^5`, not 105. Other raised characters are folded: `m²` is `m2`, and `SO4²⁻` is `SO42-`.
 * Fractions that a word processor makes of typed ones are those again: `1½` is `1 1/2`.
 */
export function foldMarks(text: string): string {
  // Before exponents are found, because an invisible character may be before one.
  const signs = withPlainMarks(withPlainDigits(text))
    .replace(raised, (exponent) => `^${exponent.replace('⁻', '-')}`)
    .replace(beforeFraction, ' ')
    .replace(/[٫٬٪]/g, (sign) => arabicSigns[sign] ?? sign);
  // Again, because NFKC takes some marks apart, such as ″, and makes others, such as the minus of `Cl⁻`.
  return withPlainMarks(signs.normalize('NFKC')).trim().replace(/\s+/g, ' ');
}

const withPlainMarks = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(tatweel, '')
    .replace(apostrophes, "'")
    .replace(quotes, '"')
    .replace(dashes, '-')
    .replace(slashes, '/');

/**
 * Whether a written answer is an accepted one: the same text, apart from `foldMarks` and, unless
 * `caseSensitive`, from case; or, where there is a tolerance, a number that is near enough.
 */
export function isSameAnswer(
  accepted: string,
  given: string,
  key: { caseSensitive: boolean; numericTolerance: number | null },
): boolean {
  const [wanted, got] = [foldMarks(accepted), foldMarks(given)];
  if (wanted === got || (!key.caseSensitive && foldCase(wanted) === foldCase(got))) return true;
  return key.numericTolerance !== null && isSameNumber(wanted, got, key.numericTolerance);
}

/** Upper case folds characters that lower case keeps apart, such as ß and ss, and lower case ẞ, which upper case keeps. */
const foldCase = (text: string): string => text.toLowerCase().toUpperCase().toLowerCase();

/** What separates the accepted answers of a question whose answer is written. */
export const betweenAnswers = /[|\n]/;

export const acceptedAnswers = (answers: string): string[] =>
  answers
    .split(betweenAnswers)
    .map((text) => text.trim())
    .filter((text) => text !== '');
