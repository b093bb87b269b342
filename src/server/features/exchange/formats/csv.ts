import Papa from 'papaparse';
import type { FoundItem } from '#shared/features/exchange/found.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { protectedCell } from '#shared/kernel/text/protected-cell.ts';
import { columnsIn } from './row-titles.ts';
import { type Row, readRows, rowsOf } from './rows.ts';

/** The questions of a CSV text. */
export const readCsv = (text: string): Generator<FoundItem> =>
  readRows(csvRows(text, countOfTitles));

/** How many titles of a table a row has. */
type CountTitles = (cells: readonly string[]) => number;

const countOfTitles: CountTitles = (cells) => Object.values(columnsIn(cells) ?? {}).flat().length;

/** The rows of a CSV text with the lines at which they begin. */
export function* csvRows(text: string, count: CountTitles): Generator<Row> {
  const { separator } = separatorOf(text.slice(0, 10_000), count);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separator,
    skipEmptyLines: false,
  });
  const faults = new Map(errors.map(({ row, code }) => [row, code]));
  let line = 1;
  for (const [index, cells] of data.entries()) {
    const lines = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 1);
    const fault = faults.get(index);
    const isOpen = fault === 'MissingQuotes' || lines > 1;
    yield { line, cells, ...(fault && { quotes: isOpen ? 'open' : 'misplaced' }) };
    line += lines;
  }
}

/** Whether one of the first rows has the titles of a table of questions. */
export const hasTitles = (head: string): boolean => separatorOf(head, countOfTitles).titles > 0;

/** The separator by which a row has the most titles, else that which occurs most often. */
function separatorOf(head: string, count: CountTitles) {
  const tried = [',', ';', '\t'].map((separator) => {
    const { data } = Papa.parse<string[]>(head, { delimiter: separator, preview: 30 });
    const titles = Math.max(0, ...data.map(count));
    return { separator, titles, columns: head.split(separator).length };
  });
  return tried.reduce((best, each) =>
    (each.titles - best.titles || each.columns - best.columns) > 0 ? each : best,
  );
}

/** Questions as a CSV text of our template. */
export const writeCsv = (questions: readonly QuestionInput[]): string => csvOf(rowsOf(questions));

type Rows = readonly (readonly (string | number)[])[];

/** Rows as a CSV text, with a mark by which spreadsheets recognise its encoding. No text in it is a formula. */
export function csvOf(rows: Rows): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? protectedCell(cell) : cell)),
  );
  return `\ufeff${Papa.unparse(cells)}\r\n`;
}

export const csvType = 'text/csv;charset=utf-8';

/** A table as a file that is downloaded. */
export const csvFile = (fileName: string, rows: Rows) => ({
  fileName,
  type: csvType,
  content: csvOf(rows),
});
