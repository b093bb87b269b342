import type { Problem } from '#shared/features/question/question-types/definition.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { ListedProblem } from '#web/ui/form/problem-summary.tsx';
import { optionLetter } from '#web/ui/option-marker.tsx';
import { questionPrefix } from '../questions/question-prefix.ts';
import type { quizEditorMessages } from './messages/messages.ts';
import type { CheckedQuiz } from './quiz-draft.ts';
import { fieldId } from './quiz-fields.tsx';

type Messages = MessagesOf<typeof quizEditorMessages>;

/** All problems in the order of the page, each with the way to its field and with words that name it. */
export function problemLinks(
  { fields, questions }: Omit<CheckedQuiz, 'ready'>,
  order: readonly { key: string }[],
  m: Messages,
): ListedProblem[] {
  const ofQuiz = Object.entries(fields).map(([name, message]) => {
    const label = quizField(name, m);
    const where = label && !includesText(message, label) ? { where: label } : {};
    return { target: fieldId(name), message, ...where };
  });
  const ofQuestions = order.flatMap(({ key }, index) =>
    (questions.get(key) ?? []).map((problem) => ({
      target: `${questionPrefix(key)}-${targetOf(problem)}`,
      where: whereOf(problem, String(index + 1), m.problems),
      message: problem.message,
    })),
  );
  return [...ofQuiz, ...ofQuestions];
}

/** Both in the reader's language: `Title is required` includes `Title`. */
const includesText = (message: string, label: string) =>
  message.toLowerCase().includes(label.toLowerCase());

/** The part of the id of an input after its prefix: what has no input of its own is at the options. */
export const targetOf = ({ field }: Problem) =>
  /^(?:correct|(?:targets|gaps|regions|spotCount)$)/.test(field) ? 'options' : field;

function quizField(name: string, { fields }: Messages): string | undefined {
  const { title, description, language, timeLimit, questionsPerAttempt, imageUrl, imageAlt } =
    fields;
  const labels: Record<string, string> = {
    title,
    description,
    language,
    timeLimit,
    questionsPerAttempt,
    imageUrl,
    imageAlt,
  };
  return labels[name];
}

/** The question and its field. */
function whereOf({ field }: Problem, number: string, m: Messages['problems']): string {
  const [, option] = /^(?:options|targets)\.(\d+)$/.exec(field) ?? [];
  if (option !== undefined) return m.option({ number, letter: optionLetter(Number(option)) });
  const [, gap] = /^gaps\.(\d+)$/.exec(field) ?? [];
  if (gap !== undefined) return m.gap({ number, gap: Number(gap) + 1 });
  const { text, explanation, imageUrl, imageAlt } = m;
  const labels: Record<string, Messages['problems']['question']> = {
    text,
    explanation,
    imageUrl,
    imageAlt,
  };
  return (labels[field] ?? m.question)({ number });
}
