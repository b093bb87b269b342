import type { Gap } from '../question/question-types/gap-schema.ts';
import { type DraftQuestion, note } from './found.ts';
import {
  areNumbers,
  escapedStars,
  exactTexts,
  narrowestTolerance,
  numberWithTolerance,
} from './question-of.ts';
import type { Note } from './schema.ts';

/*
 * A gap as Moodle writes it into a text, without the braces and the weight around it:
 *
 *     gap    = type : part [~ part …]
 *     type   = SHORTANSWER, NUMERICAL or MULTICHOICE, their short forms, and _C for capitals that count
 *     part   = [= or %weight%] text [# feedback]; a number may have a tolerance after a colon
 *
 * A backslash before one of } # ~ " \ / makes it text, and so does & or &amp; before #, as in `&#39;`.
 */

const kinds: Readonly<Record<string, 'text' | 'sensitive' | 'number' | 'choice'>> = {
  SHORTANSWER: 'text',
  SA: 'text',
  MW: 'text',
  SHORTANSWER_C: 'sensitive',
  SAC: 'sensitive',
  MWC: 'sensitive',
  NUMERICAL: 'number',
  NM: 'number',
  MULTICHOICE: 'choice',
  MC: 'choice',
};

/** Lists that are laid out or shuffled in other ways are lists. */
const kindOf = (type: string) =>
  kinds[type] ?? kinds[type.replace(/^(MULTICHOICE)_[VHS]{1,2}$|^(MC)[VHS]{1,2}$/, '$1$2')];

/** A gap that was read, with the feedback on its answers. */
export interface FoundGap {
  gap: Gap;
  feedback: string[];
}

interface Part {
  /** In percent. */
  weight: number;
  text: string;
  feedback: string;
}

const piece = /(?:\\[\s\S]|\\$|[^~\\])+/g;
const weighted = /^\s*(?:(=)|%(-?\d{1,3}(?:\.\d{1,9})?)%)?([\s\S]*)$/;
const beforeFeedback = /^((?:\\[\s\S]|\\$|&(?:amp;)?#|[^#\\])*)(?:#([\s\S]*))?$/;
const plain = (text: string): string => text.replace(/\\([\\}#~"/])/g, '$1').trim();

const partsOf = (answers: string, textOf: (text: string) => string): Part[] =>
  (answers.match(piece) ?? []).map((each) => {
    const [, sign, weight, rest = ''] = weighted.exec(each) ?? [];
    const [, text = '', feedback = ''] = beforeFeedback.exec(rest) ?? [];
    return {
      weight: sign ? 100 : Number(weight ?? 0),
      text: textOf(plain(text)),
      feedback: textOf(plain(feedback)),
    };
  });

/**
 * Reads a gap; undefined if it is of a type that is not known, which the notes then name.
 * @param textOf reads a text as plain text
 */
export function gapIn(
  { type, answers }: { type: string; answers: string },
  notes: Note[],
  textOf: (text: string) => string = (text) => text,
): FoundGap | undefined {
  const name = type.toUpperCase();
  const kind = kindOf(name);
  if (!kind) {
    notes.push(note('unsupported_type', name.toLowerCase()));
    return undefined;
  }
  const parts = partsOf(answers, textOf);
  const feedback = parts.flatMap((part) =>
    part.feedback === '' ? [] : [`${part.text}: ${part.feedback}`],
  );
  const isPart = ({ weight }: Part) => weight > 0 && weight <= 99;
  if (parts.some(isPart)) notes.push(note('partial_credit'));
  if (kind === 'choice') return { gap: choiceOf(parts, notes), feedback };
  const right = parts.filter(({ weight, text }) => weight > 99 && text !== '');
  const gap =
    kind === 'number' ? numberOf(right, notes) : textGapOf(right, kind === 'sensitive', notes);
  return { gap, feedback };
}

function choiceOf(parts: readonly Part[], notes: Note[]): Gap {
  const [right = null, ...others] = parts.flatMap(({ weight }, index) =>
    weight > 99 ? [index] : [],
  );
  for (const other of others) notes.push(note('answer_dropped', parts[other]?.text ?? ''));
  const options = parts.filter((_, index) => !others.includes(index)).map(({ text }) => text);
  // What is dropped comes after the first right one.
  return { kind: 'choice', options, correctOption: right };
}

function textGapOf(right: readonly Part[], caseSensitive: boolean, notes: Note[]): Gap {
  const answers = exactTexts(
    right.map(({ text }) => text),
    notes,
  );
  return { kind: 'text', answers, caseSensitive, tolerance: null };
}

function numberOf(right: readonly Part[], notes: Note[]): Gap {
  const numbers = right.map(({ text }) => {
    const [value = '', tolerance = ''] = text.split(':');
    return numberWithTolerance(value.trim(), tolerance, notes);
  });
  return {
    kind: 'text',
    answers: numbers.map(({ value }) => value),
    caseSensitive: false,
    tolerance: narrowestTolerance(numbers, notes),
  };
}

/** Whether formats that distinguish numbers from texts have the answers of the gap as numbers. */
export const isNumberGap = (
  gap: Gap,
): gap is Extract<Gap, { kind: 'text' }> & { tolerance: number } =>
  gap.kind === 'text' && gap.tolerance !== null && areNumbers(gap.answers);

const escaped = (text: string): string => text.trim().replace(/[\\}#~"/]/g, '\\$&');

/** A gap in this notation. */
export function gapAsText(gap: Gap): string {
  if (gap.kind === 'choice') {
    const signOf = (option: string, index: number) =>
      index === gap.correctOption ? '=' : /^\s*[=%]/.test(option) ? '%0%' : '';
    const parts = gap.options.map((option, index) => signOf(option, index) + escaped(option));
    return `MULTICHOICE:${parts.join('~')}`;
  }
  if (isNumberGap(gap))
    return `NUMERICAL:${gap.answers.map((answer) => `=${answer.trim()}:${gap.tolerance}`).join('~')}`;
  const answers = gap.answers.map((answer) => `=${escaped(escapedStars(answer))}`);
  return `SHORTANSWER${gap.caseSensitive ? '_C' : ''}:${answers.join('~')}`;
}

const inCell = /^([A-Z_]{2,20}):([\s\S]*)$/i;

/** A gap in a cell of a table: this notation, `=right~wrong`, or accepted answers between `|`. */
export function gapInCell(cell: string, notes: Note[]): Gap | undefined {
  const [, type = '', answers = ''] = inCell.exec(cell) ?? [];
  if (kindOf(type.toUpperCase())) return gapIn({ type, answers }, notes)?.gap;
  if (/^[=~]/.test(cell)) return gapIn({ type: 'MC', answers: cell }, notes)?.gap;
  const accepted = cell.split('|').map((text) => text.trim());
  return {
    kind: 'text',
    answers: accepted.filter((text) => text !== ''),
    caseSensitive: false,
    tolerance: null,
  };
}

/** A text with gaps. */
export const clozeQuestion = (text: string, gaps: readonly Gap[]): DraftQuestion => ({
  text,
  type: 'cloze',
  options: [],
  gaps: [...gaps],
});
