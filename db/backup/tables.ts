import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { z } from 'zod';
import type { Copying } from './copying.ts';

/** A table as a backup contains it. */
export interface CopiedTable {
  /** Quoted, as the column names are. */
  name: string;
  columns: string;
}

const Tables = z.array(z.object({ name: z.string(), columns: z.string() }));
const References = z.array(z.object({ from: z.string(), to: z.string() }));

/** Written by the migrator; a restore has its own. */
const ofMigrator = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE];

/**
 * Every table of the app, in an order in which each follows the tables that it refers to. Columns that the
 * database computes are left out. The tables of the job queue are not part of it.
 */
export async function listTables(copying: Copying): Promise<CopiedTable[]> {
  const tables = Tables.parse(
    await copying.run(
      `select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all($1)
        group by c.oid, c.relname order by c.relname`,
      [ofMigrator],
    ),
  );
  const references = References.parse(
    await copying.run(
      `select quote_ident(f.relname) as from, quote_ident(t.relname) as to
        from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.oid <> t.oid`,
    ),
  );
  return inOrder(tables, references);
}

function inOrder(tables: CopiedTable[], references: { from: string; to: string }[]): CopiedTable[] {
  const ordered: CopiedTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name));
    const isBlocked = ({ name }: CopiedTable) =>
      references.some(({ from, to }) => from === name && names.has(to));
    const next = left.filter((table) => !isBlocked(table));
    if (next.length === 0) throw new Error(`Tables refer to each other: ${[...names].join(', ')}`);
    ordered.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}

const Sequences = z.array(z.object({ name: z.string(), value: z.coerce.string().nullable() }));

/** The sequences of ids, and the last number that each has given. */
export async function listSequences(copying: Copying) {
  return Sequences.parse(
    await copying.run(
      `select quote_ident(sequencename) as name, last_value::text as value from pg_sequences
        where schemaname = 'public' order by sequencename`,
    ),
  );
}

const Migrations = z.array(z.object({ name: z.string() }));

/** The applied migrations; none in a database without tables. */
export async function listMigrations(copying: Copying): Promise<string[]> {
  const [table] = await copying.run(
    `select from pg_tables where schemaname = 'public' and tablename = $1`,
    [DEFAULT_MIGRATION_TABLE],
  );
  if (!table) return [];
  const rows = await copying.run(`select name from ${DEFAULT_MIGRATION_TABLE} order by name`);
  return Migrations.parse(rows).map(({ name }) => name);
}
