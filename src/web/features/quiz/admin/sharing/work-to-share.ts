import { whatIsMissing } from '#shared/features/question/schema.ts';
import type { QuizWork } from '../editor/quiz-draft.ts';
import { checkQuiz } from '../editor/quiz-draft.ts';

/**
 * What is on the screen, as a link shows it: without questions that are not finished.
 * @returns undefined while the fields of the quiz cannot be used
 */
export function workToShare(work: QuizWork) {
  const { ready } = checkQuiz({ ...work, fields: { ...work.fields, status: 'draft' } }, 'edit');
  if (!ready) return undefined;
  const { title, description, language, timeLimit, rules } = ready.quiz;
  const questions = ready.questions.filter((question) => whatIsMissing(question).length === 0);
  const questionsPerAttempt = ready.quiz.questionsPerAttempt ?? Math.max(1, questions.length);
  return { title, description, language, timeLimit, rules, questionsPerAttempt, questions };
}
