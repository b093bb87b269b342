import { z } from 'zod';
import { withChanges } from '#shared/kernel/changes.ts';
import { Id } from '#shared/kernel/id.ts';
import { ClearableHttpsUrl, ClearableText, storable } from '#shared/kernel/text-input.ts';

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

/**
 * Every field of a question that an author writes, with nothing preset: creating presets what is left
 * out, an update keeps it as it is.
 */
export const QuestionFields = z.object({
  text: z
    .string()
    .trim()
    .max(5000, 'At most 5000 characters')
    .refine(storable, 'Contains a character that cannot be stored')
    .describe('The question as learners read it, in Markdown'),
  type: QuestionType,
  options: z
    .array(
      z
        .string()
        .max(2000, 'At most 2000 characters')
        .refine(storable, 'Contains a character that cannot be stored'),
    )
    .max(mostOptions, `At most ${mostOptions} options`)
    .describe(
      'What can be chosen. For true_false always True and False; for fill_blank one entry with the accepted answers, separated by | or new lines',
    ),
  correctOption: optionIndex
    .nullable()
    .describe('Index of the right option; null for multiple_choice'),
  correctOptions: z
    .array(optionIndex)
    .max(mostOptions)
    .nullable()
    .transform((list) => list ?? [])
    .describe('Indexes of all right options, for multiple_choice alone'),
  difficulty: QuestionDifficulty.describe('What the author thinks'),
  explanation: ClearableText(5000).describe('Shown with the result, in Markdown'),
  imageUrl: ClearableHttpsUrl.describe('A picture to show with the question, by https'),
  imageAlt: ClearableText(300).describe('What the picture shows, for those who do not see it'),
  caseSensitive: z.boolean().describe('For fill_blank: capitals count'),
  numericTolerance: z
    .number('The tolerance must be a number')
    .min(0, 'The tolerance cannot be negative')
    .nullable()
    .describe('For fill_blank: how far a number may be off; null compares texts'),
});
type QuestionFields = z.output<typeof QuestionFields>;

/** Drops the key that does not belong to the type. */
function withOwnKey<Q extends QuestionFields>(question: Q): Q {
  const isMultiple = question.type === 'multiple_choice';
  const indexes = [...new Set(question.correctOptions)].sort((a, b) => a - b);
  return {
    ...question,
    correctOption: isMultiple ? null : question.correctOption,
    correctOptions: isMultiple ? indexes : [],
  };
}

/** Why a key is none: it must lie inside the options. */
function keyProblems({ options, correctOption, correctOptions }: QuestionFields) {
  const last = options.length - 1;
  return [
    ...(correctOption !== null && correctOption > last
      ? [{ field: 'correctOption', message: 'The correct option is not among the options' }]
      : []),
    ...(correctOptions.some((index) => index > last)
      ? [{ field: 'correctOptions', message: 'A correct option is not among the options' }]
      : []),
  ];
}

const { shape } = QuestionFields;

/**
 * A question as authors and REST clients send it: whichever key does not belong to the type is
 * dropped, and the key that does must lie inside the options. Drafts may still lack a key.
 */
export const QuestionInput = QuestionFields.extend({
  id: Id.optional().describe('Present for a question that is already stored'),
  type: shape.type.default('single_choice'),
  correctOption: shape.correctOption.default(null),
  correctOptions: shape.correctOptions.default([]),
  difficulty: shape.difficulty.default('medium'),
  explanation: shape.explanation.default(null),
  imageUrl: shape.imageUrl.default(null),
  imageAlt: shape.imageAlt.default(null),
  caseSensitive: shape.caseSensitive.default(false),
  numericTolerance: shape.numericTolerance.default(null),
})
  .transform(withOwnKey)
  .superRefine((question, issues) => {
    for (const { field, message } of keyProblems(question))
      issues.addIssue({ code: 'custom', path: [field], message });
  });
export type QuestionInput = z.infer<typeof QuestionInput>;

/** What an update names of a question; the rest stays. */
export const QuestionChanges = QuestionFields.partial();
export type QuestionChanges = z.infer<typeof QuestionChanges>;

/** One entry of a list that is saved: a stored question with what changes, or a new one. */
export const QuestionEntry = QuestionFields.partial()
  .extend({
    id: Id.optional().describe(
      'Of a stored question, whose absent fields stay as they are; without it the question is new',
    ),
  })
  .transform(({ id, ...fields }, issues) => {
    if (id !== undefined) return { id, changes: fields };
    const added = QuestionInput.safeParse(fields);
    for (const { path, message } of added.error?.issues ?? [])
      issues.addIssue({ code: 'custom', path, message, input: fields });
    return added.success ? { id: undefined, question: added.data } : z.NEVER;
  });
export type QuestionEntry = z.infer<typeof QuestionEntry>;

/**
 * A stored question with changes.
 * @returns the problems of its key beside it: none where the key lies inside the options
 */
export function changedQuestion<Q extends QuestionFields>(stored: Q, changes: QuestionChanges) {
  const question = withOwnKey(withChanges<QuestionFields>(stored, changes));
  return { question: { ...stored, ...question }, problems: keyProblems(question) };
}

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
