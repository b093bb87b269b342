import { sql } from 'kysely';
import type { World } from './world.ts';

/** Whether a transaction waits for a lock that another one has. On PostgreSQL only. */
export async function isAnyLockAwaited({ db }: Pick<World, 'db'>): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
