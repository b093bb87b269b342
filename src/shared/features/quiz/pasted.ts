import type { Keyed } from './question.ts';
import { mostOptions } from './question-types/definition.ts';
import type { QuestionType } from './question-types/registry.ts';

/** Options as they were pasted, and which of them were marked as correct. */
export interface PastedOptions {
  options: string[];
  correct: number[];
}

/** A question as it was pasted. */
export interface PastedQuestion extends Keyed {
  text: string;
  options: string[];
  correctOptions: number[];
}

const bullet = /^[-*•]\s+/;
const letter = /^\(?(?:[a-z]|\d{1,2})[.)]\s+/i;
const starBeforeLetter = /^\*\s*(?=\(?(?:[a-z]|\d{1,2})[.)]\s)/i;
/** Not the stars of *emphasis* and **strong emphasis**. */
const starBefore = /^\*(?!\*)\s*(?!.*\S\*$)/;
const starAfter = /\s+\(?\*\)?$/;

/**
 * The lines of a pasted list, or the cells of pasted table rows, as options. Markers (`a)`, `1.`, `-`) are left
 * out where every line has one; a star (`*B. Oslo`, `Oslo *`) marks a correct option. Fewer than two lines, or
 * a block of code, are not a list.
 */
export function optionsInText(text: string): PastedOptions | undefined {
  const parts = text.split(/\r?\n|\t/).map((line) => line.trim());
  const lines = parts.filter((line) => line !== '');
  if (lines.length < 2 || text.includes('```')) return undefined;
  // If every line begins with a bullet, a star at the beginning is a bullet.
  const star = lines.every((line) => bullet.test(line)) ? starBeforeLetter : starBefore;
  const unstarred = lines.map((line) => line.replace(star, '').replace(starAfter, ''));
  const correct = lines.flatMap((line, index) => (line === unstarred[index] ? [] : [index]));
  return { options: withoutMarkers(withoutMarkers(unstarred, bullet), letter), correct };
}

function withoutMarkers(lines: string[], marker: RegExp): string[] {
  return lines.every((line) => marker.test(line))
    ? lines.map((line) => line.replace(marker, '').trim())
    : lines;
}

/**
 * Inserts a pasted list into the empty options from `first` on, and after the last option. Filled options stay,
 * and so does the key unless the list marks correct options. Undefined when there would be too many options.
 */
export function withOptionsPasted<Q extends Keyed>(
  question: Q,
  first: number,
  { options: pasted, correct }: PastedOptions,
): Q | undefined {
  const options = [...question.options];
  const places: number[] = [];
  let place = first;
  for (const option of pasted) {
    while (place < options.length && options[place] !== '') place += 1;
    options[place] = option;
    places.push(place);
  }
  if (options.length > mostOptions) return undefined;
  const marked = correct.flatMap((index) => places[index] ?? []);
  const [only, ...others] = marked;
  if (only === undefined) return { ...question, options };
  if (question.type !== 'multiple_choice' && others.length === 0)
    return { ...question, options, correctOption: only };
  return {
    ...question,
    type: 'multiple_choice',
    options,
    correctOption: null,
    correctOptions: [...new Set([...question.correctOptions, ...marked])].sort((a, b) => a - b),
  };
}

/**
 * Questions in a pasted text, in Aiken form (options `A.`, then `ANSWER: B`) or simple GIFT form
 * (`Text { =right ~wrong }`), separated by blank lines. Undefined when any part of it is neither:
 * then it is plain text.
 */
export function questionsInText(text: string): PastedQuestion[] | undefined {
  const blocks = text.trim().split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/);
  const questions = blocks.map((block) => aikenQuestion(block) ?? giftQuestion(block));
  const found = questions.filter((question) => question !== undefined);
  return found.length > 0 && found.length === questions.length ? found : undefined;
}

function aikenQuestion(block: string): PastedQuestion | undefined {
  const lines = block.split(/\r?\n/).map((line) => line.trim());
  const [, key] = /^ANSWER:\s*([A-Z])$/i.exec(lines.at(-1) ?? '') ?? [];
  const first = lines.findIndex((line) => /^A[.)]\s+/.test(line));
  if (key === undefined || first < 1) return undefined;
  const choices = lines.slice(first, -1);
  const isInOrder = choices.every((line, index) => {
    const [, name] = /^([A-Z])[.)]\s+\S/.exec(line) ?? [];
    return name === String.fromCharCode(65 + index);
  });
  const correct = key.toUpperCase().charCodeAt(0) - 65;
  if (!isInOrder || choices.length < 2 || correct >= choices.length) return undefined;
  const options = choices.map((line) => line.replace(/^[A-Z][.)]\s+/, ''));
  return choiceQuestion(lines.slice(0, first).join('\n'), options, [correct]);
}

function giftQuestion(block: string): PastedQuestion | undefined {
  const [, before, answers] = /^(?:::.*?::)?\s*([^{}]+?)\s*\{([^{}]*)\}\s*$/.exec(block) ?? [];
  if (before === undefined || answers === undefined) return undefined;
  const [, truth] = /^\s*(T|TRUE|F|FALSE)\s*$/i.exec(answers) ?? [];
  if (truth !== undefined) {
    const correctOption = /^t/i.test(truth) ? 0 : 1;
    const options = ['True', 'False'];
    return { text: before, type: 'true_false', options, correctOption, correctOptions: [] };
  }
  const parts = [...answers.matchAll(/([=~])\s*([^=~]+)/g)].map(([, sign, option = '']) => ({
    isRight: sign === '=',
    option: option.split('#')[0]?.trim() ?? '',
  }));
  if (parts.length === 0 || parts.some(({ option }) => option === '')) return undefined;
  const options = parts.map(({ option }) => option);
  if (parts.every(({ isRight }) => isRight)) {
    const accepted = [options.join('|')];
    const type: QuestionType = 'fill_blank';
    return { text: before, type, options: accepted, correctOption: 0, correctOptions: [] };
  }
  const correct = parts.flatMap(({ isRight }, index) => (isRight ? [index] : []));
  return parts.length >= 2 && correct.length > 0
    ? choiceQuestion(before, options, correct)
    : undefined;
}

function choiceQuestion(text: string, options: string[], correct: number[]): PastedQuestion {
  const [only = null, ...others] = correct;
  return others.length === 0
    ? { text, type: 'single_choice', options, correctOption: only, correctOptions: [] }
    : { text, type: 'multiple_choice', options, correctOption: null, correctOptions: correct };
}
