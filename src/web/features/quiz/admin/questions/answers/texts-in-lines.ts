/** The lines of a text that are not empty. */
export const linesIn = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() !== '');

/**
 * The texts of a field that shows one on each line, after it was edited. A text of several lines stays one text as long
 * as its lines are the same: which lines belong together is not in the field.
 */
export function textsInLines(edited: string, before: readonly string[]): string[] {
  const lines = linesIn(edited);
  const texts = before.filter((text) => text.trim() !== '');
  const first = texts.slice(0, unchanged(lines, texts));
  const left = lines.slice(first.flatMap(linesIn).length);
  const others = texts.slice(first.length);
  const count = unchanged(left.toReversed(), others.toReversed().map(reversed));
  const last = others.slice(others.length - count);
  const between = left.slice(0, left.length - last.flatMap(linesIn).length);
  return [...first, ...between, ...last];
}

const reversed = (text: string): string => linesIn(text).toReversed().join('\n');

/** How many of the texts the lines begin with. */
function unchanged(lines: readonly string[], texts: readonly string[]): number {
  let line = 0;
  for (const [count, text] of texts.entries()) {
    const own = linesIn(text);
    if (!own.every((each, index) => each === lines[line + index])) return count;
    line += own.length;
  }
  return texts.length;
}
