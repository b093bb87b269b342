import type { Problem } from '#shared/features/quiz/question-types/definition.ts';
import type { ListedProblem } from '#web/ui/form/problem-summary.tsx';
import { optionLetter } from '#web/ui/option-marker.tsx';
import { questionPrefix } from '../questions/question-prefix.ts';
import type { CheckedQuiz } from './quiz-draft.ts';
import { fieldId } from './quiz-fields.tsx';

const quizLabels: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  timeLimit: 'Time limit',
  questionsPerAttempt: 'Questions per attempt',
  imageUrl: 'Image URL',
};

const questionLabels: Record<string, string> = {
  text: 'text',
  explanation: 'explanation',
  imageUrl: 'image URL',
  imageAlt: 'text for the picture',
};

/** Messages of this form do not say what they are about. */
const isNameless = (message: string) => /^(At most|Contains|Must)/.test(message);

/** All problems in the order of the page, each with the way to its field and with words that name it. */
export function problemLinks(
  { fields, questions }: Omit<CheckedQuiz, 'ready'>,
  order: readonly { key: string }[],
): ListedProblem[] {
  const ofQuiz = Object.entries(fields).map(([name, message]) => {
    const label = isNameless(message) ? quizLabels[name] : undefined;
    return { target: fieldId(name), message, ...(label ? { where: label } : {}) };
  });
  const ofQuestions = order.flatMap(({ key }, index) =>
    (questions.get(key) ?? []).map((problem) => ({
      target: `${questionPrefix(key)}-${targetOf(problem)}`,
      where: `Question ${index + 1}${partOf(problem)}`,
      message: problem.message,
    })),
  );
  return [...ofQuiz, ...ofQuestions];
}

const targetOf = ({ field }: Problem) => (field.startsWith('correct') ? 'options' : field);

function partOf({ field, message }: Problem): string {
  if (!isNameless(message)) return '';
  const [, option] = /^options\.(\d+)$/.exec(field) ?? [];
  const label =
    option === undefined ? questionLabels[field] : `option ${optionLetter(Number(option))}`;
  return label ? `, ${label}` : '';
}
