import { recountTallies } from '#server/features/progress/tally.ts';
import { openConfiguredDatabase } from './configured-database.ts';

/** Counts every attempt again into statistics, leaderboard and ratings. */
const { db, close } = await openConfiguredDatabase();
await recountTallies(db, new Date());
process.stdout.write('Every sum was counted again.\n');
await close();
