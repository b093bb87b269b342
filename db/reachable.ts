import { sql } from 'kysely';
import type { Database } from './open.ts';

/** Whether the database answers within this many milliseconds. */
export async function isReachable(db: Database, milliseconds: number): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, milliseconds, false).unref());
  const answer = sql`select 1`
    .execute(db)
    .then(() => true)
    .catch(() => false);
  return Promise.race([answer, timeout]);
}
