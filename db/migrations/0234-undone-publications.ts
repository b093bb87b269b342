import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * A publication that is undone within an hour ends no draft, as each one did by 0233: members who have the quiz assigned may
 * not have been notified yet, and are notified when it is published again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await notePublication(
    db,
    sql`elsif new.published_at is null or new.published_at < new.updated_at - interval '1 hour' then`,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await notePublication(db, sql`else`);
}

async function notePublication(db: Kysely<unknown>, otherwise: RawBuilder<unknown>): Promise<void> {
  await sql`create or replace function note_publication() returns trigger language plpgsql as $$
    begin
      if new.status = 'active' then
        new.published_at := new.updated_at;
      ${otherwise}
        new.drafted_at := new.updated_at;
      end if;
      return new;
    end $$`.execute(db);
}
