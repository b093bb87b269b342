import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateToLatest } from '#db/migrate.ts';
import { type OpenedDatabase, openDatabase } from '#db/open.ts';
import { hasReached, readLogPosition } from '#db/replica.ts';
import { seedDemo } from '#db/seed/demo.ts';
import {
  type LocalPostgres,
  portOf,
  startLocalPostgres,
  startLocalReplica,
} from '#scripts/local-postgres.ts';
import { buildApp, createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openJobQueue } from '#server/jobs/queue.ts';
import { PublicReads } from '#server/kernel/database/public-reads.ts';
import { inTransaction } from '#server/kernel/transaction.ts';

let primary: LocalPostgres;
let replica: LocalPostgres;
let written: OpenedDatabase;
let read: OpenedDatabase;

beforeAll(async () => {
  primary = await startLocalPostgres({ settings: { fsync: 'off' } });
  written = await openDatabase({ kind: 'postgres', url: primary.url, maxConnections: 4 });
  await migrateToLatest(written.db);
  await inTransaction(written.db, (tx) => seedDemo(tx, new Date()));
  replica = await startLocalReplica(primary);
  read = await openDatabase({
    kind: 'postgres',
    url: replica.url,
    maxConnections: 4,
    maxWait: 1000,
  });
});
afterAll(async () => {
  await read.close();
  await written.close();
  await replica.stop();
  await primary.stop();
});

/** Runs SQL on the replica as an operator. */
async function onReplica(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: replica.url });
  await client.connect();
  await client.query(text);
  await client.end();
}

const caughtUp = async () => {
  const position = await readLogPosition(written.db);
  await expect.poll(() => hasReached(read.db, position), { timeout: 20_000 }).toBe(true);
};

/** An app that reads public data from the replica, with what each database was asked. */
async function openApp(replicaDb = read.db) {
  const config = readConfig({ NODE_ENV: 'test', OVERLOAD_DELAY: '60000' });
  const jobs = await openJobQueue(written, console);
  const services = createServices({ db: written.db, config, jobs, replica: replicaDb });
  const app = await buildApp({ services });
  await services.publicVersions.refresh();
  const names = async () =>
    (await app.inject('/api/categories'))
      .json()
      .map(({ displayName }: { displayName: string }) => displayName);
  const close = async () => {
    await app.close();
    await jobs.close();
  };
  return { app, services, names, [Symbol.asyncDispose]: close };
}

const rename = (name: string) =>
  sql`update categories set display_name = ${name} where id = (select min(id) from categories)`.execute(
    written.db,
  );

test('public reads are served by a replica that has caught up', async () => {
  await caughtUp();
  await using process = await openApp();
  await caughtUp();
  expect(await process.services.publicReads.choose()).toBe(read.db);
  for (const url of [
    '/api/categories',
    '/api/quizzes',
    '/api/series',
    '/api/blog',
    '/sitemap.xml',
    '/blog/rss.xml',
    '/api/leaderboard',
  ])
    expect((await process.app.inject(url)).statusCode, url).toBeLessThan(500);
});

test('after a change, a lagging replica is not read: what was written is shown at once, and kept', async () => {
  await using process = await openApp();
  const { services, names } = process;
  await onReplica('select pg_wal_replay_pause()');
  try {
    await rename('Changed while the replica lags');
    await services.publicVersions.refresh();
    expect(await services.publicReads.choose()).toBe(written.db);
    expect(await names()).toContain('Changed while the replica lags');
    expect(await names()).toContain('Changed while the replica lags');
  } finally {
    await onReplica('select pg_wal_replay_resume()');
  }
  await caughtUp();
  expect(await services.publicReads.choose()).toBe(read.db);
});

test('while the replica is away, the primary answers; a visitor sees no error', async () => {
  const away = await openDatabase({
    kind: 'postgres',
    url: 'postgres://postgres@127.0.0.1:1/postgres',
    maxConnections: 1,
    maxWait: 1000,
  });
  await using process = await openApp(away.db);
  await rename('Changed while the replica is away');
  await process.services.publicVersions.refresh();
  expect(await process.names()).toContain('Changed while the replica is away');
  await away.close();
});

test('a replica that failed is not asked again at once', async () => {
  let asked = 0;
  const refusing = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  refusing.listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  const away = await openDatabase({
    kind: 'postgres',
    url: `postgres://postgres@127.0.0.1:${portOf(refusing)}/postgres`,
    maxConnections: 1,
    maxWait: 1000,
  });
  await using process = await openApp(away.db);
  const { services } = process;
  const reads = new PublicReads(written.db, services.publicVersions, away.db);
  expect(await reads.choose()).toBe(written.db);
  const before = asked;
  expect(before).toBeGreaterThan(0);
  expect(await reads.choose()).toBe(written.db);
  expect(asked).toBe(before);
  await away.close();
  refusing.close();
});

test('while the primary is away, pages that are not kept are read from the replica', async () => {
  await using process = await openApp();
  await caughtUp();
  expect(await process.names()).not.toEqual([]);
  await written
    .runSql(
      `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    .catch(() => {});
  expect(await process.services.publicReads.choose()).toBe(read.db);
  expect((await process.app.inject('/api/quizzes?perPage=7&page=1')).statusCode).toBe(200);
});
