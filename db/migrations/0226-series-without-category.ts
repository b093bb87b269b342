import { type Kysely, sql } from 'kysely';

/**
 * A deleted series that is kept for the gradebooks in which it is assigned needs no category, so that its category can be
 * removed; every other series must have one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table series
    alter column category_id drop not null,
    add constraint series_has_category_unless_deleted
      check (category_id is not null or deleted_at is not null)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from series where category_id is null`.execute(db);
  await sql`alter table series
    drop constraint series_has_category_unless_deleted,
    alter column category_id set not null`.execute(db);
}
