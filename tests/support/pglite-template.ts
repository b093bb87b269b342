import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '#db/migrate.ts';
import { type OpenedDatabase, openDatabase } from '#db/open.ts';
import { openJobQueue } from '#server/jobs/queue.ts';

/** Migrates one embedded database; every world begins as a copy of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const opened = await openDatabase({ kind: 'pglite' });
  await migrateToLatest(opened.db);
  await (await openJobQueue(opened, console)).close();
  await dropOtherDatabases(opened);
  const dump = await opened.pglite?.dumpDataDir('none');
  if (!dump) throw new Error('The embedded database could not be copied.');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quizwright-tests-'));
  const file = path.join(folder, 'template.tar');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await opened.close();
  project.provide('pgliteTemplate', file);
  return () => rm(folder, { recursive: true });
}

/** A world uses one database; without the files of the other two a copy takes a third less time. */
async function dropOtherDatabases({ runSql }: OpenedDatabase): Promise<void> {
  await runSql('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await runSql(`drop database ${name}`);
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated data folder as a tar file. */
    pgliteTemplate: string;
  }
}
