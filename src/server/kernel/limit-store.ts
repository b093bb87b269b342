import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { Database } from '#db/open.ts';
import { runStatement } from '#db/plain-sql.ts';

/** How many points a key has in this many seconds; the prefix names the limit. */
interface Allowance {
  keyPrefix: string;
  points: number;
  duration: number;
}

/** Where limits are counted. */
export type LimitStore = (allowance: Allowance) => RateLimiterAbstract;

/** Counts in the memory of the process. */
export const inMemory: LimitStore = (allowance) => new RateLimiterMemory(allowance);

/**
 * Counts in the database, for all processes together. While the database fails, each process counts in memory,
 * so that no call is refused because of it.
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
