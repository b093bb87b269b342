import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { listenerName } from '#db/listen.ts';
import { listApplied } from '#db/migrate.ts';
import { type OpenedDatabase, openDatabase } from '#db/open.ts';
import { projectRoot } from '#db/project-root.ts';
import { freePort } from '#scripts/local-postgres.ts';
import { createPrivateDatabase } from '#tests/support/private-database.ts';

let folder: string;
let maintenance: OpenedDatabase;
const drops: (() => void)[] = [];
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-operator-'));
  maintenance = await openDatabase({
    kind: 'postgres',
    url: inject('postgresUrl'),
    maxConnections: 1,
  });
});
afterEach(() => {
  for (const drop of drops.splice(0)) drop();
});
afterAll(async () => {
  await maintenance.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The address of a migrated database of one test. */
async function migrated(): Promise<string> {
  const { url, drop } = await createPrivateDatabase();
  drops.push(drop);
  return url;
}

/** The address of a database without tables, and a role that may only connect to it. */
async function empty() {
  const name = `operator_${randomUUID().replaceAll('-', '')}`;
  await maintenance.runSql(`create database ${name}`);
  await maintenance.runSql(`create role ${name} login password 'of the app'`);
  drops.push(() => void maintenance.runSql(`drop database ${name} with (force)`));
  const owner = inject('postgresUrl').replace(/\/postgres$/, `/${name}`);
  const app = new URL(owner);
  app.username = name;
  app.password = 'of the app';
  return { owner, app: app.href };
}

const environmentWith = (settings: Record<string, string>) => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: folder,
  SEED: 'none',
  LOG_LEVEL: 'error',
  ...settings,
});

/** An operator's command, and how it ended. */
function run([script = '', ...args]: string[], settings: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join('scripts', script), ...args],
    { cwd: projectRoot, env: environmentWith(settings), encoding: 'utf8', timeout: 30_000 },
  );
  return { status, stdout, stderr };
}

/** How many migrations a database has. */
async function migrationsIn(url: string): Promise<number> {
  const { db, close } = await openDatabase({ kind: 'postgres', url, maxConnections: 1 });
  const { length } = await listApplied(db);
  await close();
  return length;
}

test('a database is not restored while a server that announces changes through Redis uses it', async () => {
  const url = await migrated();
  const file = path.join(folder, 'with-redis.sql.gz');
  expect(run(['backup.ts', file], { DATABASE_URL: url })).toMatchObject({ status: 0 });
  const server = spawn(process.execPath, ['dist/server/start.js'], {
    cwd: projectRoot,
    env: environmentWith({
      DATABASE_URL: url,
      PORT: String(await freePort()),
      // A Redis that is away: the server runs without it.
      REDIS_URL: 'redis://127.0.0.1:1',
    }),
    stdio: 'ignore',
  });
  try {
    const connections = async () => {
      const { rows } = await maintenance.runSql(
        'select from pg_stat_activity where datname = $1 and application_name = $2',
        [new URL(url).pathname.slice(1), listenerName],
      );
      return rows.length;
    };
    await expect.poll(connections, { timeout: 30_000 }).toBe(1);
    expect(run(['restore.ts', file, '--replace'], { DATABASE_URL: url })).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^A server is using this database\. Stop it first\./),
    });
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});

test('a server is known to a restore before it has read anything', async () => {
  const url = await migrated();
  const { inCopying, close, runSql } = await openDatabase({
    kind: 'postgres',
    url,
    maxConnections: 2,
  });
  await inCopying('write', async (copying) => {
    // The first table that a start reads.
    await copying.run('lock table public_changes, settings, kysely_migration');
    const server = spawn(process.execPath, ['dist/server/start.js'], {
      cwd: projectRoot,
      env: environmentWith({ DATABASE_URL: url, PORT: String(await freePort()) }),
      stdio: 'ignore',
    });
    try {
      const connections = async () =>
        (
          await runSql(
            'select from pg_stat_activity where datname = $1 and application_name = $2',
            [new URL(url).pathname.slice(1), listenerName],
          )
        ).rows.length;
      await expect.poll(connections, { timeout: 30_000 }).toBe(1);
    } finally {
      server.kill();
      await once(server, 'exit');
    }
  });
  await close();
});

test('a backup is refused where no file can be, and replaces no folder, socket or device', async () => {
  const settings = { DATABASE_URL: await migrated() };
  const socket = path.join(folder, 'a-socket');
  const server = net.createServer().listen(socket);
  await once(server, 'listening');
  const link = path.join(folder, 'to-a-device');
  symlinkSync('/dev/null', link);
  for (const target of [folder, socket, link])
    expect(run(['backup.ts', target], settings), target).toEqual({
      status: 1,
      stdout: '',
      stderr: `${path.resolve(target)} is not a file. Name a file, which is created or replaced.\n`,
    });
  expect(statSync(socket).isSocket()).toBe(true);
  server.close();
  expect(readlinkSync(link)).toBe('/dev/null');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(run(['backup.ts', '/proc/quizwright/backup.sql.gz'], settings)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^ENOENT: .*mkdir '\/proc\/quizwright'/),
  });
  const below = path.join(folder, 'new', 'newer', 'backup.sql.gz');
  expect(run(['backup.ts', below], settings)).toMatchObject({ status: 0 });
});

test('after a restore by the role that owns the tables, the role of the site can use them', async () => {
  const file = path.join(folder, 'for-roles.sql.gz');
  expect(run(['backup.ts', file], { DATABASE_URL: await migrated() })).toMatchObject({ status: 0 });
  const { owner, app } = await empty();
  const settings = { DATABASE_URL: app, MIGRATION_DATABASE_URL: owner };
  expect(run(['restore.ts', file], settings)).toMatchObject({ status: 0, stderr: '' });
  expect(run(['account.ts', 'list'], settings)).toEqual({
    status: 0,
    stdout: 'No account.\n',
    stderr: '',
  });
});

test('an address that leads to another database than the site uses is refused before anything is changed', async () => {
  const site = await migrated();
  const file = path.join(folder, 'for-another.sql.gz');
  run(['backup.ts', file], { DATABASE_URL: site });
  const { owner: other } = await empty();
  const refusal = (setting: string) =>
    `${setting} leads to another database than DATABASE_URL. Correct one of them; nothing was changed.\n`;
  expect(
    run(['restore.ts', file], { DATABASE_URL: site, MIGRATION_DATABASE_URL: other }),
  ).toMatchObject({ status: 1, stderr: refusal('MIGRATION_DATABASE_URL') });
  const settings = { DATABASE_URL: site, DATABASE_DIRECT_URL: other };
  const refused = { status: 1, stderr: refusal('DATABASE_DIRECT_URL') };
  expect(run(['migrate.ts'], settings)).toMatchObject(refused);
  // A backup of another database would be noticed only when it is needed.
  expect(run(['backup.ts', file], settings)).toMatchObject(refused);
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/start.js'], {
    cwd: projectRoot,
    env: environmentWith({ ...settings, PORT: String(await freePort()) }),
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect({ status, stderr }).toEqual(refused);
  expect(await migrationsIn(other)).toBe(0);
  expect(run(['doctor/run.ts'], settings)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining(`fail  addresses of the database: ${refused.stderr}`),
  });
});

test('addresses of one database are accepted, and one that does not answer is named by its setting', async () => {
  const site = await migrated();
  const direct = site.replace('127.0.0.1', 'localhost');
  const settings = { DATABASE_URL: site, DATABASE_DIRECT_URL: direct };
  expect(run(['migrate.ts'], settings)).toMatchObject({ status: 0, stdout: 'Nothing to do.\n' });
  expect(
    run(['migrate.ts'], { DATABASE_URL: site, MIGRATION_DATABASE_URL: 'postgres://127.0.0.1:1/x' }),
  ).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The database of MIGRATION_DATABASE_URL, .* cannot be used/),
  });
});

test('an embedded database that cannot be opened is named, with what to look at', () => {
  const damaged = path.join(folder, 'damaged');
  mkdirSync(path.join(damaged, 'pglite'), { recursive: true });
  writeFileSync(path.join(damaged, 'pglite/PG_VERSION'), '1\n');
  const { status, stderr } = run(['account.ts', 'list'], { DATABASE_URL: '', DATA_DIR: damaged });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^The embedded database in .*damaged\/pglite cannot be opened \(.+\)\.\nIts disk has \d+ MB left/,
  );
});
