import type { Database } from '#db/open.ts';

/** The best learners; a tie goes to fewer attempts, then to whoever got there first. */
export async function listLeaders(db: Database, count: number) {
  const rows = await db
    .selectFrom('standings')
    .innerJoin('users', 'users.id', 'standings.userId')
    .where('users.accountStatus', '=', 'active')
    .where('score', '>', 0)
    .select(['users.username', 'users.displayName', 'quizzesCompleted', 'score'])
    .orderBy('score', 'desc')
    .orderBy('attemptCount')
    .orderBy('reachedAt')
    .orderBy('standings.userId')
    .limit(count)
    .execute();
  return rows.map(({ username, displayName, ...row }) => ({
    ...row,
    name: displayName || username,
  }));
}
