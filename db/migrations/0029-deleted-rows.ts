import { type Kysely, sql } from 'kysely';

/** Deleted posts and testimonials can be restored for a time, so they keep their rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['blog_posts', 'testimonials']) {
    await db.schema.alterTable(table).addColumn('deleted_at', 'timestamptz').execute();
    await sql`create index ${sql.raw(`${table}_deleted`)} on ${sql.table(table)} (deleted_at)
      where deleted_at is not null`.execute(db);
  }
  for (const status of ['pending', 'approved']) {
    await db.schema.dropIndex(`testimonials_one_${status}`).execute();
    await sql`create unique index ${sql.raw(`testimonials_one_${status}`)} on testimonials (user_id)
      where status = ${sql.lit(status)} and deleted_at is null`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['blog_posts', 'testimonials'])
    await sql`delete from ${sql.table(table)} where deleted_at is not null`.execute(db);
  for (const status of ['pending', 'approved']) {
    await db.schema.dropIndex(`testimonials_one_${status}`).execute();
    await sql`create unique index ${sql.raw(`testimonials_one_${status}`)} on testimonials (user_id)
      where status = ${sql.lit(status)}`.execute(db);
  }
  for (const table of ['blog_posts', 'testimonials'])
    await db.schema.alterTable(table).dropColumn('deleted_at').execute();
}
