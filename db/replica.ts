import { sql } from 'kysely';
import type { Database } from './open.ts';

/** A position in the write-ahead log: everything that was committed before it was read lies before it. */
export type LogPosition = string;

/**
 * The position that includes everything that this primary has committed. Commits are flushed before they are
 * visible, unless the server was set to flush them later; what else is written may wait for seconds.
 */
export async function readLogPosition(db: Database): Promise<LogPosition> {
  const { rows } = await sql<{ position: string }>`
    select (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
      else pg_current_wal_flush_lsn() end)::text as position`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database has no position');
  return row.position;
}

/** Whether a replica has replayed the log up to a position. A replica that was made primary has all of it. */
export async function hasReached(db: Database, position: LogPosition): Promise<boolean> {
  const { rows } = await sql<{ reached: boolean | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end
      >= ${position}::pg_lsn as reached`.execute(db);
  return rows[0]?.reached ?? false;
}
