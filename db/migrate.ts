import { type MigrationResultSet, Migrator } from 'kysely/migration';
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
  return withoutTimeLimits(db, (patient) => settle(createMigrator(patient).migrateToLatest()));
}

/** Takes every migration back, newest first. */
export async function migrateDown(db: Database): Promise<string[]> {
  const migrator = createMigrator(db);
  const undone: string[] = [];
  for (;;) {
    const names = await settle(migrator.migrateDown());
    if (names.length === 0) return undone;
    undone.push(...names);
  }
}

/** True when no migration is waiting. */
export async function isMigrated(db: Database): Promise<boolean> {
  const all = await createMigrator(db).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}

async function settle(run: Promise<MigrationResultSet>): Promise<string[]> {
  const { error, results = [] } = await run;
  if (error) throw error;
  return results.filter((r) => r.status === 'Success').map((r) => r.migrationName);
}
