import { foldMarks } from './written-answer.ts';
import { isWithin, readingFor, valueOfKey } from './written-number.ts';

/** The number that a key means. */
interface WantedNumber {
  text: string;
  value: number;
  /** How far off an answer may be. */
  tolerance: number;
}

const toleranceForm = /^(\d+(?:[.,]\d+)?(?:e[+-]?\d{1,3})?)\s*(%?)$/i;

/** Reads `9.81`, `9.81 ± 0.05` or `9.81 ± 2%`; undefined if the text is none of them. */
export function numberOf(key: string): WantedNumber | undefined {
  const [text = '', given, ...more] = partsOfKey(foldMarks(key)).map(foldNumber);
  const value = valueOfKey(text);
  if (value === undefined || more.length > 0) return undefined;
  if (given === undefined) return { text, value, tolerance: 0 };
  const [, digits, percent] = toleranceForm.exec(given) ?? [];
  if (digits === undefined) return undefined;
  const tolerance = percent
    ? (Math.abs(value) * withDecimalMark(digits)) / 100
    : amountBy({ text, value }, digits);
  return Number.isFinite(tolerance) ? { text, value, tolerance } : undefined;
}

const withDecimalMark = (digits: string): number => Number(digits.replace(',', '.'));

/** A comma in a tolerance groups its digits where it could in an answer, and where the number is not smaller than that. */
function amountBy({ text, value }: Omit<WantedNumber, 'tolerance'>, digits: string): number {
  const read = digits.includes(',') ? readingFor(text, digits, 1) : undefined;
  return read !== undefined && read <= Math.abs(value) ? read : withDecimalMark(digits);
}

/** The number and the tolerance of a key, as they were written. */
export const partsOfKey = (key: string): string[] =>
  key.split(/±|\+\/-/).map((part) => part.trim());

const decimalForm = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/;
const maybeGroups = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * A number that is typed into a field of its own: `0.5`, `0,50` or `٠٫٥`. Undefined for any other text, and for
 * `1,000` and `1.500`, which may be meant as thousands.
 */
export function decimalOf(text: string): number | undefined {
  const folded = foldMarks(text);
  if (!decimalForm.test(folded)) return undefined;
  const number = Number(folded.replace(',', '.'));
  return maybeGroups.test(folded) && String(number) !== folded ? undefined : number;
}

interface Unit {
  name: string;
  /** What one of it is in the unit of the key. */
  factor: number;
}

/** Reads `m` or `cm = 0.01`; undefined if the text is neither. */
export function unitOf(text: string): Unit | undefined {
  const [name = '', factor, ...more] = text.split('=').map(foldMarks);
  // A name of digits would be read as a part of the number.
  if (!/[^\d.,+\-^\s]/.test(name) || more.length > 0) return undefined;
  if (factor === undefined) return { name, factor: 1 };
  const value = valueOfKey(foldNumber(factor));
  return value !== undefined && value > 0 ? { name, factor: value } : undefined;
}

/** Whether the answer is the number within its tolerance. A number without a unit is in the unit of the key. */
export function isNumericAnswer(
  key: { number: string; units: readonly string[] },
  answer: string,
): boolean {
  const wanted = numberOf(key.number);
  if (!wanted) return false;
  const given = foldMarks(answer);
  const units = key.units.flatMap((text) => unitOf(text) ?? []);
  return [{ name: '', factor: 1 }, ...units].some(
    ({ name, factor }) =>
      given.endsWith(name) &&
      isNear(wanted, foldNumber(given.slice(0, given.length - name.length)), factor),
  );
}

function isNear(wanted: WantedNumber, given: string, factor: number): boolean {
  const read = readingFor(wanted.text, given, factor);
  return read !== undefined && isWithin(wanted, read * factor);
}

/** A number with a power of ten as an exponent: `6.6 × 10^-34` is `6.6e-34`, and `10^5` is `1e5`. */
function foldNumber(text: string): string {
  return text
    .trim()
    .replace(/^([+-]) /, '$1')
    .replace(/^([+-]?)10\^([+-]?\d{1,3})$/, (_, sign, exponent) => `${sign}1e${exponent}`)
    .replace(/\s?[x×·*]\s?10\^?([+-]?\d{1,3})$/i, 'e$1');
}
