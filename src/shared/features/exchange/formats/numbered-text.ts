import { type DraftQuestion, type FoundItem, note } from '../found.ts';
import { byTexts, isKey, isSameKey, rightBy, truthOf } from '../key-reading.ts';
import { withOwnPicture } from '../picture.ts';
import {
  choiceQuestion,
  pairIn,
  placingQuestion,
  trueFalseQuestion,
  writtenQuestion,
} from '../question-of.ts';
import type { Note } from '../schema.ts';
import {
  betweenTexts,
  type KeyEntry,
  type KeyList,
  keyListIn,
  lettersIn,
  rule,
} from './key-list.ts';
import { type LabelledText, labelledIn } from './labels.ts';
import {
  markedOptions,
  type OptionLine,
  optionIn,
  optionLetter,
  separateOptions,
  withOwnLetters,
} from './option-lines.ts';
import { numberOnLine, numeral, plainLine } from './plain-line.ts';

/*
 * Questions as people write them, line by line:
 *
 *     question    = [number or #] text, several lines
 *     option      = as in option-lines.ts
 *                   or (letter, - or •) item -> match        where every option has an arrow and none is marked
 *     key         = Answer: letters, options as they are listed, or their texts; for a question without options the
 *                   answer itself
 *     explanation = Explanation: text, or the lines after a key
 *
 * `Answer` and `Explanation` have other words in other languages (labels.ts).
 * A blank line after the options, or the next number, ends a question. The keys of all questions may be a list at the end.
 */

const heading = new RegExp(`^(?:#{1,6}\\s+)?(?:${numeral}\\s+)?(.*)$`, 'iu');
const beginning = new RegExp(`^(?:#{1,6}\\s+\\S|${numeral}\\s+\\S)`, 'iu');
const oneLetter = new RegExp(`^\\(?(${optionLetter})\\)?\\.?$`, 'iu');
/** An option as it is listed, for example `(a) Paris`. */
const listed = new RegExp(`^\\(?(${optionLetter})[.)]\\s+(\\S.*)$`, 'iu');

interface Parts {
  line: number;
  source: string[];
  text: string[];
  /** The number of the question, if it has a line of its own. */
  number?: number;
  options: OptionLine[];
  key: string | undefined;
  /** Whether the line with the key was the last one that began a part. */
  isAfterKey: boolean;
  explanation: string[];
  afterBlank: boolean;
  /** The mark of a block of code that has no end. */
  unclosed?: string;
}

const noParts = (line: number): Parts => ({
  line,
  source: [],
  text: [],
  options: [],
  key: undefined,
  isAfterKey: false,
  explanation: [],
  afterBlank: false,
});

/** The questions of a plain or Markdown text. */
export function* readNumberedText(text: string): Generator<FoundItem> {
  const lines = text.split(/\r?\n/);
  const list = keyListIn(lines);
  const found = list ? [...partsIn(lines.slice(0, list.from))] : [];
  if (list && isListOf(found, list)) yield* itemsByList(found, list);
  else for (const parts of partsIn(lines)) yield itemOf(parts);
}

/** What a text has one after another, each with what is wrong with it as a whole. */
function* partsIn(lines: readonly string[]): Generator<Parts> {
  let parts: Parts | undefined;
  /** The mark that has opened a block of code, and how far it is indented. */
  let code: { mark: string; indent: number } | undefined;
  for (const [index, line] of lines.entries()) {
    const trimmed = plainLine(line);
    const [mark] = /^(?:```|~~~)/.exec(trimmed) ?? [];
    if ((trimmed === '' || rule.test(trimmed)) && !code) {
      if (parts) parts.afterBlank = true;
      continue;
    }
    const opened = code ?? (mark && { mark, indent: line.search(/\S/) });
    if (parts && !code && (opened ? endsBeforeCode(parts, opened) : endsBefore(parts, trimmed))) {
      yield whole(parts);
      parts = undefined;
    }
    parts ??= noParts(index + 1);
    if (parts.source.length < 10) parts.source.push(line);
    if (opened) takeCode(parts, line.slice(Math.min(opened.indent, line.search(/\S|$/))));
    else for (const each of separateOptions(trimmed)) take(parts, each);
    parts.afterBlank = false;
    if (mark) code = code ? undefined : opened || undefined;
  }
  if (parts) yield whole(code ? { ...parts, unclosed: code.mark } : parts);
}

const whole = (parts: Parts): Parts => ({ ...parts, options: withOwnLetters(parts.options) });

/** A block of code that is indented, or follows an explanation, belongs to what precedes it. */
const endsBeforeCode = (parts: Parts, { indent }: { indent: number }): boolean =>
  parts.afterBlank &&
  indent === 0 &&
  parts.explanation.length === 0 &&
  (parts.options.length > 0 || parts.key !== undefined);

/** Adds a line of code to the part that was begun last; what follows a key explains it. */
function takeCode(
  { text, options, isAfterKey, explanation, afterBlank }: Parts,
  line: string,
): void {
  const given = afterBlank ? `\n${line}` : line;
  const last = options.at(-1);
  if (explanation.length > 0) explanation.push(given);
  else if (isAfterKey) explanation.push(line);
  else if (last) last.text = `${last.text}\n${given}`.slice(0, 4000);
  else text.push(given);
}

function endsBefore(parts: Parts, line: string): boolean {
  if (labelledIn(line)) return false;
  const hasAnswers = parts.options.length > 0 || parts.key !== undefined;
  if (beginning.test(line) || numberOnLine(line) !== undefined) return parts.text.length > 0;
  return parts.afterBlank && (hasAnswers ? !optionIn(line) : parts.explanation.length > 0);
}

function take(parts: Parts, line: string): void {
  const labelled = labelledIn(line);
  const option = optionIn(line);
  const number = numberOnLine(line);
  if (labelled && parts.text.length > 0) takeLabelled(parts, labelled);
  else if (labelled?.part === 'explanation') parts.explanation.push(labelled.text);
  else if (number !== undefined && parts.text.length === 0) parts.number = number;
  else if (option && parts.text.length > 0) {
    parts.options.push(option);
    parts.isAfterKey = false;
  } else if (parts.explanation.length > 0 || parts.isAfterKey) parts.explanation.push(line);
  else if (parts.options.length > 0) continueOption(parts, line);
  else parts.text.push(`${parts.afterBlank ? '\n' : ''}${line}`);
}

/** A solution is the key of a question that has none yet, if it can be one: else it explains the key. */
function takeLabelled(parts: Parts, { part, text }: LabelledText): void {
  const isOption = parts.options.some((each) => each.text.toLowerCase() === text.toLowerCase());
  const canBeKey =
    parts.options.length === 0 || isOption || listed.test(text) || lettersIn(text) !== undefined;
  if (part === 'key' || (part === 'solution' && parts.key === undefined && canBeKey)) {
    parts.key = text;
    parts.isAfterKey = true;
  } else parts.explanation.push(text);
}

function continueOption({ options }: Parts, line: string): void {
  const last = options.at(-1);
  if (last) last.text = `${last.text} ${line}`.slice(0, 4000);
}

function itemOf(parts: Parts): FoundItem {
  const notes = parts.unclosed === undefined ? [] : [note('unclosed', parts.unclosed)];
  const { line, source } = parts;
  const question = questionOf(parts, notes);
  if (!question) notes.push(note('not_a_question'));
  const explanation = parts.explanation.join('\n') || null;
  const found = question && withOwnPicture({ ...question, explanation });
  return { line, source: source.join('\n'), notes, question: found };
}

const partsOf = (key: string): string[] =>
  key
    .split(betweenTexts)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The index of the only option with a letter, for example `(a)` or `d.`; an option without one has that of its place. */
function placeOf(part: string, options: Parts['options']): number {
  const [, letter] = oneLetter.exec(part) ?? [];
  const own = options.map((each, index) => each.letter ?? String.fromCharCode(97 + index));
  const at = letter === undefined ? -1 : own.indexOf(letter.toLowerCase());
  return at === own.lastIndexOf(own[at] ?? '') ? at : -1;
}

/** The index of an option that is named by its letter with its text. */
function listedPlaceOf(part: string, options: Parts['options']): number {
  const [, letter = '', text = ''] = listed.exec(part) ?? [];
  const at = letter === '' ? -1 : placeOf(letter, options);
  return options[at]?.text.toLowerCase() === text.trim().toLowerCase() ? at : -1;
}

/** Indexes of the right options: the marked ones, or those that the key names. */
function rightOptions({ key = '', options }: Parts, notes: Note[]): number[] {
  const texts = options.map(({ text }) => text);
  const places = (lettersIn(key) ?? partsOf(key)).map((part) => placeOf(part, options));
  const byLetter = isKey(places) ? places : undefined;
  const listedParts = [[key.trim()], partsOf(key)].map((parts) =>
    parts.map((part) => listedPlaceOf(part, options)),
  );
  const { exact, folded } = byTexts(key, texts, [partsOf]);
  const haveLetters = options.every(({ letter }) => letter !== undefined);
  const byText = [listedParts.find(isKey), exact, folded];
  const named = haveLetters ? [byLetter, ...byText] : [exact, byLetter, ...byText];
  const marked = markedOptions(options, key !== '');
  // An empty reading is the one of a key that cannot be read.
  const isUnread = key !== '' && named.every((reading) => reading === undefined);
  if (marked.length > 0) {
    const isConfirmed = named.some((reading) => reading && isSameKey(reading, marked));
    const others = isUnread ? [[]] : isConfirmed ? [] : named;
    return rightBy([marked, ...others], texts, notes);
  }
  const isSentence = !byLetter && !listedParts.find(isKey) && hasJoinedTexts(key, texts);
  return rightBy(isSentence ? [...named, []] : named, texts, notes);
}

/** Whether a word joins the texts of a key, which may be one text: `Not and Sure`. */
function hasJoinedTexts(key: string, texts: readonly string[]): boolean {
  const { exact, folded } = byTexts(key, texts, [(all) => all.split(/[,;]/)]);
  return !exact && !folded;
}

/** A letter, and yes and no, may be answers that are written. */
function truthIn(key: string): boolean | undefined {
  const word = key.replace(/\.$/, '');
  return /^(?:[tf]|yes|no)$/i.test(word) ? undefined : truthOf(word);
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
  const truth = truthIn(parts.key);
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

/** The number by which a list names each question: its own, or its place if none has one. */
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
 * A line such as `Answer: 1 h 30 m` is the key of its question. By their places, questions are named only by a whole list:
 * what is no question would shift the others.
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
  const key = parts.options.length > 0 ? (letters?.join(', ') ?? answer) : writtenKey(answer);
  const item = itemOf({ ...parts, key });
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
  JSON.stringify(one.question) === JSON.stringify(other.question);

/** The key of a question without options: a word for true or false in any language of the interface, or its letter. */
function writtenKey(answer: string): string {
  const word = answer.replace(/\.$/, '');
  const truth = /^[rvw]$/i.test(word) ? true : truthOf(word);
  if (truth === undefined || /^(?:yes|no)$/i.test(word)) return answer;
  return truth ? 'True' : 'False';
}
