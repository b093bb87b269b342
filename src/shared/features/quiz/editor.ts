import { z } from 'zod';
import { TextInput } from '#shared/kernel/text/text-input.ts';
import { isMarkedByHand, questionTypes } from '../question/question-types/registry.ts';
import { type Keyed, withoutOption } from '../question/schema.ts';
import { maxOwnAsked } from './max-asked.ts';
import { closesAfterOpening, standardRules, type TakingRules } from './rules.ts';
import { ChosenRules, closesTooEarly, QuizFields } from './schema.ts';

const Window = QuizFields.pick({ opensAt: true, closesAt: true });

const chosen = (message: string) => z.int(message).positive(message);

const timeLimitMessage = {
  create: 'Time limit must be at least 1 minute',
  edit: 'Time limit is required',
};

/**
 * The quiz's own fields as an editor checks them, in the order of the page. A draft needs only a title; a
 * published quiz needs all required fields.
 */
export function quizForm(screen: 'create' | 'edit', status: 'active' | 'draft') {
  const timeLimitMissing = timeLimitMessage[screen];
  const draft = status === 'draft';
  const category = chosen('Category is required');
  const subCategory = chosen('Sub-category is required');
  const timeLimit = z
    .int({ error: unlessTyped(timeLimitMissing, 'Time limit must be a whole number') })
    .min(1, timeLimitMissing)
    .max(1440, 'At most 1440 minutes');
  return QuizFields.extend({
    rules: ChosenRules.default(standardRules),
    description: draft ? TextInput(2000) : TextInput(2000).min(1, 'Description is required'),
    categoryId: draft ? category.nullable() : category,
    subCategoryId: draft ? subCategory.nullable() : subCategory,
    timeLimit: draft ? timeLimit.nullable().default(null) : timeLimit,
    questionsPerAttempt: z
      .int({ error: unlessTyped('At least 1 question', 'Must be a whole number') })
      .min(1, 'At least 1 question')
      .max(maxOwnAsked, `At most ${maxOwnAsked} questions`)
      .optional(),
  }).refine(closesAfterOpening, {
    path: ['closesAt'],
    message: closesTooEarly,
    // Beside the problems of other fields.
    when: ({ value }) => Window.safeParse(value).success,
  });
}

/** Distinguishes a missing number from an invalid one. */
const unlessTyped =
  (absent: string, wrong: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === '' || (typeof input === 'number' && input < 1)
      ? absent
      : wrong;

type EnteredNumber =
  | 'passMarkPercent'
  | 'maxAttempts'
  | 'wrongAnswerPenaltyPercent'
  | 'questionSeconds';

/**
 * The rules in an editor: an empty number is an empty text, which means any number of attempts, and no time of its own
 * for a question.
 */
export type RulesFormValues = Omit<TakingRules, EnteredNumber | 'cooldownHours'> &
  Record<EnteredNumber, number | string> & {
    cooldownHours: Record<keyof TakingRules['cooldownHours'], number | string>;
  };

export const rulesFormValues = ({
  maxAttempts,
  questionSeconds,
  ...rules
}: TakingRules): RulesFormValues => ({
  ...rules,
  questionSeconds: questionSeconds ?? '',
  maxAttempts: maxAttempts ?? '',
});

/** The values of an editor before validation: no choice is null, an empty number is an empty text. */
export type QuizFormValues = {
  title: string;
  description: string;
  language: string;
  categoryId: number | null;
  subCategoryId: number | null;
  timeLimit: number | string;
  status: 'active' | 'draft';
  questionsPerAttempt: number | string;
  imageUrl: string;
  imageAlt: string;
  difficultyOverride: 'beginner' | 'intermediate' | 'advanced' | null;
  rules: RulesFormValues;
  /** ISO 8601, or an empty text. */
  opensAt: string;
  closesAt: string;
  accessCode: string;
  isListed: boolean;
  isMembersOnly: boolean;
  isByLink: boolean;
  isOpenForPractice: boolean;
  publishesWhenOpen: boolean;
};

type WrittenQuestion = Keyed & {
  text: string;
  explanation?: string | null;
  imageAlt?: string | null;
};

/** Whether the question counts as one: it has text and, unless a person marks it, an option that is not empty, a gap or a region. */
export function isValidQuestion(question: WrittenQuestion): boolean {
  const { text, type, options, gaps = [], regions = [] } = question;
  const hasOption = options.some((option) => option.trim() !== '');
  return (
    text.trim() !== '' &&
    (hasOption || gaps.length > 0 || regions.length > 0 || isMarkedByHand(type))
  );
}

/** Whether nothing was written yet. */
export function isBlankQuestion(question: WrittenQuestion): boolean {
  const { text, type, options, targets = [], gaps = [], regions = [], essay } = question;
  const { explanation, imageUrl, imageAlt } = question;
  const { blank } = questionTypes[type];
  const isUntouched = (option: string, index: number) =>
    option.trim() === '' || option === blank.options[index];
  return (
    [text, explanation, imageUrl, imageAlt].every((given) => !given?.trim()) &&
    options.every(isUntouched) &&
    targets.every((target) => target.trim() === '') &&
    gaps.length === 0 &&
    regions.length === 0 &&
    !essay
  );
}

/**
 * The question without its empty options, and with its key adjusted. Options that are not choices stay, and so do regions
 * without a name. What was written as the match of an empty item belongs to none, as in imports.
 */
export function withoutEmptyOptions<Q extends Keyed>(question: Q): Q {
  const { type, options, targets, regions } = question;
  if (questionTypes[type].optionsShown === 'never') return question;
  const isLeftOut = (option: string, index: number) => option.trim() === '' && !regions?.[index];
  const kept = options.reduceRight(
    (shorter, option, index) =>
      isLeftOut(option, index) ? withoutOption(shorter, index) : shorter,
    question,
  );
  const alone = targets?.filter((target, index) => {
    const option = options[index];
    return option !== undefined && isLeftOut(option, index) && target.trim() !== '';
  });
  return alone?.length ? { ...kept, targets: [...(kept.targets ?? []), ...alone] } : kept;
}
