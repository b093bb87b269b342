import { questionCount } from '#shared/features/quiz/rules.ts';
import type { ScoredQuiz } from '#shared/features/quiz/score/scored-quiz.ts';
import { checkQuiz, type QuizWork } from '../editor/quiz-draft.ts';
import type { EditedQuestion } from '../questions/question-list-state.ts';

/** A quiz as it is about to be published. */
export interface PublishedWork {
  fields: QuizWork['fields'];
  /** Without those that nothing was written in, which are not saved. */
  questions: readonly EditedQuestion[];
  /** How many questions an attempt takes from the bank. */
  drawnQuestions: number;
}

/** What learners would get of the work. */
export function publishedWork(
  work: QuizWork,
  screen: 'create' | 'edit',
  drawnQuestions: number,
): PublishedWork {
  const { ready } = checkQuiz(work, screen, drawnQuestions);
  const sent = ready && new Set(ready.keys);
  const questions = sent ? work.questions.filter(({ key }) => sent.has(key)) : work.questions;
  return { fields: work.fields, questions, drawnQuestions };
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

/** @param untagged the stored questions without tags; undefined while they are not known */
export function scoredWork(
  work: PublishedWork,
  untagged: readonly number[] | undefined,
): ScoredQuiz {
  const { fields, questions } = work;
  const { rules } = fields;
  const isTagged = ({ id }: EditedQuestion) =>
    id === undefined || !untagged ? undefined : !untagged.includes(id);
  return {
    language: fields.language,
    questions: questions.map((question) => ({ ...question, isTagged: isTagged(question) })),
    questionCount: askedOf(work).total,
    passMarkPercent: Number(rules.passMarkPercent),
    shuffleOptions: rules.shuffleOptions,
    timeLimit: rules.untimed ? null : Number(fields.timeLimit) || null,
    questionSeconds: Number(rules.questionSeconds) || null,
  };
}
