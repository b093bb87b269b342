import pg from 'pg';
import { startLocalPostgres } from '#scripts/local-postgres.ts';
import { test as journey } from './journey.ts';
import { startServer } from './server.ts';

interface WorkerFixtures {
  /** The database under the server, for setting up what no call can: a lock that is about to end. */
  sql: pg.Pool;
}

/** Journeys through a server that runs on PostgreSQL. */
export const test = journey.extend<object, WorkerFixtures>({
  sql: [
    async ({}, use) => {
      const postgres = await startLocalPostgres();
      const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
      await use(pool);
      await pool.end();
      await postgres.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ sql }, use) => {
      const server = await startServer({ DATABASE_URL: sql.options.connectionString ?? '' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
