import type { QuestionDifficulty } from '#shared/features/question/schema.ts';
import { rule } from './key-list.ts';
import { keyInSentence, type LabelledText, labelledIn } from './labels.ts';
import { isOptionKey } from './option-key.ts';
import {
  isNumbered,
  numberedOptionIn,
  type OptionLine,
  optionIn,
  separateOptions,
  withOwnLetters,
} from './option-lines.ts';
import { isNamed, numberOnLine, numeral, plainLine, withoutPoints } from './plain-line.ts';
import { withoutPointsAtEnd } from './points.ts';

const beginning = new RegExp(`^(?:#{1,6}\\s+\\S|${numeral}\\s+\\S|Q[.:]\\s+\\S)`, 'iu');
/** A question without a number; the letter is that of an option only after `p`. */
const unnumbered = /^Q[.:]\s+\S/i;

/** The parts of one question in a text. */
export interface Parts {
  line: number;
  source: string[];
  text: string[];
  /** The number of the question, if it has a line of its own. */
  number?: number;
  isNamed: boolean;
  options: OptionLine[];
  key: string | undefined;
  /** Whether the line with the key was the last one that began a part. */
  isAfterKey: boolean;
  explanation: string[];
  difficulty?: QuestionDifficulty;
  hasPoints: boolean;
  afterBlank: boolean;
  /** The mark of a block of code that has no end. */
  unclosed?: string;
}

const noParts = (line: number): Parts => ({
  line,
  source: [],
  text: [],
  isNamed: false,
  options: [],
  key: undefined,
  isAfterKey: false,
  explanation: [],
  hasPoints: false,
  afterBlank: false,
});

/** The parts of a text in order, each with what is wrong with it as a whole. */
export function* partsIn(lines: readonly string[]): Generator<Parts> {
  let parts: Parts | undefined;
  /** The mark that has opened a block of code, and how far it is indented. */
  let code: { mark: string; indent: number } | undefined;
  for (const [index, line] of lines.entries()) {
    const unmarked = withoutPoints(line);
    const trimmed = plainLine(unmarked);
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
    else {
      parts.hasPoints ||= unmarked !== line;
      for (const each of separated(trimmed)) take(parts, each);
    }
    parts.afterBlank = false;
    if (mark) code = code ? undefined : opened || undefined;
  }
  if (parts) yield whole(code ? { ...parts, unclosed: code.mark } : parts);
}

const betweenLabels = /(?<=\S)(?:\t\s*|\s\s+)(?=[A-Z]{3}:\s)/;

/** What is on one line, as separate lines: options, or what test banks have after a key (`ANS: B  PTS: 1`). */
const separated = (line: string): string[] =>
  /^ANS:\s/.test(line) ? line.split(betweenLabels) : separateOptions(line);

function whole(parts: Parts): Parts {
  const last = parts.text.at(-1) ?? '';
  const bare = withoutPointsAtEnd(last);
  return {
    ...parts,
    text: [...parts.text.slice(0, -1), bare],
    options: withOwnLetters(parts.options),
    hasPoints: parts.hasPoints || bare !== last,
  };
}

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

const inList = /^[-–•*]\s/;

/** What a line says of the question so far. */
function labelledFor({ options, key }: Parts, line: string): LabelledText | undefined {
  const named = key === undefined && options.length > 0 ? keyInSentence(line) : undefined;
  if (named !== undefined && isOptionKey(named, options)) return { part: 'key', text: named };
  const labelled = labelledIn(line);
  if (!labelled || !inList.test(line) || key !== undefined) return labelled;
  // The options may be terms in bold, such as a solution and a suspension.
  const isKey =
    labelled.part === 'key' && (options.length === 0 || isOptionKey(labelled.text, options));
  return isKey ? labelled : undefined;
}

function endsBefore(parts: Parts, line: string): boolean {
  if (labelledFor(parts, line)) return false;
  const hasAnswers = parts.options.length > 0 || parts.key !== undefined;
  const option = optionFor(parts, line);
  if (!option && (beginning.test(line) || numberOnLine(line) !== undefined))
    return parts.text.length > 0;
  return parts.afterBlank && (hasAnswers ? !option : parts.explanation.length > 0);
}

function optionFor(parts: Parts, line: string): OptionLine | undefined {
  const { isNamed, text, options, key } = parts;
  if (unnumbered.test(line) && options.at(-1)?.letter !== 'p') return undefined;
  const canBeNumbered =
    isNamed && text.length > 0 && key === undefined && options.every(isNumbered);
  return optionIn(line) ?? (canBeNumbered ? numberedOptionIn(line, options.length + 1) : undefined);
}

function take(parts: Parts, line: string): void {
  const labelled = labelledFor(parts, line);
  const option = optionFor(parts, line);
  const number = numberOnLine(line);
  const isAfterNumber =
    parts.number !== undefined && /^(?:points|difficulty)$/.test(labelled?.part ?? '');
  if (labelled && (parts.text.length > 0 || isAfterNumber)) takeLabelled(parts, labelled);
  else if (labelled?.part === 'explanation') parts.explanation.push(labelled.text);
  else if (number !== undefined && parts.text.length === 0) {
    parts.number = number;
    parts.isNamed = true;
  } else if (option && parts.text.length > 0) {
    takeOption(parts, option);
  } else if (parts.explanation.length > 0 || parts.isAfterKey) parts.explanation.push(line);
  else if (parts.options.length > 0) continueOption(parts, line);
  else {
    parts.isNamed ||= isNamed(line);
    parts.text.push(`${parts.afterBlank ? '\n' : ''}${line}`);
  }
}

/** Numbered lines before the first letter are a list in the text. */
function takeOption(parts: Parts, option: OptionLine): void {
  if (!isNumbered(option) && parts.options.length > 0 && parts.options.every(isNumbered)) {
    const list = parts.options.map(({ letter, text }) => `${letter}. ${text}`);
    parts.text.push('', ...list);
    parts.options = [];
  }
  parts.options.push(option);
  parts.isAfterKey = false;
}

/** After so many lines of an explanation, no solution is compared with the options, which may be long. */
const linesBeforeKey = 100;

/** A solution is the key of a question that has none yet, if it can be one: else it explains the key. */
function takeLabelled(parts: Parts, labelled: LabelledText): void {
  if (labelled.part === 'difficulty') {
    parts.difficulty = labelled.difficulty;
    return;
  }
  if (labelled.part === 'points') {
    parts.hasPoints = true;
    return;
  }
  const { part, text } = labelled;
  const canBeKey =
    parts.options.length === 0 ||
    (parts.explanation.length < linesBeforeKey && isOptionKey(text, parts.options));
  if (part === 'key' || (part === 'solution' && parts.key === undefined && canBeKey)) {
    parts.key = text;
    parts.isAfterKey = true;
  } else parts.explanation.push(text);
}

function continueOption({ options }: Parts, line: string): void {
  const last = options.at(-1);
  if (last) last.text = `${last.text} ${line}`.slice(0, 4000);
}
