import { childrenOf, xmlElements } from '#server/kernel/files/xml.ts';

/*
 * How a workbook shows the numbers of its cells. The value of a cell is not what its author sees: 50% is stored as 0.5,
 * and a date as a count of days.
 */

/** Of another kind are currencies, units, fractions and durations, for example. */
type CellFormat = 'plain' | 'percent' | 'date' | 'other';

/** The formats of a workbook, by the numbers that its cells have for them. */
export function formatsIn(styles: string): CellFormat[] {
  const codes = new Map<string, string>();
  const used: string[] = [];
  for (const list of xmlElements(styles, (name) => name === 'numFmts' || name === 'cellXfs'))
    for (const { name, attributes } of childrenOf(list)) {
      const { numFmtId = '0', formatCode = '' } = attributes;
      if (name === 'numFmt') codes.set(numFmtId, formatCode);
      if (name === 'xf') used.push(numFmtId);
    }
  return used.map((id) => {
    const code = codes.get(id);
    return code === undefined ? standardFormat(Number(id)) : formatOf(code);
  });
}

/** A format that files name by its number alone; those of dates in East Asia are among them. */
function standardFormat(id: number): CellFormat {
  const isWithin = (...ranges: [number, number][]) =>
    ranges.some(([from, to]) => id >= from && id <= to);
  if (isWithin([9, 10])) return 'percent';
  if (isWithin([14, 22], [27, 36], [45, 45], [47, 47], [50, 58])) return 'date';
  return isWithin([5, 8], [12, 13], [42, 42], [44, 44], [46, 46]) ? 'other' : 'plain';
}

/** A format by its code, of which the part for positive numbers comes first. */
function formatOf(code: string): CellFormat {
  const [first = ''] = code.split(';');
  const invisible = /_.|\*.|\[(?!\$[^-\]]|h+\]|m+\]|s+\])[^\]]*\]/gi;
  const shown = first.replace(invisible, '');
  const plain = shown.replace(/"[^"]*"|\\./g, '');
  if (/\[(?:h+|m+|s+)\]/i.test(shown)) return 'other';
  if (/[dmyhs]/i.test(plain.replace(/\[[^\]]*\]|General/gi, ''))) return 'date';
  const hasText = /"[^"]*[^"\s][^"]*"|\\\S/.test(shown);
  if (!hasText && /^[\d#?.,\s]*%\s*$/.test(plain)) return 'percent';
  // A comma after the last digit divides by a thousand.
  const isNumber = /^(?:General|@|[\d#?.,()+\-\s]*(?:E[+-]\d+)?\s*)$/i.test(plain);
  return !hasText && isNumber && !/,(?![\d#?])/.test(plain) ? 'plain' : 'other';
}

interface ShownNumber {
  text: string;
  /** Whether its author may see another text. */
  isOther: boolean;
}

/** A number as text, in a form near to that which its author sees. */
export function shownNumber(
  text: string,
  { format, from1904 }: { format: CellFormat | undefined; from1904: boolean },
): ShownNumber {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return { text, isOther: false };
  if (format === 'percent') return { text: `${withoutNoise(value * 100)}%`, isOther: false };
  const moment = format === 'date' ? momentOf(value + (from1904 ? daysBefore1904 : 0)) : undefined;
  return {
    text: moment ?? withoutNoise(value),
    isOther: format === 'date' || format === 'other',
  };
}

/** The number of the day from which a workbook with days since 1904 counts. */
const daysBefore1904 = 1462;

/** A number without the digits that binary fractions add: 0.1 is stored as 0.10000000000000001. */
const withoutNoise = (value: number): string => String(Number(value.toPrecision(15)));

/** The number of 31 December 9999, the last day of spreadsheets. */
const lastDay = 2_958_465;

/** A day, a time of day or both. The count of days has a 29 February 1900. */
function momentOf(days: number): string | undefined {
  if (days < 0 || days > lastDay) return undefined;
  const start = Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const moment = new Date(start + Math.round(days * 86_400) * 1000).toISOString();
  const [day, time] = [moment.slice(0, 10), moment.slice(11, 19).replace(/:00$/, '')];
  if (days < 1) return time;
  return Number.isInteger(days) ? day : `${day} ${time}`;
}
