import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  DEFAULT_MIGRATION_TABLE,
  type Migration,
  type MigrationResultSet,
  Migrator,
} from 'kysely/migration';
import { migrations } from './migrations/registry.ts';
import type { Database } from './open.ts';
import { type TimeLimits, withoutTimeLimits, withTimeLimits } from './time-limits.ts';

function createMigrator(db: Database, known: Migrations = migrations): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => known } });
}

type Migrations = Readonly<Record<string, Migration>>;

/**
 * A statement of a migration may take long, but not wait long: shorter than PostgreSQL waits before it looks for a
 * deadlock, so that the migration gives way and not a request.
 */
const migrationTimeLimits: TimeLimits = { statement: 0, lock: 500, idleInTransaction: 0 };

/** For about a quarter of an hour: a backup keeps its locks as long as it runs. */
const maxTries = 500;

/** A lock timeout, or a deadlock. */
const gaveWay = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');

/**
 * Brings the database to the newest migration.
 * While a migration waits for a lock on a table, everyone else waits behind it. So it waits for half a second at most,
 * gives way, and tries again; the same when another process migrates.
 * @returns the names of the migrations that were applied
 * @throws an error if the database is of a newer version
 */
export async function migrateToLatest(db: Database, known = migrations): Promise<string[]> {
  // Kysely reads the whole catalogue of tables first, which takes the embedded database half a second.
  for (let tried = 1; ; tried += 1) {
    if (await isMigrated(db, known)) return [];
    await refuseNewer(db, known);
    try {
      return await withTimeLimits(db, migrationTimeLimits, (limited) =>
        settle(createMigrator(limited, known).migrateToLatest()),
      );
    } catch (error) {
      if (tried === maxTries || !gaveWay(error)) throw error;
      await pause(500 + Math.random() * 1000);
    }
  }
}

/** Migrates an empty database to an older version, for example to restore a backup of it. */
export async function migrateTo(db: Database, name: string): Promise<void> {
  await withoutTimeLimits(db, (unlimited) => settle(createMigrator(unlimited).migrateTo(name)));
}

/** Reverts every migration, newest first. */
export async function migrateDown(db: Database): Promise<string[]> {
  const migrator = createMigrator(db);
  const undone: string[] = [];
  for (;;) {
    const names = await settle(migrator.migrateDown());
    if (names.length === 0) return undone;
    undone.push(...names);
  }
}

/** True when exactly the migrations of this version are applied. */
export async function isMigrated(db: Database, known = migrations): Promise<boolean> {
  const applied = await listApplied(db);
  const names = Object.keys(known);
  return applied.length === names.length && names.every((name) => applied.includes(name));
}

/** The applied migrations that this version does not have. */
export const listNewer = async (db: Database, known = migrations): Promise<string[]> =>
  (await listApplied(db)).filter((name) => !Object.hasOwn(known, name));

/** @throws an error that says what to do, if the database is of a newer version */
export async function refuseNewer(db: Database, known = migrations): Promise<void> {
  const newer = await listNewer(db, known);
  if (newer.length > 0)
    throw new Error(
      `The database is of a newer version (${newer.join(', ')}). Install that version, or restore a backup of this one.`,
    );
}

/** The names of the applied migrations; none in a database without tables. */
export async function listApplied(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as exists`.execute(db);
  if (!tables[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

async function settle(run: Promise<MigrationResultSet>): Promise<string[]> {
  const { error, results = [] } = await run;
  if (error) throw error;
  return results.filter((r) => r.status === 'Success').map((r) => r.migrationName);
}
