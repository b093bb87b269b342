import { type Kysely, sql } from 'kysely';

/** Blog posts, testimonials and contact messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const type = (name: string, values: string[]) =>
    db.schema.createType(name).asEnum(values).execute();
  await type('post_status', ['draft', 'published', 'archived']);
  await type('testimonial_status', ['pending', 'approved', 'rejected']);
  await type('contact_status', ['new', 'resolved']);
  await type('contact_category', [
    'general',
    'technical',
    'account',
    'quiz',
    'billing',
    'feature',
    'bug',
    'other',
  ]);

  await db.schema
    .createTable('blog_posts')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('excerpt', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('featured_image', 'text')
    .addColumn('author_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('category_id', 'integer', (c) => c.references('categories.id').onDelete('set null'))
    .addColumn('tags', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('meta_title', 'text')
    .addColumn('meta_description', 'text')
    .addColumn('status', sql`post_status`, (c) => c.notNull().defaultTo('draft'))
    .addColumn('published_at', 'timestamptz')
    .addColumn('reading_time_minutes', 'integer', (c) => c.notNull().defaultTo(5))
    .addColumn('view_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('blog_posts_slug_shape', sql`slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
    .addCheckConstraint('blog_posts_reading_time_range', sql`reading_time_minutes between 1 and 60`)
    .addCheckConstraint(
      'blog_posts_published_has_date',
      sql`status <> 'published' or published_at is not null`,
    )
    .execute();
  await db.schema.createIndex('blog_posts_author').on('blog_posts').column('author_id').execute();
  await db.schema
    .createIndex('blog_posts_category')
    .on('blog_posts')
    .column('category_id')
    .execute();
  await sql`create index blog_posts_published on blog_posts (published_at desc, id desc)
    where status = 'published'`.execute(db);

  await db.schema
    .createTable('blog_post_views')
    .addColumn('post_id', 'integer', (c) =>
      c.notNull().references('blog_posts.id').onDelete('cascade'),
    )
    // A keyed hash of the visitor: each visitor counts once a day and is not identified.
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addColumn('day', 'date', (c) => c.notNull())
    .addPrimaryKeyConstraint('blog_post_views_pkey', ['post_id', 'visitor', 'day'])
    .execute();
  await db.schema.createIndex('blog_post_views_day').on('blog_post_views').column('day').execute();

  await db.schema
    .createTable('testimonials')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('rating', 'integer', (c) => c.notNull())
    .addColumn('status', sql`testimonial_status`, (c) => c.notNull().defaultTo('pending'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('approved_at', 'timestamptz')
    .addColumn('approved_by', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addCheckConstraint('testimonials_rating_range', sql`rating between 1 and 5`)
    .addCheckConstraint(
      'testimonials_approved_has_date',
      sql`(status = 'approved') = (approved_at is not null)`,
    )
    .execute();
  await sql`create unique index testimonials_one_pending on testimonials (user_id) where status = 'pending'`.execute(
    db,
  );
  await sql`create unique index testimonials_one_approved on testimonials (user_id) where status = 'approved'`.execute(
    db,
  );
  await db.schema
    .createIndex('testimonials_decider')
    .on('testimonials')
    .column('approved_by')
    .execute();
  await db.schema
    .createIndex('testimonials_status')
    .on('testimonials')
    .columns(['status', 'created_at'])
    .execute();

  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    // The sender, if signed in, so that export and erasure find the message.
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('category', sql`contact_category`, (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('status', sql`contact_status`, (c) => c.notNull().defaultTo('new'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('resolved_at', 'timestamptz')
    .addColumn('admin_notes', 'text')
    .execute();
  await db.schema
    .createIndex('contact_messages_user')
    .on('contact_messages')
    .column('user_id')
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['contact_messages', 'testimonials', 'blog_post_views', 'blog_posts']) {
    await db.schema.dropTable(table).execute();
  }
  for (const type of ['contact_category', 'contact_status', 'testimonial_status', 'post_status']) {
    await db.schema.dropType(type).execute();
  }
}
