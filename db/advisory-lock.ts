import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { OpenedDatabase, Tx } from './open.ts';

/** Every advisory lock with a name. To lock rows, lock the rows themselves. */
type LockName =
  /** Filling an empty database and creating the first administrator. */
  | 'first run'
  /** Choosing a free slug or internal name: the second of two equal ones sees the first. */
  | 'blog_posts.slug'
  | 'categories.name'
  | 'sub_categories.name'
  | 'series.name'
  /** Adding pictures and sounds, whose sum has a limit. */
  | 'uploads'
  /** Changing settings: they must fit together. */
  | 'settings'
  /** Joining and leaving groups of translations. */
  | 'quizzes.translations'
  /** Giving the app's role its rights. */
  | 'rights'
  /** Adding finished attempts to the statistics. */
  | 'tally'
  /** Rating answers. */
  | 'ratings'
  /** Changing what a recount sums, while one waits: the recount begins after the transactions that rely on it. */
  | 'recount';

/** Waits until no other transaction has this lock, and keeps it until this one ends. */
export async function lockName(tx: Tx, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx);
}

/** The same, but any number of transactions can share it. */
export async function shareName(tx: Tx, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext(${name}))`.execute(tx);
}

/** The same as `lockName` without waiting. @returns false when another transaction has the lock */
export async function tryLockName(tx: Tx, name: LockName): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_xact_lock(hashtext(${name})) as locked`.execute(tx);
  return rows[0]?.locked ?? false;
}

/**
 * Whether two connections lead to one database, whatever their addresses and poolers: a lock is known in its own
 * database only. The key is larger than those of names.
 */
export async function isSameDatabase(
  tx: Tx,
  other: Pick<OpenedDatabase, 'runSql'>,
): Promise<boolean> {
  const key = randomInt(2 ** 40, 2 ** 41);
  await sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(tx);
  const { rows } = await other.runSql('select where pg_try_advisory_xact_lock($1::bigint)', [key]);
  return rows.length === 0;
}

/**
 * The lock by which starts and reports of one learner on one quiz run one after the other, as an expression
 * to select. Pairs do not collide with names.
 */
export const startsLock = ({ userId, quizId }: Record<'userId' | 'quizId', RawBuilder<number>>) =>
  sql<null>`pg_advisory_xact_lock(${userId}::int, ${quizId}::int)::text`;
