import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { Database } from '#db/open.ts';
import { runStatement } from '#db/plain-sql.ts';

/** How many tries a key has in so many seconds; the prefix names what they are tries of. */
interface Allowance {
  keyPrefix: string;
  points: number;
  duration: number;
}

/** Where tries are counted. */
export type LimitStore = (allowance: Allowance) => RateLimiterAbstract;

/** Each process counts by itself, and forgets when it ends. */
export const inMemory: LimitStore = (allowance) => new RateLimiterMemory(allowance);

/**
 * All processes on one database count together. While the table does not answer, each counts by itself:
 * a limit is no reason to turn anybody away.
 */
export function inDatabase(db: Database, onFailure: (error: unknown) => void): LimitStore {
  const storeClient = {
    query: (statement: { text: string; values: unknown[] }) =>
      runStatement(db, statement).catch((error: unknown) => {
        onFailure(error);
        throw error;
      }),
  };
  return (allowance) =>
    new RateLimiterPostgres({
      ...allowance,
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: inMemory(allowance),
    });
}
