import { questionCount } from '#shared/features/quiz/rules.ts';
import type { ScoredQuiz } from '#shared/features/quiz/score/scored-quiz.ts';
import type { PlacedQuestions } from '#shared/features/quiz/slot-order.ts';
import { checkQuiz, type QuizWork } from '../editor/quiz-draft.ts';
import type { DrawnQuestion } from '../preview/try-paper.ts';
import { EditedQuestion, storedKey } from '../questions/question-list-state.ts';

/** A quiz as it is about to be published. */
export interface PublishedWork {
  fields: QuizWork['fields'];
  /** Without those that nothing was written in, which are not saved. */
  questions: readonly EditedQuestion[];
  /** How many questions an attempt takes from the bank. */
  drawnQuestions: number;
  /** Those of them that are known: linked ones, and a sample of what is drawn. */
  taken: readonly DrawnQuestion[];
}

/** What learners would get of the work. */
export function publishedWork(
  work: QuizWork,
  screen: 'create' | 'edit',
  { drawnQuestions, taken }: Pick<PublishedWork, 'drawnQuestions' | 'taken'>,
): PublishedWork {
  const { ready } = checkQuiz(work, screen, drawnQuestions);
  const sent = ready && new Set(ready.keys);
  const questions = sent ? work.questions.filter(({ key }) => sent.has(key)) : work.questions;
  return { fields: work.fields, questions, drawnQuestions, taken };
}

/** How many questions an attempt asks of the quiz's own ones, and in all. */
export function askedOf({ fields, questions, drawnQuestions }: PublishedWork) {
  const chosen = Number(fields.questionsPerAttempt) || Math.max(1, questions.length);
  const total = questionCount({
    questionsPerAttempt: chosen,
    totalQuestions: questions.length + drawnQuestions,
    drawnQuestions,
  });
  return { own: total - drawnQuestions, total };
}

/**
 * The questions of the quiz, and after them those that it takes from the bank.
 * @param untagged the stored questions without tags; undefined while they are not known
 */
export function scoredWork(
  work: PublishedWork,
  untagged: readonly number[] | undefined,
): ScoredQuiz {
  const { fields, questions, taken } = work;
  const { rules } = fields;
  const fromBank = taken.map((question) => ({
    ...EditedQuestion.parse({ ...question, key: storedKey(question.id) }),
    isTagged: undefined,
  }));
  const isTagged = ({ id }: EditedQuestion) =>
    id === undefined || !untagged ? undefined : !untagged.includes(id);
  return {
    language: fields.language,
    cover: fields.imageUrl.trim() === '' ? null : { text: fields.imageAlt },
    questions: [
      ...questions.map((question) => ({ ...question, isTagged: isTagged(question) })),
      ...fromBank,
    ],
    questionCount: askedOf(work).total,
    passMarkPercent: Number(rules.passMarkPercent),
    shuffleOptions: rules.shuffleOptions,
    timeLimit: rules.untimed ? null : Number(fields.timeLimit) || null,
    questionSeconds: Number(rules.questionSeconds) || null,
  };
}

/** The questions of other quizzes in their order. */
export const questionsOf = (
  placed: readonly PlacedQuestions<DrawnQuestion>[],
): readonly DrawnQuestion[] => placed.flatMap(({ questions }) => questions);

/** The way to a question of another quiz; undefined for an own one. */
export function wayToTaken({ questions, taken }: PublishedWork, index: number) {
  const question = taken[index - questions.length];
  return question && { quizId: question.quizId, questionId: question.id };
}
