import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { OptionalHttpsUrl, OptionalText, storable } from '#shared/kernel/text-input.ts';

export const QuestionType = z.enum([
  'single_choice',
  'multiple_choice',
  'true_false',
  'fill_blank',
]);
export type QuestionType = z.infer<typeof QuestionType>;

export const QuestionDifficulty = z.enum(['easy', 'medium', 'hard']);
export type QuestionDifficulty = z.infer<typeof QuestionDifficulty>;

export const mostOptions = 20;
const optionIndex = z.int().min(0).max(99);

/** The parts of a question that its key depends on. */
export interface Keyed {
  type: QuestionType;
  options: readonly string[];
  correctOption: number | null;
  correctOptions: readonly number[];
}

const QuestionFields = z.object({
  /** Present for a question that is already stored. */
  id: Id.optional(),
  text: z.string().trim().max(5000).refine(storable, 'Contains a character that cannot be stored'),
  type: QuestionType.default('single_choice'),
  options: z
    .array(z.string().max(2000).refine(storable, 'Contains a character that cannot be stored'))
    .max(mostOptions),
  correctOption: optionIndex.nullish().transform((index) => index ?? null),
  correctOptions: z
    .array(optionIndex)
    .max(mostOptions)
    .nullish()
    .transform((list) => list ?? []),
  difficulty: QuestionDifficulty.default('medium'),
  explanation: OptionalText(5000),
  imageUrl: OptionalHttpsUrl,
  /** What the picture shows, for those who do not see it. */
  imageAlt: OptionalText(300),
  caseSensitive: z.boolean().default(false),
  numericTolerance: z
    .number()
    .min(0)
    .nullish()
    .transform((tolerance) => tolerance ?? null),
});

/**
 * A question as authors and REST clients send it: whichever key does not belong to the type is
 * dropped, and the key that does must lie inside the options. Drafts may still lack a key.
 */
export const QuestionInput = QuestionFields.transform((question) => ({
  ...question,
  correctOption: question.type === 'multiple_choice' ? null : question.correctOption,
  correctOptions:
    question.type === 'multiple_choice'
      ? [...new Set(question.correctOptions)].sort((a, b) => a - b)
      : [],
})).superRefine((question, issues) => {
  const last = question.options.length - 1;
  if (question.correctOption !== null && question.correctOption > last) {
    issues.addIssue({
      code: 'custom',
      path: ['correctOption'],
      message: 'The correct option is not among the options',
    });
  }
  if (question.correctOptions.some((index) => index > last)) {
    issues.addIssue({
      code: 'custom',
      path: ['correctOptions'],
      message: 'A correct option is not among the options',
    });
  }
});
export type QuestionInput = z.infer<typeof QuestionInput>;

/** What keeps a question from being asked, by field; empty when it can be. */
export function whatIsMissing(
  question: Keyed & { text: string },
): { field: string; message: string }[] {
  const missing: { field: string; message: string }[] = [];
  const filled = question.options.filter((option) => option.trim() !== '');
  const lacks = (field: string, message: string) => missing.push({ field, message });
  if (question.text.trim() === '') lacks('text', 'Question text is required');
  if (question.type === 'fill_blank') {
    if (acceptedAnswers(question.options[0] ?? '').length === 0)
      lacks('options', 'An answer is required');
    else if (question.correctOption !== 0)
      lacks('correctOption', 'The answer must be marked as correct');
    return missing;
  }
  if (filled.length < 2)
    lacks('options', 'At least 2 non-empty options are required for this question type');
  else if (filled.length < question.options.length) lacks('options', 'Option is required');
  const hasKey =
    question.type === 'multiple_choice'
      ? question.correctOptions.length > 0
      : question.correctOption !== null;
  if (!hasKey)
    lacks(
      question.type === 'multiple_choice' ? 'correctOptions' : 'correctOption',
      'Mark the correct answer',
    );
  return missing;
}

/** The answers that a fill-in key accepts: alternatives are separated by `|` or a new line. */
export function acceptedAnswers(key: string): string[] {
  return key
    .split(/[|\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** The options and key of a question whose type was changed in an editor. */
export function withType<Q extends Keyed>(question: Q, type: QuestionType): Q {
  if (type === 'true_false') {
    return { ...question, type, options: ['True', 'False'], correctOption: 0, correctOptions: [] };
  }
  if (type === 'fill_blank') {
    return { ...question, type, options: [''], correctOption: 0, correctOptions: [] };
  }
  return { ...question, type, options: ['', '', '', ''], correctOption: null, correctOptions: [] };
}

/** Removes an option and moves the key with it; a key that stood on the removed option is cleared. */
export function withoutOption<Q extends Keyed>(question: Q, removed: number): Q {
  const moved = (index: number) => (index > removed ? index - 1 : index);
  const { correctOption } = question;
  return {
    ...question,
    options: question.options.filter((_, index) => index !== removed),
    correctOption:
      correctOption === null || correctOption === removed ? null : moved(correctOption),
    correctOptions: question.correctOptions.filter((index) => index !== removed).map(moved),
  };
}

/** Moves an option to another place and the key with it. */
export function withOptionMoved<Q extends Keyed>(question: Q, from: number, to: number): Q {
  const order = question.options.map((_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  const moved = (index: number) => order.indexOf(index);
  return {
    ...question,
    options: order.map((index) => question.options[index] ?? ''),
    correctOption: question.correctOption === null ? null : moved(question.correctOption),
    correctOptions: question.correctOptions.map(moved).sort((a, b) => a - b),
  };
}

/**
 * The lines of a pasted list as options: without blank ones and, where every line has one, without
 * its marker (`a)`, `1.`, `-`). Less than two lines, or a block of code, is no list.
 */
export function optionsInText(text: string): string[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2 || text.includes('```')) return undefined;
  const marker = /^\s*(?:[-*•]|\(?(?:[a-z]|\d{1,2})[.)])\s+/i;
  const marked = lines.every((line) => marker.test(line));
  return lines.map((line) => (marked ? line.replace(marker, '') : line).trim());
}

/**
 * Puts a pasted list into the empty places from `first` on and after the last option. What is written
 * stays where it is, and so does the key. Undefined when there is no room for all of it.
 */
export function withOptionsPasted<Q extends Keyed>(
  question: Q,
  first: number,
  pasted: readonly string[],
): Q | undefined {
  const options = [...question.options];
  let place = first;
  for (const option of pasted) {
    while (place < options.length && options[place] !== '') place += 1;
    options[place] = option;
  }
  return options.length > mostOptions ? undefined : { ...question, options };
}
