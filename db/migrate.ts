import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type MigrationResultSet, Migrator } from 'kysely/migration';
import { migrations } from './migrations/registry.ts';
import type { Database } from './open.ts';
import { withoutTimeLimits } from './time-limits.ts';

function createMigrator(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/**
 * Brings the database to the newest migration.
 * @returns the names of the migrations that were applied
 */
export async function migrateToLatest(db: Database): Promise<string[]> {
  // Kysely reads the whole catalogue of tables first, which takes the embedded database half a second.
  if (await isMigrated(db)) return [];
  return withoutTimeLimits(db, (patient) => settle(createMigrator(patient).migrateToLatest()));
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
export async function isMigrated(db: Database): Promise<boolean> {
  const applied = await listApplied(db);
  const known = Object.keys(migrations);
  return applied.length === known.length && known.every((name) => applied.includes(name));
}

async function listApplied(db: Database): Promise<string[]> {
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
