/** In the cell of a row that has no value in a column; the cards of a phone leave the cell out. */
export const noValue = '–';
