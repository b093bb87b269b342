import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { dayMs } from '#shared/kernel/time/durations.ts';

/** Deletes the entries that are older than `days`; the database keeps those of the last 30 days. */
export async function forgetOldEntries(tx: Tx, now: Date, days: number): Promise<void> {
  const olderThan = new Date(now.getTime() - days * dayMs);
  await sql`select forget_audit_entries(${olderThan}::timestamptz)`.execute(tx);
}
