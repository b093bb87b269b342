import { type Kysely, sql } from 'kysely';

/**
 * The tables from which each topic is read, with the columns whose change matters.
 * Counters that change with every visit are left out.
 */
const sources: { topic: string; table: string; columns?: string[] }[] = [
  { topic: 'catalogue', table: 'categories' },
  { topic: 'catalogue', table: 'sub_categories' },
  {
    topic: 'catalogue',
    table: 'quizzes',
    columns: [
      'title',
      'description',
      'category_id',
      'sub_category_id',
      'difficulty',
      'image_url',
      'questions_per_attempt',
      'total_questions',
      'status',
      'archived_at',
      'time_limit',
      'created_at',
      'created_by',
      'updated_at',
    ],
  },
  { topic: 'catalogue', table: 'series' },
  { topic: 'catalogue', table: 'series_quizzes' },
  {
    topic: 'catalogue',
    table: 'questions',
    columns: [
      'quiz_id',
      'text',
      'type',
      'body',
      'difficulty',
      'image_url',
      'image_alt',
      'position',
      'archived_at',
    ],
  },
  { topic: 'results', table: 'questions', columns: ['calculated_difficulty', 'difficulty_score'] },
  { topic: 'results', table: 'quiz_stats' },
  { topic: 'results', table: 'standings' },
  {
    topic: 'blog',
    table: 'blog_posts',
    columns: [
      'title',
      'slug',
      'content',
      'excerpt',
      'status',
      'deleted_at',
      'published_at',
      'author_id',
      'category_id',
      'featured_image',
      'featured_image_alt',
      'tags',
      'meta_title',
      'meta_description',
      'reading_time_minutes',
    ],
  },
  { topic: 'testimonials', table: 'testimonials' },
  {
    topic: 'people',
    table: 'users',
    columns: [
      'username',
      'display_name',
      'first_name',
      'last_name',
      'photo_url',
      'profile_picture',
      'account_status',
      'is_admin',
      'email_verified',
    ],
  },
];

/**
 * Every statement that changes what visitors can read adds a row in its own transaction and notifies the
 * processes that listen. Triggers do it, so that every statement is covered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('public_changes')
    .addColumn('id', 'bigserial', (column) => column.primaryKey())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'timestamptz', (column) =>
      column.notNull().defaultTo(sql`clock_timestamp()`),
    )
    .execute();
  await sql`create function note_public_change() returns trigger language plpgsql as $$
    begin
      insert into public_changes (topic) values (tg_argv[0]);
      perform pg_notify('public_changes', tg_argv[0]);
      return null;
    end $$`.execute(db);
  for (const { topic, table, columns } of sources) {
    const events = columns
      ? sql`insert or delete or truncate or update of ${sql.join(columns.map((column) => sql.ref(column)))}`
      : sql`insert or delete or truncate or update`;
    await sql`create trigger ${sql.ref(`${table}_${topic}_changed`)} after ${events} on ${sql.table(table)}
      for each statement execute function note_public_change(${sql.lit(topic)})`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { topic, table } of sources)
    await sql`drop trigger ${sql.ref(`${table}_${topic}_changed`)} on ${sql.table(table)}`.execute(
      db,
    );
  await sql`drop function note_public_change()`.execute(db);
  await db.schema.dropTable('public_changes').execute();
}
