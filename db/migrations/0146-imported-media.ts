import { type Kysely, sql } from 'kysely';

/** The hashes of the pictures and sounds that an import brought: undoing it takes out those that nothing shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('imports')
    .addColumn('uploads', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('imports').dropColumn('uploads').execute();
}
