import { recountAll } from '#server/jobs/recount.ts';
import { onMigratedDatabase } from './configured-database.ts';

/** Counts everything again that is kept as a sum. */
await onMigratedDatabase((args) => {
  if (args.length > 0) throw new Error('Usage: npm run recount');
  return async ({ db }) => {
    const failed: number[] = [];
    await recountAll(db, new Date(), (attemptId) => failed.push(attemptId));
    if (failed.length === 0) return 'Every sum was counted again.';
    return `Every sum was counted again, without attempts that cannot be summed: ${failed.join(', ')}`;
  };
});
