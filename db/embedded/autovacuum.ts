import type { PGlite } from '@electric-sql/pglite';

/**
 * Vacuums and analyzes the tables that changed much since the last time or never were analyzed. The thresholds are those
 * of autovacuum, which the embedded engine does not have: without it tables and indexes keep their dead rows, and the
 * planner has no sizes of tables. Each table takes one turn of the engine, between the statements of others.
 * @returns the names of the tables
 */
export async function vacuumChangedTables(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(`
    select format('%I.%I', schemaname, stats.relname) as name
    from pg_stat_user_tables stats join pg_class on pg_class.oid = relid,
      greatest(reltuples, 0) as size
    where reltuples < 0
      or n_dead_tup > 50 + 0.2 * size
      or n_mod_since_analyze > 50 + 0.1 * size
      or n_ins_since_vacuum > 1000 + 0.2 * size
    order by name`);
  for (const { name } of rows) await pglite.exec(`vacuum (analyze) ${name}`);
  return rows.map(({ name }) => name);
}
