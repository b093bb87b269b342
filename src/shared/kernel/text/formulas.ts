/** A fence of a code block, an escaped character, backticks, or dollar signs. */
const sign = /^ {0,3}(?<fence>`{3,}(?=[^`\n]*$)|~{3,}).*$|\\[\s\S]|(?<ticks>`+)|(?<dollars>\$+)/gmu;

/** What ends a formula, or shows that there is none: dollar signs that are not escaped, or an empty line. */
const formulaEnd = /(?<!\\)\$+|\n[^\S\n]*\n/gu;

/** A formula with its dollar signs, or dollar signs that are text. */
export interface Dollars {
  from: number;
  end: number;
  /** Of dollar signs at each end. */
  width: number;
  isFormula: boolean;
}

/**
 * The formulas of a Markdown text, and the dollar signs that begin none: TeX between `$` in a line of text, or between
 * `$$`. A dollar sign is a dollar sign if a space follows it, if the next one comes after a space or before a digit
 * ("$5 or $10"), before a number and a word ("$5 for"), and in code, where none is found.
 */
export function* dollarsIn(text: string): Generator<Dollars> {
  if (!text.includes('$')) return;
  const unclosed = new Set<string>();
  const signs = new RegExp(sign);
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    const { fence, ticks, dollars } = found.groups ?? {};
    const after = signs.lastIndex;
    if (fence !== undefined) signs.lastIndex = endOfBlock(text, fence, after);
    else if (ticks !== undefined) signs.lastIndex = endOfCode(text, ticks, after, unclosed);
    else if (dollars !== undefined) {
      const end = endOfFormula(text, dollars, after);
      signs.lastIndex = end ?? after;
      const run = { from: found.index, end: signs.lastIndex, width: dollars.length };
      yield { ...run, isFormula: end !== undefined };
    }
  }
}

/**
 * A Markdown text with its formulas replaced, and what is around them converted.
 * @param replace gets a formula with its dollar signs, and how many there are at each end
 */
export function replaceFormulas(
  text: string,
  replace: (formula: string, width: number) => string,
  convert = (around: string) => around,
): string {
  let replaced = '';
  let done = 0;
  for (const { from, end, width, isFormula } of dollarsIn(text)) {
    if (!isFormula) continue;
    replaced += convert(text.slice(done, from)) + replace(text.slice(from, end), width);
    done = end;
  }
  return replaced + convert(text.slice(done));
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

const inTex = /(?<![\\$])\\(?:\(((?:[^\\$`]|\\[^()])*)\\\)(?!\d)|\[((?:[^\\$`]|\\[^[\]])*)\\\])/g;

/** A text with its formulas between dollar signs. TeX has them between `\(` and `\)`, or `\[` and `\]`. */
export const withDollars = (text: string): string =>
  text.replace(
    inTex,
    (whole, inline: string | undefined, block: string | undefined, at: number) => {
      const tex = (inline ?? block ?? '').trim();
      if (tex === '') return whole;
      // After a number and a word the dollar sign would be that of a price.
      const unlike = notInFormula.test(tex) ? '{}' : '';
      const formula = inline === undefined ? ['$$', block, '$$'] : ['$', unlike, tex, '$'];
      const next = text.slice(at + whole.length, at + whole.length + 2);
      return `${formula.join('')}${/^\\[([]|^\$/.test(next) ? ' ' : ''}`;
    },
  );
