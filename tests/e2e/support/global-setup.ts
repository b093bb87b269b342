import { startDatabases } from './database.ts';
import { startServer } from './server.ts';

/** Before all journeys: a seeded database to copy. It also fills the compile cache that later servers read. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startDatabases(async (databaseUrl) => {
    const server = await startServer({ DATABASE_URL: databaseUrl });
    await server.stop();
  });
  return () => postgres.stop();
}
