import { type Kysely, sql } from 'kysely';

/**
 * Accounts that an administrator has opened for others. Such an account waits for its owner until it has a
 * password or a verified address. The links are in `password_reset_tokens`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitations (
      user_id integer primary key references users (id) on delete cascade,
      invited_by integer references users (id) on delete set null,
      invited_at timestamptz not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      constraint invitations_expire check (expires_at > sent_at)
    )`.execute(db);
  await sql`create index invitations_invited_by on invitations (invited_by)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table invitations`.execute(db);
}
