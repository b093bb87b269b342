import { sql } from 'kysely';
import type { Tx } from './open.ts';

/** Tables that the role of the app may only read, or add to. */
const readOnly = ['kysely_migration', 'kysely_migration_lock'];
const appendOnly = ['audit_entries'];

/**
 * Lets a role use all tables, and change none of them: for an app that runs with another role than the one
 * that owns the tables. Run it as the owner, after every migration.
 */
export async function allowUse(tx: Tx, role: string): Promise<void> {
  const to = sql.id(role);
  const schemas = sql`public, pgboss`;
  await sql`revoke create on schema public from public`.execute(tx);
  await sql`grant usage on schema ${schemas} to ${to}`.execute(tx);
  await sql`grant select, insert, update, delete on all tables in schema ${schemas} to ${to}`.execute(
    tx,
  );
  await sql`grant usage, select on all sequences in schema ${schemas} to ${to}`.execute(tx);
  for (const table of [...readOnly, ...appendOnly])
    await sql`revoke update, delete on ${sql.table(table)} from ${to}`.execute(tx);
  for (const table of readOnly)
    await sql`revoke insert on ${sql.table(table)} from ${to}`.execute(tx);
}
