import pg from 'pg';
import { migrateToLatest } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { type LocalPostgres, startLocalPostgres } from '#scripts/local-postgres.ts';
import { keepOffServerCore } from '../process/cores.ts';
import { loadData } from './load.ts';
import type { Size } from './size.ts';

/** Everything acknowledged survives a crash, as in production. */
const durable = {
  shared_buffers: '512MB',
  work_mem: '16MB',
  max_wal_size: '4GB',
  maintenance_work_mem: '256MB',
};

export interface Databases {
  /** Address of a new database with the loaded data; each server under test writes into its own. */
  copy(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL on the cores that the server under test does not use, and loads the data. */
export async function prepareDatabases(
  size: Size,
  report: (progress: string) => void,
): Promise<Databases> {
  const postgres = await startLocalPostgres({ settings: durable });
  keepOffServerCore(postgres.pid);
  await withClient(postgres.url, (client) => client.query('create database loaded'));
  const url = addressOf(postgres, 'loaded');
  const opened = await openDatabase({ kind: 'postgres', url, maxConnections: 2 });
  await migrateToLatest(opened.db);
  await opened.close();
  await withClient(url, (client) => loadData(client, size, report));
  return {
    copy: async (name) => {
      await withClient(postgres.url, (client) =>
        client.query(`create database ${pg.escapeIdentifier(name)} template loaded`),
      );
      return addressOf(postgres, name);
    },
    stop: () => postgres.stop(),
  };
}

function addressOf({ url }: LocalPostgres, database: string): string {
  const address = new URL(url);
  address.pathname = database;
  return address.href;
}

/** Opens one connection for `work` and closes it afterwards. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
