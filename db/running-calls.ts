import { sql } from 'kysely';
import type { Database } from './open.ts';

/** How far a long call has come: of all, or of a number that is not known yet. */
export interface Progress {
  phase: 'reading' | 'writing';
  done: number;
  total: number | null;
}

/** What a process has not written for this long belongs to a process that has ended. */
const keptFor = sql`interval '1 minute'`;

export async function writeRunningCall(
  db: Database,
  keyHash: string,
  progress: Progress,
): Promise<void> {
  const row = { ...progress, writtenAt: sql<Date>`clock_timestamp()` };
  await db
    .insertInto('runningCalls')
    .values({ keyHash, ...row })
    .onConflict((conflict) => conflict.column('keyHash').doUpdateSet(row))
    .execute();
}

export const findRunningCall = (db: Database, keyHash: string): Promise<Progress | undefined> =>
  db
    .selectFrom('runningCalls')
    .where('keyHash', '=', keyHash)
    .where('writtenAt', '>', sql<Date>`clock_timestamp() - ${keptFor}`)
    .select([sql<Progress['phase']>`phase`.as('phase'), 'done', 'total'])
    .executeTakeFirst();

/** Removes a call that has ended, and those of processes that have. */
export async function forgetRunningCall(db: Database, keyHash: string): Promise<void> {
  await db
    .deleteFrom('runningCalls')
    .where((eb) =>
      eb.or([
        eb('keyHash', '=', keyHash),
        eb('writtenAt', '<', sql<Date>`clock_timestamp() - ${keptFor}`),
      ]),
    )
    .execute();
}
