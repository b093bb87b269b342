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
 * A placeholder for code, formulas and escaped characters, which may look like markup; no stored text has this
 * character.
 */
const placeholder = '\0';

/**
 * Emphasis around words. `*`, `_` and `~` beside spaces are text, as in `2 * 3`, and so are underscores within a word
 * or in a row, as in `my_name` or a gap.
 */
const emphasis = [
  /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])((?:(?!\n\s*\n)[\s\S]){0,1000}?[^\s_])\1(?![\p{L}\p{N}_])/gu,
  /(?<!\*)(\*{1,3})(?=[^\s*])((?:(?!\n\s*\n)[\s\S]){0,1000}?[^\s*])\1(?!\*)/gu,
  /(?<!~)(~~)(?=[^\s~])((?:(?!\n\s*\n)[\s\S]){0,1000}?[^\s~])\1(?!~)/gu,
];

function withoutEmphasis(text: string): string {
  const without = emphasis.reduce((rest, signs) => rest.replace(signs, '$2'), text);
  return without === text ? text : withoutEmphasis(without);
}

/** Markdown as plain text: without the markup of headings, lists, links, tables and code; formulas stay as they are written. */
export function plainOfMarkdown(text: string): string {
  const kept: string[] = [];
  const keep = (part: string) => {
    kept.push(part);
    return placeholder;
  };
  const keepCode = (around: string) =>
    around.replace(code, (_all, _fence, block?: string, _ticks?: string, inline = '', sign = '') =>
      keep(block ?? (inline || sign)),
    );
  const lines = replaceFormulas(withDescriptions(text), keep, keepCode)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|[-+*>])\s+/gm, '')
    .replace(/^[ \t]*\|[ \t:|-]+$/gm, '')
    .replace(/^[ \t]*\|.*$/gm, (row) => row.replaceAll('|', ''))
    .replaceAll('`', '');
  return withoutEmphasis(lines).replaceAll(placeholder, () => kept.shift() ?? '');
}

/** The beginning of a Markdown text as a line of plain text. */
export const plainPreview = (markdown: string, max: number): string =>
  cutAtWord(inLine(plainOfMarkdown(markdown)), max);
