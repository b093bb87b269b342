import { type Kysely, sql } from 'kysely';

/** Accounts, sessions and one-time tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createType('account_status')
    .asEnum(['active', 'deactivated', 'pending_deletion', 'suspended'])
    .execute();

  await db.schema
    .createTable('users')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('username', 'text', (c) => c.notNull())
    // Only an argon2id hash is ever stored; null for accounts that sign in with Google alone.
    .addColumn('password', 'text')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('pending_email', 'text')
    .addColumn('display_name', 'text')
    .addColumn('email_verified', 'boolean', (c) => c.notNull().defaultTo(false))
    // Hash of the token, never the token.
    .addColumn('email_verification_token', 'text', (c) => c.unique())
    .addColumn('email_verification_expires', 'timestamptz')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('phone_number', 'text')
    .addColumn('home_country', 'text')
    .addColumn('date_of_birth', 'date')
    .addColumn('occupation', 'text')
    .addColumn('education_level', 'text')
    .addColumn('learning_goals', 'text')
    .addColumn('profile_picture', 'text')
    .addColumn('timezone', 'text')
    .addColumn('preferred_language', 'text', (c) => c.notNull().defaultTo('en'))
    .addColumn('bio', 'text')
    .addColumn('firebase_id', 'text', (c) => c.unique())
    .addColumn('photo_url', 'text')
    .addColumn('account_status', sql`account_status`, (c) => c.notNull().defaultTo('active'))
    .addColumn('scheduled_deletion_date', 'timestamptz')
    .addColumn('username_provisional', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('is_admin', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('last_login_at', 'timestamptz')
    .addCheckConstraint('users_username_shape', sql`username ~ '^[A-Za-z0-9_]{3,}$'`)
    .addCheckConstraint('users_email_lowercase', sql`email = lower(email)`)
    .addCheckConstraint('users_pending_email_lowercase', sql`pending_email = lower(pending_email)`)
    .addCheckConstraint(
      'users_deletion_date_iff_pending',
      sql`(account_status = 'pending_deletion') = (scheduled_deletion_date is not null)`,
    )
    .addCheckConstraint(
      'users_timezone_known',
      sql`timezone in ('UTC', 'America/New_York', 'America/Chicago', 'America/Denver',
        'America/Los_Angeles', 'Europe/London', 'Europe/Paris', 'Asia/Tokyo', 'Asia/Shanghai',
        'Asia/Kolkata')`,
    )
    .addCheckConstraint(
      'users_language_known',
      sql`preferred_language in ('en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'zh', 'ja', 'ar')`,
    )
    .execute();
  await sql`create unique index users_username_unique on users (lower(username))`.execute(db);
  await sql`create unique index users_email_unique on users (lower(email))`.execute(db);
  await sql`create index users_scheduled_deletion on users (scheduled_deletion_date)
    where account_status = 'pending_deletion'`.execute(db);

  await db.schema
    .createTable('sessions')
    // SHA-256 of the session id: a copy of the table does not allow signing in.
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('user_agent', 'text')
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();

  await db.schema
    .createTable('password_reset_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('password_reset_tokens_user')
    .on('password_reset_tokens')
    .column('user_id')
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['password_reset_tokens', 'sessions', 'users']) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema.dropType('account_status').execute();
}
