import { setup as buildApp } from '#tests/support/built-app.ts';
import { startDatabases } from './database.ts';
import { startServer } from './server.ts';

/** Before all journeys: the built server, and a seeded database to copy. */
export default async function setup(): Promise<() => Promise<void>> {
  buildApp();
  const postgres = await startDatabases(async (databaseUrl) => {
    const server = await startServer({ DATABASE_URL: databaseUrl });
    await server.stop();
  });
  return () => postgres.stop();
}
