import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { openJobQueue } from '#server/jobs/queue.ts';
import { startTestPostgres } from './test-postgres.ts';

/** Starts a real PostgreSQL server with one migrated database; every world begins as a copy of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  const admin = await openDatabase({ kind: 'postgres', url: server.url, maxConnections: 1 });
  await admin.runSql('create database template_world');
  const url = server.url.replace(/\/postgres$/, '/template_world');
  const opened = await openDatabase({ kind: 'postgres', url, maxConnections: 1 });
  await migrateToLatest(opened.db);
  await (await openJobQueue(opened, console)).close();
  await opened.close();
  await admin.close();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the server with `template_world`. */
    postgresUrl: string;
  }
}
