import { type FoundItem, note } from '../found.ts';
import { choiceQuestion } from '../question-of.ts';
import { labelledIn } from './labels.ts';

const option = /^\s*([A-Z])[.)]\s+(\S.*)$/;
const answer = /^\s*ANSWER:\s*([A-Z](?:\s*,\s*[A-Z])*)\s*$/i;

/** The questions of an Aiken text: lines of text, options `A.` or `A)` in order, then `ANSWER: B`. */
export function* readAiken(text: string): Generator<FoundItem> {
  let lines: string[] = [];
  let first = 0;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (lines.length === 0 && line.trim() === '') continue;
    if (lines.length === 0) first = index + 1;
    lines.push(line);
    if (!answer.test(line)) continue;
    yield aikenItem(lines, first);
    lines = [];
  }
  if (lines.length > 0) yield aikenItem(lines, first);
}

/** Whether a text has what Aiken does not, such as explanations, which would be taken for a part of the next question. */
export const hasMoreThanAiken = (text: string): boolean =>
  text.split(/\r?\n/).some((line) => labelledIn(line.trim()) && !answer.test(line));

function aikenItem(lines: readonly string[], line: number): FoundItem {
  const given = lines.map((each) => each.trim()).filter((each) => each !== '');
  const source = lines.slice(0, 10).join('\n');
  const [, keys] = answer.exec(given.at(-1) ?? '') ?? [];
  const begin = given.findIndex((each) => /^A[.)]\s/.test(each));
  const options = given
    .slice(begin, keys === undefined ? undefined : -1)
    .map((each) => option.exec(each));
  const isInOrder = options.every((found, index) => found?.[1] === String.fromCharCode(65 + index));
  const right = (keys?.match(/[A-Z]/gi) ?? []).map((key) => key.toUpperCase().charCodeAt(0) - 65);
  const isValid =
    begin > 0 && isInOrder && options.length > 1 && right.every((key) => key < options.length);
  if (!isValid) return { line, source, notes: [note('not_a_question')] };
  const texts = options.map((found) => found?.[2] ?? '');
  const text = given.slice(0, begin).join('\n');
  return { line, source, notes: [], question: choiceQuestion(text, texts, right) };
}
