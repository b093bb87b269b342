import { maxOptions } from '#shared/features/question/question-types/definition.ts';
import { note } from '../found.ts';
import { byTexts, isKey, isSameKey, type KeyReading, rightBy } from '../key-reading.ts';
import type { Note } from '../schema.ts';
import { betweenTexts, lettersIn } from './key-list.ts';
import { divisionOf, type KeyWithReason } from './key-reason.ts';
import { markedOptions, type OptionLine, optionLetter } from './option-lines.ts';

/*
 * The key of a question with options: letters, options as they are listed, or their texts.
 */

const letterWithText = new RegExp(
  `^\\(?(${optionLetter}|\\d{1,2})(?:[.):]|\\s*[–—-]\\s|\\s\\()\\s*(\\S.*)$`,
  'iu',
);
const beforeLetter =
  /^(?:option|choice|letter|letra|lettre|lettera|opción|opzione|opção|alternativa|antwort|buchstabe|вариант|选项|選択肢|الخيار)\s*/iu;
const oneLetter = new RegExp(`^\\(?(${optionLetter}|\\d{1,2})\\)?\\.?$`, 'iu');

const partsOf = (key: string): string[] => key.split(betweenTexts).filter((part) => part !== '');

/** The index of the only option with a letter, for example `(a)` or `d.`; an option without one has that of its position. */
function indexByLetter(part: string, options: readonly OptionLine[]): number {
  const [, letter] = oneLetter.exec(part) ?? [];
  const own = options.map((each, index) => each.letter ?? String.fromCharCode(97 + index));
  const at = letter === undefined ? -1 : own.indexOf(letter.toLowerCase());
  return at === own.lastIndexOf(own[at] ?? '') ? at : -1;
}

/** The index of an option that is named by its letter with its text: `B) Rome`, `B – Rome`, `B (Rome)`. */
function indexByLetterAndText(part: string, options: readonly OptionLine[]): number {
  const [, letter = '', text = ''] = letterWithText.exec(part) ?? [];
  const at = indexByLetter(letter, options);
  return bareText(options[at]?.text ?? '') === bareText(text) ? at : -1;
}

/** Without what may end the sentence that names it. */
const bareText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<![.)])[.)]+$/, '')
    .trimEnd();

/**
 * The options that a key names, by each way of reading it; an empty one if it may also be a text that is no option. None
 * of more options than a question can have: to compare each with each part of the key takes long, and it is refused.
 */
function readingsOf(key: string, options: readonly OptionLine[]): KeyReading[] {
  if (options.length > maxOptions) return [];
  const texts = options.map(({ text }) => text);
  const indexes = (lettersIn(key.replace(beforeLetter, '')) ?? partsOf(key)).map((part) =>
    indexByLetter(part, options),
  );
  const byLetter = isKey(indexes) ? indexes : undefined;
  const listed = [[key.trim()], partsOf(key)]
    .map((parts) => parts.map((part) => indexByLetterAndText(part, options)))
    .find(isKey);
  const { exact, folded } = byTexts(key, texts, [partsOf]);
  const haveLetters = options.every(({ letter }) => letter !== undefined);
  const byText = [listed, exact, folded];
  const named = haveLetters ? [byLetter, ...byText] : [exact, byLetter, ...byText];
  const isRead = named.some((reading) => reading !== undefined);
  return isRead && !byLetter && !listed && hasJoinedTexts(key, texts) ? [...named, []] : named;
}

/** Whether a word joins the texts of a key, which may be one text: `Not and Sure`. */
function hasJoinedTexts(key: string, texts: readonly string[]): boolean {
  const { exact, folded } = byTexts(key, texts, [(all) => all.split(/[,;]/)]);
  return !exact && !folded;
}

const canBeRead = (key: string, options: readonly OptionLine[]): boolean =>
  readingsOf(key, options).some((reading) => reading !== undefined);

/** The key and the reason of a line; none if what follows the letter is the text of another option: `B. Rome`. */
export function optionDivisionOf(
  line: string,
  options: readonly OptionLine[],
): KeyWithReason | undefined {
  const division = divisionOf(line, (text) => canBeRead(text, options));
  if (!division) return undefined;
  const reason = bareText(division.reason);
  return options.some(({ text }) => bareText(text) === reason) ? undefined : division;
}

/** Whether a line is the key of a question with options, with or without a reason. */
export const isOptionKey = (line: string, options: readonly OptionLine[]): boolean =>
  canBeRead(line, options) || optionDivisionOf(line, options) !== undefined;

const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Notes a reason that names other options than its key: in `A. Einstein` the letter may be the initial of a name. */
export function noteOtherOptions(
  { key, reason }: KeyWithReason,
  options: readonly OptionLine[],
  notes: Note[],
): void {
  const words = wordsOf(reason);
  const named = options.flatMap(({ text }, index) => {
    const own = wordsOf(text);
    return words.includes(own) || own.includes(words) ? [index] : [];
  });
  const right = rightOptions({ key, options }, []);
  if (named.length > 0 && !named.some((index) => right.includes(index)))
    notes.push(note('ambiguous_key', right.map((index) => options[index]?.text).join(', ')));
}

/** Indexes of the right options: the marked ones, or those that the key names. */
export function rightOptions(
  { key = '', options }: { key: string | undefined; options: readonly OptionLine[] },
  notes: Note[],
): number[] {
  const texts = options.map(({ text }) => text);
  const named = readingsOf(key, options);
  const marked = markedOptions(options, key !== '');
  if (marked.length === 0) return rightBy(named, texts, notes);
  const isConfirmed = named.some((reading) => reading && isSameKey(reading, marked));
  const isUnread = key !== '' && named.every((reading) => reading === undefined);
  // An empty reading is the one of a key that cannot be read.
  const others = isUnread ? [[]] : isConfirmed ? [] : named;
  return rightBy([marked, ...others], texts, notes);
}
