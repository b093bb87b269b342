import { type Kysely, sql } from 'kysely';

/** Sounds are uploads too: they have a duration in place of a width and a height. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('uploads')
    .alterColumn('width', (column) => column.dropNotNull())
    .alterColumn('height', (column) => column.dropNotNull())
    .addColumn('seconds', 'integer')
    .execute();
  await db.schema.alterTable('uploads').dropConstraint('uploads_sizes').execute();
  await db.schema
    .alterTable('uploads')
    .addCheckConstraint(
      'uploads_sizes',
      sql`bytes > 0 and case when mime like 'audio/%'
        then seconds > 0 and seconds is not null and width is null and height is null
        else width > 0 and height > 0 and width is not null and height is not null and seconds is null end`,
    )
    .execute();
}

/** Only pictures can stay. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from uploads where seconds is not null`.execute(db);
  await db.schema.alterTable('uploads').dropConstraint('uploads_sizes').execute();
  await db.schema.alterTable('uploads').dropColumn('seconds').execute();
  await db.schema
    .alterTable('uploads')
    .alterColumn('width', (column) => column.setNotNull())
    .alterColumn('height', (column) => column.setNotNull())
    .execute();
  await db.schema
    .alterTable('uploads')
    .addCheckConstraint('uploads_sizes', sql`bytes > 0 and width > 0 and height > 0`)
    .execute();
}
