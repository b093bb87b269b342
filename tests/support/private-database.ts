import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { type OpenedDatabase, openDatabase } from '#db/open.ts';
import type { TimeLimits } from '#db/time-limits.ts';

/** A private, migrated, empty database, on the engine of this test run. */
export function openPrivateDatabase(timeLimits?: TimeLimits): Promise<OpenedDatabase> {
  return process.env.TEST_ENGINE === 'postgres' ? copyOnPostgres(timeLimits) : copyInMemory();
}

async function copyInMemory(): Promise<OpenedDatabase> {
  return openDatabase({ kind: 'pglite', loadDataDir: await openAsBlob(inject('pgliteTemplate')) });
}

/** A private, migrated, empty database on PostgreSQL. */
export async function createPrivateDatabase(): Promise<{ url: string; drop: () => void }> {
  const maintenanceUrl = inject('postgresUrl');
  const name = `world_${randomUUID().replaceAll('-', '')}`;
  const admin = await openDatabase({ kind: 'postgres', url: maintenanceUrl, maxConnections: 1 });
  await admin.runSql(`create database ${name} template template_world strategy file_copy`);
  return {
    url: maintenanceUrl.replace(/\/postgres$/, `/${name}`),
    // Not waited for: PostgreSQL sleeps for 0.1 s when a connection has only just been closed.
    drop: () => void admin.runSql(`drop database ${name} with (force)`).then(admin.close, () => {}),
  };
}

async function copyOnPostgres(timeLimits?: TimeLimits): Promise<OpenedDatabase> {
  const { url, drop } = await createPrivateDatabase();
  const opened = await openDatabase({
    kind: 'postgres',
    url,
    maxConnections: 10,
    ...(timeLimits ? { timeLimits } : {}),
  });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      drop();
    },
  };
}
