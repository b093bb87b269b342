import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#db/open.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { World } from './world.ts';

/** Whether a transaction waits for a lock that another one has. On PostgreSQL only. */
export async function isAnyLockAwaited({ db }: Pick<World, 'db'>): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

/** Work in a transaction of its own, or as a part of the one that it is given. */
export type Work<Result = unknown> = (db: Database) => Promise<Result>;

/**
 * Runs both at once: the second one begins after the first one has written, must wait for it, and goes on when the first
 * one is committed. On PostgreSQL only.
 * @returns what the second one returns
 */
export async function runTogether<Result>(
  world: Pick<World, 'db'>,
  first: Work,
  second: Work<Result>,
): Promise<Result> {
  const [written, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = inTransaction(world.db, async (tx) => {
    await first(tx);
    written.resolve();
    await mayEnd.promise;
  });
  await written.promise;
  let isOver = false;
  const other = second(world.db).finally(() => {
    isOver = true;
  });
  // It may be refused before it is waited for.
  other.catch(() => {});
  // One that does not wait is over before, and what it leaves shows that.
  const waits = async () => isOver || (await isAnyLockAwaited(world));
  await expect.poll(waits, { timeout: 10_000 }).toBe(true);
  mayEnd.resolve();
  const [result] = await Promise.all([other, held]);
  return result;
}
