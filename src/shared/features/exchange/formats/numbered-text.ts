import { type DraftQuestion, type FoundItem, note } from '../found.ts';
import { truthOf } from '../key-reading.ts';
import { withOwnPicture } from '../picture.ts';
import {
  choiceQuestion,
  pairIn,
  placingQuestion,
  trueFalseQuestion,
  writtenQuestion,
} from '../question-of.ts';
import type { Note } from '../schema.ts';
import { type KeyEntry, type KeyList, keyListIn, lettersIn } from './key-list.ts';
import { divisionOf } from './key-reason.ts';
import { noteOtherOptions, optionDivisionOf, rightOptions } from './option-key.ts';
import { markedOptions } from './option-lines.ts';
import { withUsualOptions } from './option-runs.ts';
import { numeral } from './plain-line.ts';
import { type Parts, partsIn } from './text-parts.ts';

/*
 * Questions as people write them, line by line:
 *
 *     question    = [number or #] text, several lines
 *     option      = as in option-lines.ts and option-runs.ts
 *                   or (letter, - or •) item -> match        where every option has an arrow and none is marked
 *     key         = Answer: letters, options as they are listed, or their texts; for a question without options the
 *                   answer itself
 *                   or one of these with a reason (key-reason.ts), which explains it
 *     explanation = Explanation: text, or the lines after a key
 *     difficulty  = Difficulty: easy, medium or hard
 *     points      = as in points.ts
 *
 * These words have others in other languages (labels.ts).
 * A blank line after the options, or the next number, ends a question. The keys of all questions may be a list at the end.
 */

const heading = new RegExp(`^(?:#{1,6}\\s+)?(?:${numeral}\\s+|Q[.:]\\s+)?(.*)$`, 'iu');

/** The questions of a plain or Markdown text. */
export function* readNumberedText(text: string): Generator<FoundItem> {
  const lines = withUsualOptions(text.split(/\r?\n/));
  const list = keyListIn(lines);
  const found = list ? [...partsIn(lines.slice(0, list.from))] : [];
  if (list && isListOf(found, list)) yield* itemsByList(found, list);
  else for (const parts of partsIn(lines)) yield itemOf(parts);
}

function itemOf(given: Parts): FoundItem {
  const notes = given.unclosed === undefined ? [] : [note('unclosed', given.unclosed)];
  const parts = withReason(given, notes);
  const { line, source } = parts;
  const question = questionOf(parts, notes);
  if (!question) notes.push(note('not_a_question'));
  else if (parts.hasPoints) notes.push(note('limits_dropped'));
  const explanation = parts.explanation.join('\n') || null;
  const difficulty = parts.difficulty && { difficulty: parts.difficulty };
  const found = question && withOwnPicture({ ...question, explanation, ...difficulty });
  return { line, source: source.join('\n'), notes, question: found };
}

/** With the reason in the line of its key as an explanation. */
function withReason(parts: Parts, notes: Note[]): Parts {
  const { key = '', options, explanation } = parts;
  const isChoice = options.length > 0;
  const division = isChoice
    ? optionDivisionOf(key, options)
    : divisionOf(key, (text) => truthIn(text) !== undefined);
  if (!division) return parts;
  if (isChoice) noteOtherOptions(division, options, notes);
  return { ...parts, key: division.key, explanation: [division.reason, ...explanation] };
}

/** A letter, and yes and no, may be answers that are written. */
function truthIn(key: string): boolean | undefined {
  const word = key.replace(/\.$/, '');
  return /^(?:[tf]|yes|no)$/i.test(word) ? undefined : truthOf(word);
}

/**
 * A symbol such as ✓ is a truth value only if the statement has brackets for it; elsewhere it may be a written answer.
 */
function truthBySign(key: string, text: string): boolean | undefined {
  if (!/[(（]\s*[)）]$/.test(text)) return undefined;
  if (/^[√✓✔○]$/u.test(key)) return true;
  return /^[×✗✘]$/u.test(key) ? false : undefined;
}

function questionOf(parts: Parts, notes: Note[]): DraftQuestion | undefined {
  const [, , first = ''] = heading.exec(parts.text[0] ?? '') ?? [];
  const text = [first, ...parts.text.slice(1)].join('\n').trim();
  if (text === '') return undefined;
  if (parts.options.length > 0) {
    const right = rightOptions(parts, notes);
    const texts = parts.options.map((option) => option.text);
    if (right.length === 0 && parts.key === undefined && texts.every((each) => each.includes('->')))
      return placingQuestion(text, texts.map(pairIn));
    return choiceQuestion(text, texts, right);
  }
  if (parts.key === undefined) return undefined;
  const truth = truthIn(parts.key) ?? truthBySign(parts.key, text);
  if (truth !== undefined) return trueFalseQuestion(text, truth);
  return writtenQuestion(text, parts.key.split('|'), notes);
}

function numberOf(parts: Parts): number | undefined {
  const [, number] = heading.exec(parts.text[0] ?? '') ?? [];
  return number === undefined ? parts.number : Number(number);
}

const hasOwnKey = ({ key, options }: Parts): boolean =>
  key !== undefined ||
  markedOptions(options, false).length > 0 ||
  (options.length > 0 && options.every(({ text }) => text.includes('->')));

const hasNumbers = (found: readonly Parts[]): boolean =>
  found.some((parts) => numberOf(parts) !== undefined);

/** The number by which a list names each question: its own, or its position if none has one. */
function numbersOf(found: readonly Parts[]): ReadonlyMap<Parts, number> {
  const isNumbered = hasNumbers(found);
  const questions = found.filter(({ options }) => isNumbered || options.length > 0);
  return new Map(
    questions.flatMap((parts, index) => {
      const number = isNumbered ? numberOf(parts) : index + 1;
      return number === undefined ? [] : [[parts, number]];
    }),
  );
}

/**
 * A line such as `Answer: 1 h 30 m` is the key of its question. Only a complete list names questions by their
 * positions, because one that is missing would shift the others.
 */
function isListOf(found: readonly Parts[], { isInline, lines }: KeyList): boolean {
  const numbers = [...numbersOf(found).values()];
  const entries = lines.flatMap((line) => line.entries);
  if (isInline && (entries.length < 2 || numbers.length < 2 || found.some(hasOwnKey))) return false;
  return hasNumbers(found)
    ? numbers.some((number) => number === entries[0]?.number)
    : entries.map(({ number }) => number).join() === numbers.join();
}

function* itemsByList(found: readonly Parts[], { lines }: KeyList): Generator<FoundItem> {
  const numbers = numbersOf(found);
  const named = Map.groupBy(numbers, ([, number]) => number);
  const all = lines.flatMap(({ line, entries }) => entries.map((entry) => ({ ...entry, line })));
  const keys = Map.groupBy(all, ({ number }) => number);
  for (const parts of found) {
    const number = numbers.get(parts) ?? Number.NaN;
    const [key, second] = keys.get(number) ?? [];
    const isTwice = second !== undefined || (named.get(number) ?? []).length > 1;
    if (Number.isNaN(number) || (!key && hasOwnKey(parts))) yield itemOf(parts);
    else if (isTwice) yield refused(parts, `Question ${number} or its key is there twice.`);
    else if (!key) yield refused(parts, `The key at the end has no answer for question ${number}.`);
    else yield itemWithKey(parts, key);
  }
  for (const { line, source, entries } of lines) {
    if (entries.length === 0)
      yield refused({ line, source: [source] }, 'This line of the key cannot be read.');
    for (const { number } of entries)
      if (!named.has(number))
        yield refused(
          { line, source: [source] },
          `The key names question ${number}, which is not there.`,
        );
  }
}

const refused = ({ line, source }: Pick<Parts, 'line' | 'source'>, reason: string): FoundItem => ({
  line,
  source: source.join('\n'),
  notes: [note('invalid', reason)],
});

function itemWithKey(parts: Parts, { answer, line }: KeyEntry & { line: number }): FoundItem {
  const letters = lettersIn(answer);
  const { explanation } = withReason(parts, []);
  const key = parts.options.length > 0 ? (letters?.join(', ') ?? answer) : writtenKey(answer);
  const item = itemOf({ ...parts, explanation, key });
  const { type, correctOption, correctOptions } = item.question ?? {};
  const hasKey = typeof correctOption === 'number' || (correctOptions ?? []).length > 0;
  const isOther = parts.key !== undefined && !isSameQuestion(itemOf(parts), item);
  if (!hasKey || isOther || (letters && type === 'fill_blank'))
    return refused(parts, `Its key in line ${line} does not fit: ${answer}`);
  // A letter may also be an answer that is written.
  if (type === 'true_false' && letters)
    item.notes.push(note('ambiguous_key', correctOption === 0 ? 'True' : 'False'));
  return item;
}

const isSameQuestion = (one: FoundItem, other: FoundItem): boolean =>
  JSON.stringify({ ...one.question, explanation: null }) ===
  JSON.stringify({ ...other.question, explanation: null });

/** A letter for true or false in a list of keys, as a word; `truthIn` reads the words of each language. */
function writtenKey(answer: string): string {
  const letter = answer.replace(/\.$/, '');
  if (/^[rtvw]$/i.test(letter)) return 'True';
  return /^f$/i.test(letter) ? 'False' : answer;
}
