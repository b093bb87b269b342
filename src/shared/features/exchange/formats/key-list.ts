/*
 * The key of all questions at the end of a text:
 *
 *     list    = heading, on the same line or on those after it entries
 *     entry   = number [. ) : = -] answer             one on each line, or in sequence: 1. B 2. C, D 3. True
 *                                                     without a sign the answer is a word or letters: 1b 2c 3 true
 */

import { optionLetter } from './option-lines.ts';

const words = [
  'answers?(?: keys?| sheet)?|correct answers?|keys?|solutions?',
  '(?:richtige )?antworten|lösung(?:en|sschlüssel)?|antwortschlüssel',
  '(?:bonnes )?réponses?(?: correctes)?|corrigés?|clés?(?: de réponses?)?',
  '(?:hoja de )?respuestas?(?: correctas)?|clave(?: de respuestas)?|soluci(?:ón|ones)|solucionario',
  'rispost[ae](?: corrett[ae]| esatt[ae])?|soluzion[ei]|chiave(?: delle risposte)?',
  'respostas?(?: corretas| certas)?|gabarito|soluç(?:ão|ões)|chave(?: de respostas)?',
  '(?:правильные |верные )?ответы|ключи?(?: к тесту| ответов)?|решения',
  '(?:参考|正确|标准)?答案',
  '(?:模範)?解答|正解|答え|正答',
  '(?:مفتاح )?(?:الإجابات|الأجوبة|الحلول)(?: الصحيحة)?|الحل',
].join('|');
const mark = '(?:\\*\\*|__)?';
const heading = new RegExp(
  `^(?:#{1,6}\\s+)?${mark}(?:${words})\\s*${mark}\\s*[:：]?\\s*${mark}\\s*(.*)$`,
  'iu',
);

const signs = '(?:\\s*[.):=–—、．：-]|[ ]*\\t)';
const firstEntry = new RegExp(`^(\\d{1,5})(${signs})?\\s*(?=\\S)`);
const joiningWord = '(?:and|und|et|y|e|и|و)\\s+';
const joinedBy = (signs: string) =>
  `(?<!\\s)(?:\\s*${signs}\\s*(?:${joiningWord})?|\\s+${joiningWord})`;
const conjunction = joinedBy('[,;&/+]');
const betweenLetters = new RegExp(conjunction, 'iu');
/** What joins the parts of a key that are texts: `C++` is one of them. */
export const betweenTexts = new RegExp(joinedBy('[,;&]'), 'iu');
/** What an entry without punctuation can have, so that a number in a sentence is not read as an entry. */
const plainAnswer = new RegExp(`^\\(?\\p{L}+\\)?(?:(?:${conjunction})\\(?\\p{L}+\\)?)*\\.?$`, 'iu');
/** A line that separates what is above it from what is below. */
export const rule = /^(?:-{3,}|_{3,}|\*{3,}|={3,})$/;

export interface KeyEntry {
  number: number;
  answer: string;
}

interface KeyLine {
  /** From 1. */
  line: number;
  source: string;
  /** None if it cannot be read. */
  entries: KeyEntry[];
}

export interface KeyList {
  /** How many lines are before it. */
  from: number;
  /** Whether it begins on the line of its heading, as the key of one question does. */
  isInline: boolean;
  lines: KeyLine[];
}

const oneLetter = new RegExp(`^\\(?(${optionLetter})\\)?$`, 'iu');

/** The letters that an answer is made of; undefined for any other answer. */
export function lettersIn(answer: string): string[] | undefined {
  const parts = answer.replace(/\.$/, '').split(betweenLetters);
  const letters = parts.map((part) => oneLetter.exec(part)?.[1]);
  return letters.every((letter) => letter !== undefined) ? letters : undefined;
}

/** The list of answers that a text ends with, if there is one. */
export function keyListIn(lines: readonly string[]): KeyList | undefined {
  const at = lines.findLastIndex((line) => heading.test(line.trim()));
  const [, rest = ''] = heading.exec(lines[at]?.trim() ?? '') ?? [];
  const fences = lines.slice(0, Math.max(0, at)).filter((line) => /^\s*(?:```|~~~)/.test(line));
  // The lines of a block of code are no heading.
  if (at < 1 || fences.length % 2 > 0) return undefined;
  const found = [rest, ...lines.slice(at + 1)].flatMap((source, index): KeyLine[] => {
    const text = source
      .replaceAll('**', '')
      .replace(/^\s*[-•*]\s+/, '')
      .trim();
    if (text === '' || rule.test(text)) return [];
    return [{ line: at + 1 + index, source: source.trim(), entries: entriesIn(text) }];
  });
  if (!found[0] || found[0].entries.length === 0) return undefined;
  const before = lines.slice(0, at).findLastIndex((line) => !/^\s*$/.test(line));
  const hasRule = rule.test(lines[before]?.trim() ?? '');
  return { from: hasRule ? before : at, isInline: rest !== '', lines: found };
}

/** The entries of a line, whose numbers follow one another; none if it cannot be read. A run of spaces is read once. */
function entriesIn(line: string): KeyEntry[] {
  const entries: KeyEntry[] = [];
  const [, first = '', sign] = firstEntry.exec(line) ?? [];
  if (first === '') return [];
  let rest = line.replace(firstEntry, '');
  for (let number = Number(first); ; number += 1) {
    const next = new RegExp(
      `(?<![\\s,;|/])[\\s,;|/]+${number + 1}${sign === undefined ? '\\s*(?=\\(?\\p{L})' : signs}\\s*`,
      'u',
    ).exec(rest);
    const answer = rest.slice(0, next?.index).replace(/(?<![\s,;|])[\s,;|]+$/, '');
    if (answer === '' || (sign === undefined && !plainAnswer.test(answer))) return [];
    entries.push({ number, answer });
    if (!next) return entries;
    rest = rest.slice(next.index + next[0].length);
  }
}
