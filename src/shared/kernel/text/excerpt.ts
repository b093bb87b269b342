import { cut } from './cut.ts';
import { replaceFormulas } from './formulas.ts';
import { hitsIn } from './text-hits.ts';

/** The text in at most `max` characters; a longer one ends at a word with an ellipsis. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max);
  const lastSpace = room.search(/\s\S*$/);
  const whole = lastSpace > max / 2 ? room.slice(0, lastSpace) : cut(text, max - 1);
  return `${whole.replace(/[\s,;:.–—-]+$/, '')}…`;
}

const inLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** How many characters are shown before the first hit. */
const lead = 40;

/** At most about `max` characters of a text, around the first of the words searched for. */
export function excerptAround(text: string, wanted: string, max: number): string {
  const line = inLine(text);
  const [first] = hitsIn(line, wanted);
  if (!first || first.end <= max - lead) return cutAtWord(line, max);
  const from = startBefore(line, first.start);
  return `${from === 0 ? '' : '…'}${cutAtWord(line.slice(from), max)}`;
}

/** Where an excerpt begins for a hit that follows: at a word, or within a text without spaces. */
function startBefore(line: string, hit: number): number {
  const at = Math.max(0, hit - lead);
  const word = line.lastIndexOf(' ', at) + 1;
  if (at - word <= lead) return word;
  // Not between the halves of a surrogate pair.
  return /[\uDC00-\uDFFF]/.test(line.charAt(at)) ? at + 1 : at;
}

const media = /!\[((?:[^\]\\]|\\.){0,600})\]\((?:[^()"]|"(?:[^"\\]|\\.){0,6000}"){0,3000}\)/gs;

/** Markdown with the descriptions of pictures and sounds where they are. */
export const withDescriptions = (text: string): string => text.replace(media, '$1');

/**
 * A block of code between fences, the first with the name of its language; code within a line; or an escaped character.
 * A dollar sign stays escaped, so that no formula begins there.
 */
const code =
  /^[ \t]*(`{3,}|~{3,})[^`\n]*\n([\s\S]*?)(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))|(?<!`)(`+)(?!`)([^`]+)\3(?!`)|\\([!-#%-/:-@[-`{-~])/gm;

/**
 * Around the index of code, a formula or an escaped character, which may look like markup; no stored text has this
 * character.
 */
const placeholder = '\0';

/** What may be emphasis, or text if there is more of it in a row; an empty line, at which every emphasis ends. */
const runOrEnd = /\*+|_+|~+|\n[^\S\n]*\n/g;
const emphasis = /^(?:\*{1,3}|_{1,3}|~~)$/;
const letter = /[\p{L}\p{N}]/u;

/**
 * Without the markup of emphasis around words. `*`, `_` and `~` beside spaces are text, as in `2 * 3`, and so are
 * underscores within a word or in a row, as in `my_name` or a gap. The text is read once, however deep emphasis is.
 */
function withoutEmphasis(text: string): string {
  const parts: string[] = [];
  /** By these characters: the indexes of the parts that may begin an emphasis. */
  const open = new Map<string, number[]>();
  let done = 0;
  for (const { 0: run, index: at } of text.matchAll(runOrEnd)) {
    const before = lastCharacter(text.slice(Math.max(0, at - 2), at));
    parts.push(text.slice(done, at), run);
    done = at + run.length;
    const after = firstCharacter(text.slice(done, done + 2));
    if (run.startsWith('\n')) open.clear();
    if (!emphasis.test(run)) continue;
    const isWord = (beside: string) => run.startsWith('_') && letter.test(beside);
    const openers = open.get(run) ?? [];
    const opener = before.trim() === '' || isWord(after) ? undefined : openers.pop();
    if (opener !== undefined) {
      parts[opener] = '';
      parts[parts.length - 1] = '';
    } else if (after.trim() !== '' && !isWord(before)) {
      openers.push(parts.length - 1);
      open.set(run, openers);
    }
  }
  return parts.join('') + text.slice(done);
}

const firstCharacter = (text: string): string => [...text].at(0) ?? '';
const lastCharacter = (text: string): string => [...text].at(-1) ?? '';

/** The line between the titles and the rows of a table. */
const belowTitles = /^(?=.*-)(?=.*\|)[ \t:|-]+$/;

/** The rows of tables without their bars, and without the line below their titles. Other bars are text, as in `|x|`. */
function withoutTables(text: string): string {
  const lines = text.split('\n');
  let isTable = false;
  const isRule = (index: number) =>
    belowTitles.test(lines[index] ?? '') && (lines[index - 1] ?? '').includes('|');
  const shown = lines.map((line, index) => {
    isTable = line.trim() !== '' && (isTable || isRule(index + 1));
    if (!isTable) return line;
    return isRule(index) ? '' : line.replaceAll('|', '');
  });
  return shown.join('\n');
}

/** Markdown as plain text: without the markup of headings, lists, links, tables and code; formulas stay as they are written. */
export function plainOfMarkdown(text: string): string {
  const kept: string[] = [];
  const keep = (part: string) => placeholder + (kept.push(part) - 1) + placeholder;
  const keepCode = (around: string) =>
    around.replace(code, (_all, _fence, block?: string, _ticks?: string, inline = '', sign = '') =>
      keep(block ?? (inline || sign)),
    );
  const lines = replaceFormulas(withDescriptions(text), keep, keepCode)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|[-+*>])\s+/gm, '')
    .replaceAll('`', '');
  return withoutEmphasis(withoutTables(lines))
    .split(placeholder)
    .map((part, index) => (index % 2 === 0 ? part : kept[Number(part)]))
    .join('');
}

/** The beginning of a Markdown text as a line of plain text. */
export const plainPreview = (markdown: string, max: number): string =>
  cutAtWord(inLine(plainOfMarkdown(markdown)), max);
