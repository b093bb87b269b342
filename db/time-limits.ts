import { sql } from 'kysely';
import type { Database, Tx } from './open.ts';

/** How long PostgreSQL lets one connection take, in milliseconds; 0 means no limit. */
export interface TimeLimits {
  /** For one statement. */
  statement: number;
  /** Waiting for one lock of another transaction. */
  lock: number;
  /** Between two statements of a transaction. */
  idleInTransaction: number;
}

/** A browser or a proxy waits about a minute for a response: no request needs a connection for longer. */
export const requestTimeLimits: TimeLimits = {
  statement: 30_000,
  lock: 10_000,
  idleInTransaction: 60_000,
};

const unlimited: TimeLimits = { statement: 0, lock: 0, idleInTransaction: 0 };

/**
 * One statement that sets the limits, for the connection or for the current transaction. A statement,
 * not a connection parameter: PgBouncer refuses connections with unknown parameters.
 */
export function settingTimeLimits(limits: TimeLimits, scope: 'connection' | 'transaction') {
  const isLocal = scope === 'transaction';
  const setting = (name: string, milliseconds: number) =>
    `set_config('${name}', '${milliseconds}', ${isLocal})`;
  return `select ${setting('statement_timeout', limits.statement)}, ${setting('lock_timeout', limits.lock)},
    ${setting('idle_in_transaction_session_timeout', limits.idleInTransaction)}`;
}

/** Lifts the limits for the current transaction. */
const liftingTimeLimits = settingTimeLimits(unlimited, 'transaction');

/** For work that an operator starts, or that waits for another process: it has no time limits. */
export async function liftTimeLimits(tx: Tx): Promise<void> {
  await sql.raw(liftingTimeLimits).execute(tx);
}

/** The same for work that makes its own transactions. `work` gets a handle that has one connection. */
export const withoutTimeLimits = <T>(
  db: Database,
  work: (db: Database) => Promise<T>,
): Promise<T> => withTimeLimits(db, unlimited, work);

/** Runs work that makes its own transactions with other time limits, on one connection. */
export async function withTimeLimits<T>(
  db: Database,
  limits: TimeLimits,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<TimeLimitTexts>`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(connection);
    await sql.raw(settingTimeLimits(limits, 'connection')).execute(connection);
    try {
      return await work(connection);
    } finally {
      for (const { statement, lock, idle } of rows) {
        await sql`select set_config('statement_timeout', ${statement}, false),
          set_config('lock_timeout', ${lock}, false),
          set_config('idle_in_transaction_session_timeout', ${idle}, false)`.execute(connection);
      }
    }
  });
}

interface TimeLimitTexts {
  statement: string;
  lock: string;
  idle: string;
}
