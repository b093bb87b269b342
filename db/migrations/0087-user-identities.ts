import { type Kysely, sql } from 'kysely';

/**
 * Accounts at OpenID providers other than Google, whose subjects are in `users.firebase_id`. `granted_roles`
 * are the roles that groups of the provider have given the account, so that leaving a group takes its role away.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_identities (
      provider text not null,
      subject text not null,
      user_id integer not null references users (id) on delete cascade,
      granted_roles text[] not null default '{}'
        constraint user_identities_roles check (granted_roles <@ array['administrator', 'author', 'teacher']),
      linked_at timestamptz not null,
      primary key (provider, subject),
      constraint user_identities_one_each unique (user_id, provider)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table user_identities`.execute(db);
}
