import { type Kysely, sql } from 'kysely';

/** Undoing a change of address, personal access tokens, and sessions that can be listed one by one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('address_undos')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('old_email', 'text', (c) => c.notNull())
    // The Google identity that belonged to the account then.
    .addColumn('old_firebase_id', 'text')
    // SHA-256 of the mailed token; null until the mail is written.
    .addColumn('token_hash', 'text', (c) => c.unique())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('address_undos_user').on('address_undos').column('user_id').execute();
  await db.schema
    .createIndex('address_undos_email')
    .on('address_undos')
    .column('old_email')
    .execute();

  await db.schema.createType('token_scope').asEnum(['read', 'write', 'admin']).execute();
  await db.schema
    .createTable('access_tokens')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('scope', sql`token_scope`, (c) => c.notNull())
    // SHA-256 of the token: a copy of the table gives no access.
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    // The last characters, by which its owner recognizes it.
    .addColumn('hint', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('last_used_at', 'timestamptz')
    .addCheckConstraint('access_tokens_expiry', sql`expires_at > created_at`)
    .execute();
  await db.schema.createIndex('access_tokens_user').on('access_tokens').column('user_id').execute();

  await db.schema
    .createTable('used_id_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute();

  await db.schema
    .alterTable('sessions')
    .addColumn('id', 'integer', (c) => c.notNull().unique().generatedByDefaultAsIdentity())
    .addColumn('last_used_at', 'timestamptz')
    .execute();

  // The token that was used last: its link, opened again, still reports the address as verified.
  await db.schema
    .alterTable('users')
    .addColumn('used_verification_token', 'text', (c) => c.unique())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').dropColumn('used_verification_token').execute();
  await db.schema.alterTable('sessions').dropColumn('last_used_at').dropColumn('id').execute();
  for (const table of ['used_id_tokens', 'access_tokens', 'address_undos']) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema.dropType('token_scope').execute();
}
