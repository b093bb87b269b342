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

/** Counts in the memory of the process. */
export const inMemory: LimitStore = (allowance) => new RateLimiterMemory(allowance);

/**
 * All processes on one database count together. While the database does not answer, each counts in memory:
 * a failing limit refuses no call.
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
