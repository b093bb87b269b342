import type { Database } from '#db/open.ts';
import type { AttemptRow } from '#server/features/attempt/queries.ts';
import { feedbackOf } from '#server/features/attempt/views.ts';
import { findQuizCard } from '#server/features/quiz/cards/queries.ts';
import type { ChallengeBar } from '#shared/features/attempt/challenges.ts';
import { isCountedStatus } from '#shared/kernel/attempt-status.ts';

/** Why no challenge can be made from this attempt; undefined if one can. */
export async function barOf(
  db: Database,
  attempt: AttemptRow,
  now: Date,
): Promise<ChallengeBar | undefined> {
  const { status, rules, quizId, userId } = attempt;
  if (!isCountedStatus(status)) return 'unfinished';
  if (rules.markedByHand) return 'marked-by-hand';
  if (feedbackOf(attempt, now).more) return 'withheld';
  const quiz = userId === null ? undefined : await findQuizCard(db, quizId, { memberId: userId });
  if (!quiz) return 'not-open';
  if (quiz.isByLink) return 'by-link';
  return quiz.needsAccessCode ? 'access-code' : undefined;
}
