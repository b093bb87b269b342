import { sql } from 'kysely';
import { minuteMs } from '#shared/kernel/time/durations.ts';
import type { Database } from '../open.ts';

/** The members about whom something has changed; null for all. Triggers note it, see migration 0221. */
interface MemberChanges {
  userIds: (number | null)[];
  /** Where the next reading begins. */
  next: string;
}

/**
 * The changes that were committed since an earlier read. Those of transactions that were running at that read may be
 * returned twice, because transactions commit in another order than they begin.
 * @param from `next` of the earlier reading
 */
export async function readMemberChanges(db: Database, from: string): Promise<MemberChanges> {
  const { rows } = await sql<MemberChanges>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next,
      array(select distinct user_id from member_changes where transaction >= ${from}::xid8) as user_ids
    `.execute(db);
  const [changes] = rows;
  if (!changes) throw new Error('The changes of members could not be read.');
  return changes;
}

/** Every process has seen a change after this many milliseconds. */
const neededFor = 2 * minuteMs;

/** Removes changes that every process has seen. */
export async function forgetMemberChanges(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('memberChanges')
    .where('changedAt', '<', new Date(now.getTime() - neededFor))
    .execute();
}
