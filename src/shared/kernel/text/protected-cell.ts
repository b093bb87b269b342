/**
 * What spreadsheets take as a formula, or what `protectedCell` has made of it. Some programs ignore spaces before the
 * operator, and in Japanese a full-width operator begins a formula too.
 */
export const formulaStart = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** The text of a cell in a CSV file; an apostrophe keeps spreadsheets from taking it as a formula. */
export const protectedCell = (cell: string): string =>
  formulaStart.test(cell) ? `'${cell}` : cell;
