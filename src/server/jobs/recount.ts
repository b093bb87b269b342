import type { Database } from '#db/open.ts';
import { recheckAchievements } from '../features/achievement/workflows/award.ts';
import { recheckCertificates } from '../features/certificate/workflows/award.ts';
import { recountRatings } from '../features/practice/rating/workflows/rate-answers.ts';
import { recountGoalDays } from '../features/practice/streak/workflows/count-days.ts';
import { recountTallies } from '../features/progress/workflows/tally.ts';

/**
 * Counts every attempt again into statistics, leaderboard and ratings, and every answer into days that count and levels of
 * learners, and looks at certificates and achievements again.
 * @param onUnsummed called for an attempt that cannot be summed; the others are counted
 */
export async function recountAll(
  db: Database,
  now: Date,
  onUnsummed: (attemptId: number, error: unknown) => void,
): Promise<void> {
  await recountTallies(db, now, onUnsummed);
  await recountGoalDays(db);
  await recheckCertificates(db, now);
  await recheckAchievements(db, now);
  await recountRatings(db);
}
