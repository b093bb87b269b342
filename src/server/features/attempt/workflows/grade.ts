import { gradeOf, hasPoints, storedCredit } from '#shared/features/attempt/paper.ts';
import type { Result } from '#shared/kernel/points.ts';
import type { AnswerRow, AttemptRow } from '../queries.ts';

/** The answers of an attempt as its rules grade them. */
export function gradeAnswers(
  { paper, rules }: Pick<AttemptRow, 'paper' | 'rules'>,
  answers: readonly AnswerRow[],
): AnswerRow[] {
  const questions = new Map(paper.map((question) => [question.questionId, question]));
  return answers.map((answer) => {
    const question = questions.get(answer.questionId);
    const graded = question
      ? gradeOf(question, answer.response, rules)
      : { isCorrect: false, credit: null };
    return { ...answer, ...graded };
  });
}

/** The result of an attempt by its graded answers. */
export const resultOf = (
  { rules, totalQuestions }: Pick<AttemptRow, 'rules' | 'totalQuestions'>,
  graded: readonly AnswerRow[],
): Result => ({
  score: graded.filter(({ isCorrect }) => isCorrect).length,
  totalQuestions,
  points: hasPoints(rules) ? graded.reduce((sum, answer) => sum + storedCredit(answer), 0) : null,
});
