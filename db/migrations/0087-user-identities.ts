import { type Kysely, sql } from 'kysely';

/**
 * Accounts at OpenID providers other than Google, whose subjects are in `users.firebase_id`. `grants_admin` says that
 * a group of the provider has made the account an administrator’s, so that leaving the group takes the role away.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_identities (
      provider text not null,
      subject text not null,
      user_id integer not null references users (id) on delete cascade,
      grants_admin boolean not null default false,
      linked_at timestamptz not null,
      primary key (provider, subject),
      constraint user_identities_one_each unique (user_id, provider)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table user_identities`.execute(db);
}
