import { invalid } from '#server/kernel/failure.ts';
import { withoutEscapes, writeWorkbook } from '#server/kernel/files/workbook.ts';
import {
  childOf,
  childrenOf,
  textIn,
  within,
  type XmlElement,
  xmlElements,
} from '#server/kernel/files/xml.ts';
import { countOf, type ZipArchive, type ZipEntry } from '#server/kernel/files/zip.ts';
import type { FoundInParts, FoundItem } from '#shared/features/exchange/found.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { protectedCell } from '#shared/kernel/text/protected-cell.ts';
import { formatsIn, shownNumber } from './cell-formats.ts';
import { type Row, readRows, rowsOf } from './rows.ts';

/*
 * Of a workbook the texts of cells are needed: the sheets with their rows, the list of shared texts, and the formats
 * of numbers.
 */

const otherParts = ['xl/sharedStrings.xml', 'xl/styles.xml', 'xl/workbook.xml'];
const sheetPath = /^xl\/worksheets\/sheet\d+\.xml$/;

export const isWorkbook = ({ names }: ZipArchive): boolean => names.includes('xl/workbook.xml');

/** The questions of the first sheet that has some. */
export async function readXlsx(archive: ZipArchive): Promise<FoundInParts> {
  const entries = await archive.unpack((name) => sheetPath.test(name) || otherParts.includes(name));
  const sheets = entries
    .filter(({ name }) => sheetPath.test(name))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  if (sheets.length === 0) throw invalid('file', 'The workbook has no sheets');
  return {
    parts: sheets.map(({ name, bytes: sheet }) => ({
      entry: entryOf(name),
      lines: countOf('<row', sheet),
    })),
    found: questionsOfSheets(sheets, entries),
  };
}

const entryOf = (name: string) => name.split('/').at(-1);

function* questionsOfSheets(
  sheets: readonly ZipEntry[],
  entries: readonly ZipEntry[],
): Generator<FoundItem> {
  const book = bookOf(entries);
  let first: FoundItem | undefined;
  for (const { name, bytes: sheet } of sheets) {
    let found = 0;
    for (const item of readRows(rowsIn(textOf(sheet), book), entryOf(name))) {
      if (!item.question && found === 0) {
        first ??= item;
        continue;
      }
      found += 1;
      yield item;
    }
    if (found > 0) return;
  }
  if (first) yield first;
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** How long the text of a cell can be, in spreadsheets. */
const maxCellLength = 32_767;

/** The most characters in the cells of a workbook. Many cells can refer to one text, which counts for each of them. */
const maxCharacters = 2 ** 24;

/** What the cells of all sheets refer to. */
interface Book {
  shared: readonly string[];
  formats: ReturnType<typeof formatsIn>;
  /** Whether its days are counted from 1904. */
  from1904: boolean;
  /** How many characters the cells have that were read. */
  characters: number;
}

function bookOf(entries: readonly ZipEntry[]): Book {
  const part = (path: string) => {
    const entry = entries.find(({ name }) => name === path);
    return entry ? textOf(entry.bytes) : '';
  };
  return {
    shared: Array.from(
      xmlElements(part('xl/sharedStrings.xml'), (name) => name === 'si'),
      (each) => writtenText(each).slice(0, maxCellLength),
    ),
    formats: formatsIn(part('xl/styles.xml')),
    from1904: /\bdate1904="(?:1|true)"/.test(part('xl/workbook.xml')),
    characters: 0,
  };
}

/** The text of a cell in pieces with formats of their own; phonetic hints are left out. */
const writtenText = (element: XmlElement): string =>
  childrenOf(element)
    .filter(({ name }) => name === 't' || name === 'r')
    .flatMap((part) => (part.name === 't' ? [part] : within(part, (name) => name === 't')))
    .map((part) => withoutEscapes(textIn(part)))
    .join('')
    .replace(/\r\n?/g, '\n');

function* rowsIn(text: string, book: Book): Generator<Row> {
  let line = 0;
  for (const row of xmlElements(text, (name) => name === 'row')) {
    line = Number(row.attributes.r) || line + 1;
    const cells: string[] = [];
    const unlike: number[] = [];
    for (const cell of childrenOf(row, 'c')) {
      const column = columnOf(cell.attributes.r ?? '') ?? cells.length;
      if (column >= 200) continue;
      while (cells.length < column) cells.push('');
      const { text: whole, isOther } = shownCell(cell, book);
      const shown = whole.slice(0, maxCellLength);
      book.characters += shown.length;
      if (book.characters > maxCharacters)
        throw invalid('file', 'The archive is too large when it is unpacked');
      cells[column] = shown;
      if (isOther) unlike.push(column);
    }
    yield { line, cells, unlike };
  }
}

/** The index of the column in a reference such as `AB12`. */
function columnOf(reference: string): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shownCell(cell: XmlElement, { shared, formats, from1904 }: Book) {
  const { t: type, s: style } = cell.attributes;
  const [value, inline] = [childOf(cell, 'v'), childOf(cell, 'is')];
  const text = value ? textIn(value) : '';
  const same = (shown: string) => ({ text: shown, isOther: false });
  if (type === 's') return same(shared[Number(text)] ?? '');
  if (inline) return same(writtenText(inline));
  if (type === 'b') return same(text === '1' ? 'true' : 'false');
  if (type === 'e') return { text, isOther: true };
  return type === 'str'
    ? same(text)
    : shownNumber(text, { format: formats[Number(style ?? 0)], from1904 });
}

/** Questions as a workbook with one sheet, as in our template. */
export const writeXlsx = (questions: readonly QuestionInput[], at: Date): Uint8Array =>
  writeWorkbook(
    [{ name: 'Questions', rows: rowsOf(questions).map((cells) => cells.map(withApostrophe)) }],
    at,
  );

/**
 * Readers remove an apostrophe before a character that begins a formula, so a text that begins with one gets another.
 */
const withApostrophe = (cell: string): string =>
  cell.startsWith("'") ? protectedCell(cell) : cell;
