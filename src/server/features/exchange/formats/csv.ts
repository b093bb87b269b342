import Papa from 'papaparse';
import { protectedCell } from '#server/kernel/files/protected-cell.ts';
import type { FoundItem } from '#shared/features/exchange/found.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { columnsIn, type Row, readRows, rowsOf } from './rows.ts';

/** The questions of a CSV text; the separator is found by its first lines. */
export const readCsv = (text: string): Generator<FoundItem> => readRows(csvRows(text));

/** The rows of a CSV text with the lines at which they begin. */
export function* csvRows(text: string): Generator<Row> {
  const delimiter = separatorOf(text.slice(0, 10_000));
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  let line = 1;
  for (const cells of data) {
    yield { line, cells };
    line += 1 + cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 0);
  }
}

/** Whether one of the first rows has the titles of a table of questions. */
export function hasTitles(head: string): boolean {
  const { data } = Papa.parse<string[]>(head, { delimiter: separatorOf(head), preview: 30 });
  return data.some((cells) => columnsIn(cells) !== undefined);
}

function separatorOf(head: string): string {
  const counts = [',', ';', '\t'].map((separator) => ({
    separator,
    count: head.split(separator).length,
  }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}

/** Questions as a CSV text of our template. */
export const writeCsv = (questions: readonly QuestionInput[]): string => csvOf(rowsOf(questions));

/** Rows as a CSV text, with a mark by which spreadsheets know its encoding. No text in it is a formula. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? protectedCell(cell) : cell)),
  );
  return `\ufeff${Papa.unparse(cells)}\r\n`;
}
