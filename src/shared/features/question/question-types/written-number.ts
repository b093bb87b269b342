type Mark = '.' | ',';

/** A parsed number: its value and its notation. */
interface Written {
  value: number;
  /** The decimal mark and how many digits follow it; absent for a whole number. */
  fraction?: { mark: Mark; digits: number };
}

const decimal = /^([+-]?)(\d*)(?:([.,])(\d*))?(e[+-]?\d+)?$/i;
const groups = {
  ofThree: /^([+-]?)([1-9]\d{0,2}([., '])\d{3}(?:\3\d{3})*)(?:(?!\3)([.,])(\d+))?(e[+-]?\d+)?$/i,
  indian: /^([+-]?)([1-9]\d?(,)(?:\d{2},)+\d{3})(?:(\.)(\d+))?(e[+-]?\d+)?$/i,
};

/**
 * Whether `given` is the number `key` within `tolerance`. Both are folded texts (see foldMarks). What
 * counts as a number:
 *
 *     number  = [+ or -] (decimal | grouped) [e exponent]
 *     decimal = digits with at most one decimal mark: a dot or a comma
 *     grouped = 1 to 3 digits, the first not 0, then groups of three digits, each after the same
 *               separator (comma, dot, space or apostrophe), then at most one decimal mark that is not
 *               the separator, and digits. With commas, Indian groups count as well: 12,34,567.
 *
 * One to three digits, a comma or a dot, and three digits (`1,000`) are both. In a key a comma then
 * groups and a dot is the decimal mark. In an answer the key decides: see `chosen`.
 */
export function isSameNumber(key: string, given: string, tolerance: number): boolean {
  const wanted = readKey(key);
  const got = wanted && chosen(readDecimal(given), readGrouped(given), wanted);
  return !!wanted && !!got && isWithin({ value: wanted.value, tolerance }, got.value);
}

/**
 * Whether a number is no further from `value` than `tolerance`. The slack allows for binary rounding: 0.3 must be
 * within 0.1 of 0.2. It is a part of these numbers, because one of 1e-19 must not be within any slack of 0.
 */
export function isWithin(
  { value, tolerance }: { value: number; tolerance: number },
  given: number,
): boolean {
  const slack = 1e-9 * Math.max(Math.abs(value), tolerance);
  return Number.isFinite(value) && Math.abs(value - given) <= tolerance + slack;
}

/** The value of a number as an author writes it; undefined for any other text. */
export function valueOfKey(key: string): number | undefined {
  const value = readKey(key)?.value;
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}

/**
 * The value of an answer, read as the number `key` suggests.
 * @param factor what one of the answer's unit is in that of the key
 */
export function readingFor(key: string, given: string, factor: number): number | undefined {
  const wanted = readKey(key);
  if (!wanted) return undefined;
  const scaled = factor === 1 ? wanted : { value: wanted.value / factor };
  const asDecimal = readDecimal(given);
  // Digits before an exponent are not grouped: 1.234e3 is 1234.
  const asGrouped = asDecimal && /e/i.test(given) ? undefined : readGrouped(given);
  return chosen(asDecimal, asGrouped, scaled)?.value;
}

function readKey(text: string): Written | undefined {
  const asDecimal = readDecimal(text);
  const asGrouped = readGrouped(text);
  return asDecimal?.fraction?.mark === ',' ? (asGrouped ?? asDecimal) : (asDecimal ?? asGrouped);
}

/**
 * The reading of an answer. Where there are two: a mark that is the key's decimal mark is one here too,
 * and so is either mark when the key has three decimals, as the answer then has. Otherwise a comma
 * groups, and a dot groups when the key is a whole number that is long enough to be grouped.
 */
function chosen(
  asDecimal: Written | undefined,
  asGrouped: Written | undefined,
  { value, fraction }: Written,
): Written | undefined {
  if (!asDecimal?.fraction || !asGrouped) return asDecimal ?? asGrouped;
  const { mark } = asDecimal.fraction;
  if (fraction) return fraction.mark === mark || fraction.digits === 3 ? asDecimal : asGrouped;
  return mark === ',' || Math.abs(value) >= 1000 ? asGrouped : asDecimal;
}

function readDecimal(text: string): Written | undefined {
  const [, sign = '', whole = '', mark, digits = '', exponent = ''] = decimal.exec(text) ?? [];
  if (whole === '' && digits === '') return undefined;
  return written(sign + whole, markOf(mark), digits, exponent);
}

function readGrouped(text: string): Written | undefined {
  const found = groups.ofThree.exec(text) ?? groups.indian.exec(text);
  if (!found) return undefined;
  const [, sign = '', whole = '', , mark, digits = '', exponent = ''] = found;
  return written(sign + whole.replace(/\D/g, ''), markOf(mark), digits, exponent);
}

function markOf(text: string | undefined): Mark | undefined {
  return text === '.' || text === ',' ? text : undefined;
}

function written(whole: string, mark: Mark | undefined, digits: string, exponent: string): Written {
  const value = Number(`${whole}.${digits}0${exponent}`);
  return mark ? { value, fraction: { mark, digits: digits.length } } : { value };
}
