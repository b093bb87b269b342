import { type Dollars, dollarsIn } from '#shared/kernel/text/formulas.ts';

/**
 * Marks the formulas of a Markdown text.
 * @returns the text for remark-math: other dollar signs are escaped, and `$$…$$` in a paragraph is a block;
 * undefined if the text has no formula
 */
export function markFormulas(text: string): string | undefined {
  let hasFormula = false;
  let marked = '';
  let done = 0;
  for (const dollars of dollarsIn(text)) {
    marked += text.slice(done, dollars.from);
    marked += dollars.isFormula
      ? formula(text, dollars)
      : text.slice(dollars.from, dollars.end).replaceAll('$', '\\$');
    hasFormula ||= dollars.isFormula;
    done = dollars.end;
  }
  return hasFormula ? marked + text.slice(done) : undefined;
}

function formula(text: string, { from, end, width }: Dollars): string {
  const dollars = '$'.repeat(width);
  // remark-math ends a formula at an escaped dollar sign too.
  const content = text.slice(from + width, end - width).replaceAll('\\$', '\\textdollar ');
  return width === 2 && isInParagraph(text, from)
    ? `${lineBreak(text[from - 1])}${dollars}\n${content.trim()}\n${dollars}${lineBreak(text[end])}`
    : dollars + content + dollars;
}

const lineBreak = (neighbour: string | undefined) =>
  neighbour === undefined || neighbour === '\n' ? '' : '\n';

/** Only in a paragraph a formula can be a block: a line of a list, table, heading or quotation would end. */
function isInParagraph(text: string, from: number): boolean {
  // Longer lines are not searched, so that the time stays linear.
  const before = text.slice(Math.max(0, from - 2000), from);
  const lineStart = before.lastIndexOf('\n') + 1;
  return (lineStart > 0 || before.length === from) && paragraph.test(before.slice(lineStart));
}

const paragraph = /^ {0,3}(?![\s>|#]|[-*+]\s|\d+[.)]\s)[^|]*$/;
