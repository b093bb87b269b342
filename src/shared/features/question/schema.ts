import { z } from 'zod';
import { withChanges } from '#shared/kernel/changes.ts';
import { Id } from '#shared/kernel/id.ts';
import { storable } from '#shared/kernel/text/storable.ts';
import { ClearablePictureUrl, ClearableText } from '#shared/kernel/text/text-input.ts';
import {
  type Key,
  type Problem,
  type QuestionCheck,
  TypedFields,
  unusedFields,
} from './question-types/definition.ts';
import { bodyOf, fieldsOf, QuestionType, questionTypes } from './question-types/registry.ts';

export const QuestionDifficulty = z.enum(['easy', 'medium', 'hard']);
export type QuestionDifficulty = z.infer<typeof QuestionDifficulty>;

/** The parts of a question that its key depends on. */
export interface Keyed extends Key {
  type: QuestionType;
}

/**
 * All fields of a question that an author writes, without defaults: a new question gets defaults for fields
 * left out, an update leaves them unchanged.
 */
export const QuestionFields = z.object({
  text: z
    .string()
    .trim()
    .max(5000, 'At most 5000 characters')
    .refine(storable, 'Contains a character that cannot be stored')
    .describe('The question as learners read it, in Markdown'),
  type: QuestionType,
  ...TypedFields.shape,
  difficulty: QuestionDifficulty.describe('What the author thinks'),
  explanation: ClearableText(5000).describe(
    'Why the key is right, in Markdown; shown with the key or after it',
  ),
  imageUrl: ClearablePictureUrl.describe(
    'A picture to show with the question: an address by https, or the path of an uploaded one',
  ),
  imageAlt: ClearableText(300).describe('What the picture shows, for those who do not see it'),
});
type QuestionFields = z.output<typeof QuestionFields>;

/** Clears the fields that the question's type does not use. */
function withOwnFields<Q extends QuestionFields>(question: Q): Q {
  return { ...question, ...fieldsOf(bodyOf(question.type, question)) };
}

/** The problems of a key that names options which do not exist. */
function keyProblems(question: QuestionFields) {
  const { options, correctOption, correctOptions, pinnedOptions, gaps } = question;
  const last = options.length - 1;
  return [
    ...(correctOption !== null && correctOption > last
      ? [{ field: 'correctOption', message: 'The correct option is not among the options' }]
      : []),
    ...(correctOptions.some((index) => index > last)
      ? [{ field: 'correctOptions', message: 'A correct option is not among the options' }]
      : []),
    ...(pinnedOptions.some((index) => index > last)
      ? [{ field: 'pinnedOptions', message: 'A pinned option is not among the options' }]
      : []),
    ...(gaps.some((gap) => gap.kind === 'choice' && (gap.correctOption ?? -1) >= gap.options.length)
      ? [{ field: 'gaps', message: 'The correct option is not among the options' }]
      : []),
  ];
}

const { shape } = QuestionFields;

/**
 * A question as authors and REST clients send it: fields that its type does not use are cleared, and its key
 * must name existing options. Drafts may have no key.
 */
export const QuestionInput = QuestionFields.extend({
  id: Id.optional().describe('Present for a question that is already stored'),
  type: shape.type.default('single_choice'),
  difficulty: shape.difficulty.default('medium'),
  explanation: shape.explanation.default(null),
  imageUrl: shape.imageUrl.default(null),
  imageAlt: shape.imageAlt.default(null),
  correctOption: shape.correctOption.default(unusedFields.correctOption),
  correctOptions: shape.correctOptions.default(unusedFields.correctOptions),
  targets: shape.targets.default(unusedFields.targets),
  gaps: shape.gaps.default(unusedFields.gaps),
  regions: shape.regions.default(unusedFields.regions),
  spotCount: shape.spotCount.default(unusedFields.spotCount),
  pinnedOptions: shape.pinnedOptions.default(unusedFields.pinnedOptions),
  caseSensitive: shape.caseSensitive.default(unusedFields.caseSensitive),
  numericTolerance: shape.numericTolerance.default(unusedFields.numericTolerance),
  essay: shape.essay.default(unusedFields.essay),
})
  .transform(withOwnFields)
  .superRefine((question, issues) => {
    for (const { field, message } of keyProblems(question))
      issues.addIssue({ code: 'custom', path: [field], message });
  });
export type QuestionInput = z.infer<typeof QuestionInput>;

/** The fields of a question that an update changes. */
export const QuestionChanges = QuestionFields.partial();
export type QuestionChanges = z.infer<typeof QuestionChanges>;

/** One entry of a list to save: a stored question with its changes, or a new one. */
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
 * @returns the question, and the problems of its key
 */
export function changedQuestion<Q extends QuestionFields>(stored: Q, changes: QuestionChanges) {
  const question = withOwnFields(withChanges<QuestionFields>(stored, changes));
  return { question: { ...stored, ...question }, problems: keyProblems(question) };
}

/**
 * The problems that prevent publishing a question, by field; empty when it can be published.
 * @param check chooses the messages
 */
export function whatIsMissing(
  { type, ...key }: Keyed & { text: string },
  check: QuestionCheck = 'api',
): Problem[] {
  return [...missingText(key.text, check), ...questionTypes[type].missing(key, check)];
}

function missingText(text: string, check: QuestionCheck): Problem[] {
  const length = [...text.trim()].length;
  if (check === 'wizard' && length < 10)
    return [{ field: 'text', message: 'Question must be at least 10 characters' }];
  return length === 0 ? [{ field: 'text', message: 'Question text is required' }] : [];
}

/** The options and key of a question whose type was changed in an editor. */
export function withType<Q extends Keyed>(question: Q, type: QuestionType): Q {
  return {
    ...question,
    type,
    correctOptions: [],
    targets: [],
    gaps: [],
    regions: [],
    spotCount: null,
    pinnedOptions: [],
    essay: null,
    ...questionTypes[type].blank,
  };
}

/** Removes an option and moves the key with it; a mark on the removed option is cleared. */
export function withoutOption<Q extends Keyed>(question: Q, removed: number): Q {
  const moved = (index: number) => (index > removed ? index - 1 : index);
  const { correctOption } = question;
  return {
    ...question,
    options: question.options.filter((_, index) => index !== removed),
    correctOption:
      correctOption === null || correctOption === removed ? null : moved(correctOption),
    correctOptions: question.correctOptions.filter((index) => index !== removed).map(moved),
    ...(question.targets && {
      targets: question.targets.filter((_, index) => index !== removed),
    }),
    ...(question.regions && {
      regions: question.regions.filter((_, index) => index !== removed),
    }),
    ...(question.pinnedOptions && {
      pinnedOptions: question.pinnedOptions.filter((index) => index !== removed).map(moved),
    }),
  };
}

/** Moves an option to another index and the key with it. */
export function withOptionMoved<Q extends Keyed>(question: Q, from: number, to: number): Q {
  const order = question.options.map((_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  const moved = (index: number) => order.indexOf(index);
  return {
    ...question,
    options: order.map((index) => question.options[index] ?? ''),
    correctOption: question.correctOption === null ? null : moved(question.correctOption),
    correctOptions: question.correctOptions.map(moved).sort((a, b) => a - b),
    ...(question.targets && {
      targets: withMoved(question.targets, question.options.length, order),
    }),
    ...(question.regions && {
      regions: order.flatMap((index) => question.regions?.[index] ?? []),
    }),
    ...(question.pinnedOptions && {
      pinnedOptions: question.pinnedOptions.map(moved).sort((a, b) => a - b),
    }),
  };
}

/** The targets of options in their new order; those that belong to none stay behind them. */
function withMoved(targets: readonly string[], options: number, order: readonly number[]) {
  return targets.length === 0
    ? []
    : [...order.map((index) => targets[index] ?? ''), ...targets.slice(options)];
}
