import { AsyncLocalStorage } from 'node:async_hooks';
import { chmod, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import {
  CamelCasePlugin,
  type Dialect,
  Kysely,
  type KyselyPlugin,
  type LogEvent,
  PGliteDialect,
  PostgresDialect,
  Transaction,
} from 'kysely';
import pg from 'pg';
import { beginAudit } from './audit.ts';
import { copyingOnPglite, copyingOnPostgres, type InCopying } from './backup/copying.ts';
import { holdDataDir } from './embedded/data-dir-lock.ts';
import { listen } from './listen.ts';
import { makeFolder } from './make-folder.ts';
import type { DB } from './schema.ts';
import { preparing } from './statements/names.ts';
import { requestTimeLimits, settingTimeLimits, type TimeLimits } from './time-limits.ts';

/** A handle for reading; a transaction can be passed in its place. */
export type Database = Kysely<DB>;
/** An open transaction; every write requires one. */
export type Tx = Transaction<DB>;

export type DatabaseConfig = { onStatement?: OnStatement } & (
  | {
      kind: 'postgres';
      url: string;
      maxConnections: number;
      timeLimits?: TimeLimits;
      /** For notifications, if `url` leads to a pooler that shares connections. */
      directUrl?: string;
      /** The longest wait for a connection, in milliseconds; after it the client should try again later. */
      maxWait?: number;
    }
  /** Embedded PGlite; without `dataDir` it is in memory. */
  | { kind: 'pglite'; dataDir?: string; loadDataDir?: Blob }
);

/** Called after each statement. */
export type OnStatement = (statement: { sql: string; seconds: number; failed: boolean }) => void;

export interface OpenedDatabase {
  db: Database;
  kind: DatabaseConfig['kind'];
  /**
   * Runs SQL text of one or more statements outside Kysely and returns all rows; for libraries with SQL of
   * their own.
   */
  runSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /**
   * Calls back on each notification of a channel, whichever process has caused it. It waits for a connection of its own;
   * `onDelay` gets the reason if the first try fails.
   * @returns a function that stops it
   */
  listen(
    channel: string,
    onNotification: () => void,
    onDelay?: (reason: unknown) => void,
  ): Promise<() => Promise<void>>;
  /** Runs work that copies whole tables, in one transaction without time limits. */
  inCopying: InCopying;
  /** How many connections there are; absent for the embedded engine. */
  countConnections?(): { open: number; idle: number; waitingFor: number };
  /** The embedded engine, if it is used. */
  pglite?: PGlite;
  close(): Promise<void>;
}

const int8 = 20;
const date = 1082;

/** Opens PostgreSQL or embedded PGlite. Only this file depends on the dialect. */
export async function openDatabase(config: DatabaseConfig): Promise<OpenedDatabase> {
  return config.kind === 'postgres' ? openPostgres(config) : openPglite(config);
}

async function openPostgres(
  config: Extract<DatabaseConfig, { kind: 'postgres' }>,
): Promise<OpenedDatabase> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(date, (text) => text);
  const prepare = preparing();
  const pool = new pg.Pool({
    connectionString: config.url,
    max: config.maxConnections,
    connectionTimeoutMillis: config.maxWait ?? 15_000,
    types,
    onConnect: async (client) => {
      client.on('error', leaveToTheQuery);
      // A pooler may use another connection for each transaction, on which the names are not prepared.
      if (config.directUrl === undefined) prepare(client);
      await client.query(settingTimeLimits(config.timeLimits ?? requestTimeLimits, 'connection'));
    },
  });
  pool.on('error', leaveToTheQuery);
  const db = kysely(new PostgresDialect({ pool }), config.onStatement);
  return {
    db,
    kind: 'postgres',
    runSql: async (text, values) => {
      const result = await pool.query(text, values);
      return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result;
    },
    inCopying: copyingOnPostgres(pool),
    countConnections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waitingFor: pool.waitingCount,
    }),
    listen: async (channel, onNotification, onDelay) => {
      const url = config.directUrl ?? config.url;
      const listener = listen(url, channel, { onNotification, onDelay });
      await listener.begun;
      return listener.stop;
    },
    close: () => db.destroy(),
  };
}

/**
 * A broken connection emits an `error` event, and without a listener this ends the process. The
 * query that was running, or the next one on this connection, fails with the same reason; the pool
 * replaces the connection.
 */
function leaveToTheQuery(): void {}

async function openPglite(
  config: Extract<DatabaseConfig, { kind: 'pglite' }>,
): Promise<OpenedDatabase> {
  const { dataDir, loadDataDir } = config;
  const folder = dataDir && path.join(dataDir, 'pglite');
  if (folder) await makePrivate(folder);
  // Not loaded on PostgreSQL.
  const [engine, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const release = dataDir ? await holdDataDir(dataDir) : () => {};
  const pglite = await engine.PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(loadDataDir ? { loadDataDir } : {}),
    extensions: { pg_trgm },
    parsers: { [int8]: Number, [date]: (text) => text },
  }).catch(async (error: unknown) => {
    release();
    throw folder ? await cannotOpen(folder, error) : error;
  });
  const db = kysely(new PGliteDialect({ pglite }), config.onStatement);
  return {
    db,
    kind: 'pglite',
    pglite,
    inCopying: copyingOnPglite(pglite),
    runSql: async (text, values) => {
      if (values?.length) return pglite.query(text, values);
      const results = await pglite.exec(text);
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    listen: (channel, onNotification) => pglite.listen(channel, onNotification),
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      release();
    },
  };
}

/** The engine itself says neither which folder is meant nor why: a full disk and damaged files look alike. */
async function cannotOpen(folder: string, error: unknown): Promise<Error> {
  const { bavail, bsize } = await statfs(folder);
  const reason = error instanceof Error ? error.message : 'a file cannot be read or written';
  return new Error(`The embedded database in ${path.resolve(folder)} cannot be opened (${reason}).
Its disk has ${Math.floor((bavail * bsize) / 1_000_000)} MB left: if that is little, make room.
Otherwise its files are damaged: restore a backup into another folder, named by DATA_DIR.`);
}

/** The engine creates files that every user can read; the mode of the folder restricts them to the owner. */
async function makePrivate(folder: string): Promise<void> {
  await makeFolder(folder);
  await chmod(folder, 0o700);
}

function kysely(dialect: Dialect, onStatement: OnStatement | undefined): Database {
  const unguarded = new Kysely<DB>({
    dialect,
    ...(onStatement ? { log: reportTo(onStatement) } : {}),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const plain = unguarded.withPlugin(refuseInsideTransaction);
  transactionSource.set(plain, unguarded);
  return plain;
}

const reportTo =
  (onStatement: OnStatement) =>
  ({ query, queryDurationMillis, level }: LogEvent): void =>
    onStatement({
      sql: query.sql,
      seconds: queryDurationMillis / 1000,
      failed: level === 'error',
    });

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * A query through the plain handle while a transaction is open would escape that transaction on
 * PostgreSQL and block forever on PGlite, which has one connection: it is refused instead.
 */
const refuseInsideTransaction: KyselyPlugin = {
  transformQuery: ({ node }) => {
    requireOutsideTransaction();
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** @throws when it is called inside a transaction */
export function requireOutsideTransaction(): void {
  if (insideTransaction.getStore()) {
    throw new Error('The plain database handle was used inside a transaction.');
  }
}

/** By plain handle: the handle without the check, from which transactions are opened. */
const transactionSource = new WeakMap<Database, Database>();

/** Whether a handle is an open transaction. */
export const isTransaction = (db: Database): db is Tx => db instanceof Transaction;

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function runTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  requireOutsideTransaction();
  const source = transactionSource.get(db) ?? db;
  return source.transaction().execute((tx) =>
    insideTransaction.run(true, async () => {
      await beginAudit(tx);
      return work(tx);
    }),
  );
}
