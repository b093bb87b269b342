import { type Kysely, sql } from 'kysely';

/**
 * Profiles and testimonials store when they were last changed, so that a change based on an older version
 * can be refused. Deleted series keep their rows and can be restored for a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['users', 'testimonials']) {
    await db.schema
      .alterTable(table)
      .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
      .execute();
  }
  await sql`update users set updated_at = created_at`.execute(db);
  await db.schema
    .alterTable('testimonials')
    .addColumn('updated_by', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .execute();
  await db.schema
    .createIndex('testimonials_updated_by')
    .on('testimonials')
    .column('updated_by')
    .execute();
  await sql`update testimonials
    set updated_at = coalesce(approved_at, created_at), updated_by = approved_by`.execute(db);
  await db.schema.alterTable('series').addColumn('deleted_at', 'timestamptz').execute();
  await sql`create index series_deleted on series (deleted_at) where deleted_at is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from series where deleted_at is not null`.execute(db);
  await db.schema.alterTable('series').dropColumn('deleted_at').execute();
  await db.schema.alterTable('testimonials').dropColumn('updated_by').execute();
  for (const table of ['users', 'testimonials'])
    await db.schema.alterTable(table).dropColumn('updated_at').execute();
}
