/** A fence of a code block, an escaped character, backticks, or dollar signs. */
const sign = /^ {0,3}(?<fence>`{3,}(?=[^`\n]*$)|~{3,}).*$|\\[\s\S]|(?<ticks>`+)|(?<dollars>\$+)/gmu;

/** What ends a formula, or shows that there is none: dollar signs that are not escaped, or an empty line. */
const formulaEnd = /(?<!\\)\$+|\n[^\S\n]*\n/gu;

/**
 * Marks the formulas of a Markdown text: TeX between `$` in a line of text, or between `$$`. A dollar sign is a
 * dollar sign if a space follows it, if the next one comes after a space or before a digit ("$5 or $10"), before
 * a number and a word ("$5 for"), and in code.
 * @returns the text for remark-math: other dollar signs are escaped, and `$$…$$` in a paragraph is a block;
 * undefined if the text has no formula
 */
export function markFormulas(text: string): string | undefined {
  if (!text.includes('$')) return undefined;
  const unclosed = new Set<string>();
  let hasFormula = false;
  let marked = '';
  let done = 0;
  sign.lastIndex = 0;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const { fence, ticks, dollars } = found.groups ?? {};
    const after = sign.lastIndex;
    if (fence !== undefined) sign.lastIndex = endOfBlock(text, fence, after);
    else if (ticks !== undefined) sign.lastIndex = endOfCode(text, ticks, after, unclosed);
    else if (dollars !== undefined) {
      const end = endOfFormula(text, dollars, after);
      marked += text.slice(done, found.index);
      marked +=
        end === undefined
          ? dollars.replaceAll('$', '\\$')
          : formula(text, { from: found.index, end, width: dollars.length });
      hasFormula ||= end !== undefined;
      done = end ?? after;
      sign.lastIndex = done;
    }
  }
  return hasFormula ? marked + text.slice(done) : undefined;
}

/** The end of a code block that is open at `from`. */
function endOfBlock(text: string, fence: string, from: number): number {
  const fences = /^ {0,3}(?<close>`{3,}|~{3,})/gm;
  fences.lastIndex = from;
  for (let found = fences.exec(text); found; found = fences.exec(text))
    if (found.groups?.close?.startsWith(fence)) return fences.lastIndex;
  return text.length;
}

/** The end of the code after these backticks, or `from` if they are text. */
function endOfCode(text: string, ticks: string, from: number, unclosed: Set<string>): number {
  if (unclosed.has(ticks)) return from;
  const run = /`+/g;
  run.lastIndex = from;
  for (let found = run.exec(text); found; found = run.exec(text))
    if (found[0] === ticks) return run.lastIndex;
  unclosed.add(ticks);
  return from;
}

/** The end of the formula after these dollar signs; undefined if they are text. */
function endOfFormula(text: string, dollars: string, from: number): number | undefined {
  if (dollars.length > 2) return undefined;
  formulaEnd.lastIndex = from;
  const close = formulaEnd.exec(text);
  if (close?.[0] !== dollars) return undefined;
  const end = formulaEnd.lastIndex;
  const content = text.slice(from, close.index);
  const isFormula =
    dollars.length === 2
      ? content.trim() !== ''
      : content.trim() === content && !notInFormula.test(content) && !/\d/.test(text[end] ?? '');
  return isFormula ? end : undefined;
}

/** Code, or a price: a number and then a word. */
const notInFormula = /`|^\d[\d.,]*\s+\p{L}{2}/u;

function formula(
  text: string,
  { from, end, width }: { from: number; end: number; width: number },
): string {
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
