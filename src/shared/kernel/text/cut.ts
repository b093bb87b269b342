/** The first characters of a text, without half of a surrogate pair at the end. */
export const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
