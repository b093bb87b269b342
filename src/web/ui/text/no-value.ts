/** Shown where there is no value. In tables, the cards of a phone leave out a cell with it. */
export const noValue = '–';
