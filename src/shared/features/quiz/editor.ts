import { z } from 'zod';
import { TextInput } from '#shared/kernel/text-input.ts';
import { acceptedAnswers, type Keyed, withoutOption } from './question.ts';
import { QuizFields } from './schema.ts';

/** The three screens on which questions are written; each has its own strictness and words. */
export type EditorScreen = 'create' | 'wizard' | 'edit';

const chosen = (message: string) => z.int(message).positive(message);

const timeLimitMessage = {
  create: 'Time limit must be at least 1 minute',
  edit: 'Time limit is required',
};

/**
 * The quiz's own fields as an editor checks them, in the order of the page. A draft needs a title;
 * what is published needs the rest too.
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
    description: draft ? TextInput(2000) : TextInput(2000).min(1, 'Description is required'),
    categoryId: draft ? category.nullable() : category,
    subCategoryId: draft ? subCategory.nullable() : subCategory,
    timeLimit: draft ? timeLimit.nullable().default(null) : timeLimit,
    questionsPerAttempt: z
      .int({ error: unlessTyped('At least 1 question', 'Must be a whole number') })
      .min(1, 'At least 1 question')
      .max(500, 'At most 500 questions')
      .optional(),
  });
}

/** A number that was left out and one that was typed wrongly are different mistakes. */
const unlessTyped =
  (absent: string, wrong: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === '' || (typeof input === 'number' && input < 1)
      ? absent
      : wrong;

/** What an editor holds before it is checked: nothing chosen is null, an empty number is empty text. */
export type QuizFormValues = {
  title: string;
  description: string;
  categoryId: number | null;
  subCategoryId: number | null;
  timeLimit: number | string;
  status: 'active' | 'draft';
  questionsPerAttempt: number | string;
  imageUrl: string;
  difficultyOverride: 'beginner' | 'intermediate' | 'advanced' | null;
};

export interface Problem {
  /** `text`, `options`, `options.2`, `correctOption`, `correctOptions` */
  field: string;
  message: string;
}

type WrittenQuestion = Keyed & { text: string };

/** Whether the question counts as one: it has text and an option that is not empty. */
export function isValidQuestion(question: WrittenQuestion): boolean {
  return question.text.trim() !== '' && question.options.some((option) => option.trim() !== '');
}

/** Whether nothing was written yet. */
export function isBlankQuestion(question: WrittenQuestion): boolean {
  return (
    question.text.trim() === '' &&
    (question.type === 'true_false' || question.options.every((option) => option.trim() === ''))
  );
}

/** What is wrong with a question on a screen, first things first. Drafts may be unfinished. */
export function questionProblems(
  question: WrittenQuestion,
  screen: EditorScreen,
  status: 'active' | 'draft' = 'active',
): Problem[] {
  if (status === 'draft' && screen !== 'wizard') return [];
  return [
    ...textProblems(question, screen),
    ...optionProblems(question, screen),
    ...keyProblems(question),
  ];
}

function textProblems({ text }: WrittenQuestion, screen: EditorScreen): Problem[] {
  const length = [...text.trim()].length;
  if (screen === 'wizard' && length < 10)
    return [{ field: 'text', message: 'Question must be at least 10 characters' }];
  return length === 0 ? [{ field: 'text', message: 'Question text is required' }] : [];
}

function optionProblems({ type, options }: WrittenQuestion, screen: EditorScreen): Problem[] {
  if (type === 'true_false') return [];
  if (type === 'fill_blank') {
    return acceptedAnswers(options[0] ?? '').length === 0
      ? [{ field: 'options.0', message: 'An answer is required' }]
      : [];
  }
  const filled = options.filter((option) => option.trim() !== '').length;
  if (screen !== 'edit') {
    const message = 'At least 2 non-empty options are required for this question type';
    return filled < 2 ? [{ field: 'options', message }] : [];
  }
  if (options.length < 2) return [{ field: 'options', message: 'At least 2 options are required' }];
  return options.flatMap((option, index) =>
    option.trim() === '' ? [{ field: `options.${index}`, message: 'Option is required' }] : [],
  );
}

function keyProblems({ type, options, correctOption, correctOptions }: WrittenQuestion): Problem[] {
  const hasText = (index: number) => (options[index] ?? '').trim() !== '';
  if (type === 'fill_blank') return [];
  if (type === 'multiple_choice') {
    const message = correctOptions.length === 0 ? 'Mark the correct answers' : emptyKey;
    return correctOptions.length > 0 && correctOptions.every(hasText)
      ? []
      : [{ field: 'correctOptions', message }];
  }
  if (correctOption === null)
    return [{ field: 'correctOption', message: 'Mark the correct answer' }];
  return hasText(correctOption) ? [] : [{ field: 'correctOption', message: emptyKey }];
}

const emptyKey = 'An empty option is marked as correct';

/** The question without its empty options; the key moves along. Fill-in and true/false stay. */
export function withoutEmptyOptions<Q extends Keyed>(question: Q): Q {
  if (question.type === 'fill_blank' || question.type === 'true_false') return question;
  return question.options.reduceRight(
    (kept, option, index) => (option.trim() === '' ? withoutOption(kept, index) : kept),
    question,
  );
}
