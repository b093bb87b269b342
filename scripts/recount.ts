import { recountRatings } from '#server/features/practice/rating/workflows/rate-answers.ts';
import { recountGoalDays } from '#server/features/practice/streak/workflows/count-days.ts';
import { recountTallies } from '#server/features/progress/workflows/tally.ts';
import { onConfiguredDatabase } from './configured-database.ts';

/** Counts every attempt again into statistics, leaderboard and ratings, and every answer into days that count and levels of learners. */
await onConfiguredDatabase(async ({ db }) => {
  const failed: number[] = [];
  await recountTallies(db, new Date(), (attemptId) => failed.push(attemptId));
  await recountGoalDays(db);
  await recountRatings(db);
  if (failed.length === 0) return 'Every sum was counted again.';
  return `Every sum was counted again, without attempts that cannot be summed: ${failed.join(', ')}`;
});
