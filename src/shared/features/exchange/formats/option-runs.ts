import { labelledIn } from './labels.ts';
import { plainLine } from './plain-line.ts';

/*
 * Options whose letters have other punctuation, or none: `A: one`, `أ- one`, `① one`, `ア one`. Such lines may also be
 * part of a text, so they are options only in order, from the first letter, and directly before a key.
 */

const unusual = ['①②③④⑤⑥⑦⑧⑨⑩', 'アイウエオカキクケコ'];
const sequences = ['abcdefghij', 'абвгдежзик', 'أبجدهوزحطي', ...unusual];

const forms = [
  /^\s*(\p{L})\s*[:：]\s*(\S.*)$/u,
  /^\s*(\p{L})\s*[-–]\s+(\S.*)$/u,
  /^\s*(\p{L})\s*\/\s*(\S.*)$/u,
  /^\s*\[(\p{L})\]\s*(\S.*)$/u,
  /^\s*([①-⑩])\s*(\S.*)$/u,
  /^\s*[(（]?([ア-コ])[)）．.、\s]\s*(\S.*)$/u,
];
const isUnusual = /^[①-⑩ア-コ](?![ァ-ヺー])/u;
const keyOfOwnLetters = /^([①-⑩ア-コ][①-⑩ア-コ、,，・と\s]*)$/u;
const keyWithText = /^([①-⑩ア-コ])[）)．.、：:\s]*(\S.*)$/u;

const isBlank = (line: string | undefined): boolean => line === undefined || /^\s*$/.test(line);

/** The lines of a text with such options as `a) one`, and their keys with the same letters. */
export function withUsualOptions(lines: readonly string[]): string[] {
  const changed = [...lines];
  let isCode = false;
  for (let at = 0; at < lines.length; at += 1) {
    if (/^\s*(?:```|~~~)/.test(lines[at] ?? '')) isCode = !isCode;
    const run = isCode ? [] : runAt(lines, at);
    if (run.length < 2) continue;
    const end = at + run.length;
    const keyAt = isBlank(lines[end]) ? end + 1 : end;
    const key = keyIn(lines[keyAt] ?? '');
    if (key === undefined) continue;
    for (const [index, { letter, text }] of run.entries())
      changed[at + index] = `${usual(letter)}) ${text}`;
    if (isUnusual.test(key)) changed[keyAt] = `Answer: ${withUsualLetters(key)}`;
    at = keyAt;
  }
  return changed;
}

/** The texts of options on lines that follow one another. */
function runAt(lines: readonly string[], at: number): { letter: string; text: string }[] {
  const form = forms.find((each) => each.test(lines[at] ?? ''));
  const [, first = ''] = form?.exec(lines[at] ?? '') ?? [];
  const sequence = sequences.find((each) => each.startsWith(first.toLowerCase()));
  const run: { letter: string; text: string }[] = [];
  if (!form || !sequence) return run;
  for (const letter of sequence) {
    const [, own = '', text = ''] = form.exec(lines[at + run.length] ?? '') ?? [];
    if (own.toLowerCase() !== letter) break;
    run.push({ letter, text });
  }
  return run;
}

function keyIn(line: string): string | undefined {
  const labelled = labelledIn(plainLine(line));
  return labelled?.part === 'key' || labelled?.part === 'solution' ? labelled.text : undefined;
}

/** A letter that options have elsewhere too. */
function usual(letter: string): string {
  const index = unusual.map((sequence) => sequence.indexOf(letter)).find((at) => at >= 0);
  return index === undefined ? letter : String.fromCharCode(97 + index);
}

/** A key as `a, c` or `a. text`. */
function withUsualLetters(key: string): string {
  const [own] = keyOfOwnLetters.exec(key) ?? [];
  if (own) return (own.match(/[①-⑩ア-コ]/gu) ?? []).map(usual).join(', ');
  return key.replace(keyWithText, (_, letter: string, text: string) => `${usual(letter)}. ${text}`);
}
