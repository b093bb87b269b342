import { setup as buildApp } from '#tests/support/built-app.ts';
import { launchOptions } from './chromium.ts';
import { startDatabases } from './database.ts';
import { startServer } from './server.ts';

/** Before all journeys: the built server, the browser, and a seeded database to copy. */
export default async function setup(): Promise<() => Promise<void>> {
  buildApp();
  // Two workers that unpack it at once cannot start it.
  await launchOptions();
  const postgres = await startDatabases(async (databaseUrl) => {
    const server = await startServer({ environment: { DATABASE_URL: databaseUrl } });
    await server.stop();
  });
  return () => postgres.stop();
}
