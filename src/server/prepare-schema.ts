import type { FastifyBaseLogger } from 'fastify';
import { lockName } from '#db/advisory-lock.ts';
import { allowUse } from '#db/grants.ts';
import { migrateToLatest } from '#db/migrate.ts';
import type { Database } from '#db/open.ts';
import type { Config } from './config.ts';
import { openJobQueue } from './jobs/queue.ts';
import { inTransaction } from './kernel/transaction.ts';
import { configOfOwner, onDirectConnection, openConfiguredDatabase } from './start-checks.ts';

type PrepareLog = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/**
 * Brings the tables to this version. With MIGRATION_DATABASE_URL its role does it, which owns the tables and those
 * of the job queue; the role of DATABASE_URL can then use them, and change none of them.
 * @returns the names of the migrations that were applied
 */
export async function prepareSchema(
  config: Config,
  db: Database,
  log: PrepareLog,
): Promise<string[]> {
  const { migrationUrl, databaseUrl } = config;
  if (!migrationUrl || !databaseUrl) return onDirectConnection(config, db, migrateToLatest);
  const owner = await openConfiguredDatabase(configOfOwner(config));
  try {
    const applied = await migrateToLatest(owner.db);
    // Creates the tables of the queue, or updates them.
    const jobs = await openJobQueue(owner, log);
    await jobs.close();
    const role = roleOf(databaseUrl);
    if (role !== roleOf(migrationUrl)) await grant(owner.db, role);
    return applied;
  } finally {
    await owner.close();
  }
}

/** One process at a time: PostgreSQL refuses to change the rights of a table twice at once. */
const grant = (db: Database, role: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockName(tx, 'rights');
    await allowUse(tx, role);
  });

const roleOf = (address: string): string => decodeURIComponent(new URL(address).username);
