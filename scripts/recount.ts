import { recountTallies } from '#server/features/progress/tally.ts';
import { onConfiguredDatabase } from './configured-database.ts';

/** Counts every attempt again into statistics, leaderboard and ratings. */
await onConfiguredDatabase(async (db) => {
  await recountTallies(db, new Date());
  return 'Every sum was counted again.';
});
