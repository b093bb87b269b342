/** What a spreadsheet takes as a formula, or what `protectedCell` has made of it. */
export const formulaStart = /^'*[=+\-@\t\r]/;

/** The text of a cell; an apostrophe keeps spreadsheets from taking it as a formula. */
export const protectedCell = (cell: string): string =>
  formulaStart.test(cell) ? `'${cell}` : cell;
