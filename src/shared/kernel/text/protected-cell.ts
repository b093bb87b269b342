/**
 * What spreadsheets take as a formula, or what `protectedCell` has made of it. Spaces before the sign do not always keep them
 * from it, and in Japanese the wide signs begin a formula too.
 */
export const formulaStart = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** The text of a cell in a CSV file; an apostrophe keeps spreadsheets from taking it as a formula. */
export const protectedCell = (cell: string): string =>
  formulaStart.test(cell) ? `'${cell}` : cell;
