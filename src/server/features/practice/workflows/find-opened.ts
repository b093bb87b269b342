import type { Database } from '#db/open.ts';
import { listBegunQuizIds } from '#server/features/attempt/history/queries.ts';
import { listOpenedForPractice } from '#server/features/quiz/practice/queries.ts';

interface WhichOpened {
  userId: number;
  quizIds: readonly number[];
  questionIds: readonly number[];
}

/**
 * The questions that a learner may practise, and so see the keys of, without a finished attempt: their quiz is opened
 * for practice, and is open to the learner. A learner who has begun an attempt at the quiz has given its access code.
 * @returns the quiz of each
 */
export async function findOpened(
  db: Database,
  which: WhichOpened,
  now: Date,
): Promise<Map<number, number>> {
  if (which.quizIds.length === 0 && which.questionIds.length === 0) return new Map();
  const found = await listOpenedForPractice(db, { ...which, now });
  const withCode = found.filter(({ needsAccessCode }) => needsAccessCode);
  const quizIds = [...new Set(withCode.map(({ quizId }) => quizId))];
  const begun =
    quizIds.length === 0 ? [] : await listBegunQuizIds(db, { userId: which.userId, quizIds });
  return new Map(
    found
      .filter(({ needsAccessCode, quizId }) => !needsAccessCode || begun.includes(quizId))
      .map(({ questionId, quizId }) => [questionId, quizId]),
  );
}
