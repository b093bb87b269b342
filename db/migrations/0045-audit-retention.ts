import { type Kysely, sql } from 'kysely';

/** Entries may be deleted after this time; before, the database refuses it to everyone. */
const refuseBefore = (time: string) =>
  sql`create or replace function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.actor_id is null
        and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' then return new; end if;
      if tg_op = 'DELETE' and old.at < now() - interval '${sql.raw(time)}' then return old; end if;
      raise exception 'The audit trail is append-only' using errcode = 'insufficient_privilege';
    end $$`;

/**
 * How long the audit trail is kept is a setting of the app. Its role may not delete entries, so it calls a
 * function that has the rights of the owner.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await refuseBefore('30 days').execute(db);
  await sql`create function forget_audit_entries(older_than timestamptz) returns void
    language sql security definer set search_path = public, pg_temp as $$
      delete from audit_entries where at < least(older_than, now() - interval '30 days')
    $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function forget_audit_entries(timestamptz)`.execute(db);
  await refuseBefore('1 year').execute(db);
}
