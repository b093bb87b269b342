import { type Kysely, sql } from 'kysely';

/** Categories, sub-categories, quizzes and their questions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const type = (name: string, values: string[]) =>
    db.schema.createType(name).asEnum(values).execute();
  await type('shelf_status', ['active', 'archived']);
  await type('quiz_status', ['active', 'draft', 'archived']);
  await type('learning_level', ['beginner', 'intermediate', 'advanced']);
  await type('question_type', ['single_choice', 'multiple_choice', 'true_false', 'fill_blank']);
  await type('question_difficulty', ['easy', 'medium', 'hard']);

  await db.schema
    .createTable('categories')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('display_name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('categories_name_shape', sql`name ~ '^[a-z0-9_]+$'`)
    .execute();

  await db.schema
    .createTable('sub_categories')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('display_name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('category_id', 'integer', (c) => c.notNull().references('categories.id'))
    .addColumn('image_url', 'text')
    .addColumn('status', sql`shelf_status`, (c) => c.notNull().defaultTo('active'))
    .addColumn('created_by', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('sub_categories_name_shape', sql`name ~ '^[a-z0-9_]+$'`)
    .addUniqueConstraint('sub_categories_name_unique', ['category_id', 'name'])
    // For the two-column foreign key of `quizzes`: a sub-category must belong to the category of the quiz.
    .addUniqueConstraint('sub_categories_with_category', ['id', 'category_id'])
    .execute();

  await db.schema
    .createIndex('sub_categories_author')
    .on('sub_categories')
    .column('created_by')
    .execute();
  await createQuizzes(db);
  await createQuestions(db);
  await keepTotalQuestions(db);
}

async function createQuizzes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quizzes')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('category_id', 'integer', (c) => c.notNull().references('categories.id'))
    .addColumn('sub_category_id', 'integer')
    .addColumn('time_limit', 'integer') // minutes; null is shown and timed as the default
    .addColumn('questions_per_attempt', 'integer', (c) => c.notNull().defaultTo(30))
    // Number of questions of the quiz, updated by a trigger.
    .addColumn('total_questions', 'integer', (c) => c.notNull().defaultTo(30))
    .addColumn('difficulty', sql`learning_level`) // an admin's override of the derived level
    .addColumn('image_url', 'text')
    .addColumn('status', sql`quiz_status`, (c) => c.notNull().defaultTo('active'))
    .addColumn('created_by', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    // Set when an admin deletes a quiz that has attempts: the row is kept for its results.
    .addColumn('archived_at', 'timestamptz')
    .addColumn('search_title', 'text', (c) =>
      c
        .notNull()
        .generatedAlwaysAs(
          sql`lower(regexp_replace(normalize(title, NFKD), '[\u0300-\u036f]', '', 'g'))`,
        )
        .stored(),
    )
    .addCheckConstraint('quizzes_time_limit_range', sql`time_limit between 1 and 1440`)
    .addCheckConstraint(
      'quizzes_questions_per_attempt_range',
      sql`questions_per_attempt between 1 and 500`,
    )
    .addCheckConstraint('quizzes_total_questions_positive', sql`total_questions >= 0`)
    .addForeignKeyConstraint(
      'quizzes_sub_category_in_category',
      ['sub_category_id', 'category_id'],
      'sub_categories',
      ['id', 'category_id'],
    )
    .execute();
  await sql`create index quizzes_category on quizzes (category_id) where archived_at is null`.execute(
    db,
  );
  await sql`create index quizzes_author on quizzes (created_by)`.execute(db);
  await sql`create index quizzes_sub_category on quizzes (sub_category_id)`.execute(db);
  await sql`create index quizzes_updated on quizzes (updated_at desc) where archived_at is null`.execute(
    db,
  );
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index quizzes_search on quizzes using gin (search_title gin_trgm_ops)
    where archived_at is null`.execute(db);
}

async function createQuestions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('questions')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('quiz_id', 'integer', (c) => c.notNull().references('quizzes.id'))
    .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('type', sql`question_type`, (c) => c.notNull().defaultTo('single_choice'))
    .addColumn('options', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('correct_option', 'integer')
    .addColumn('correct_options', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('explanation', 'text')
    .addColumn('image_url', 'text')
    .addColumn('difficulty', sql`question_difficulty`, (c) => c.notNull().defaultTo('medium'))
    .addColumn('case_sensitive', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('numeric_tolerance', 'double precision')
    .addColumn('times_answered', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('times_correct', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('times_skipped', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('calculated_difficulty', sql`question_difficulty`, (c) =>
      c.notNull().defaultTo('medium'),
    )
    .addColumn('difficulty_score', 'double precision', (c) => c.notNull().defaultTo(500))
    .addColumn('last_difficulty_update', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    // Set when a question that has answers is deleted.
    .addColumn('archived_at', 'timestamptz')
    .addCheckConstraint(
      'questions_lists',
      sql`jsonb_typeof(options) = 'array' and jsonb_typeof(correct_options) = 'array'`,
    )
    .addCheckConstraint(
      'questions_one_kind_of_key',
      sql`case when type = 'multiple_choice' then correct_option is null
        else correct_options = '[]'::jsonb end`,
    )
    .addCheckConstraint(
      'questions_key_inside_options',
      sql`case when jsonb_typeof(options) = 'array' then
        (correct_option is null or correct_option between 0 and jsonb_array_length(options) - 1)
        and not jsonb_path_exists(correct_options, '$[*] ? (@ < 0 || @ >= $n)',
          jsonb_build_object('n', jsonb_array_length(options))) else true end`,
    )
    .addCheckConstraint('questions_tolerance_positive', sql`numeric_tolerance >= 0`)
    .addCheckConstraint(
      'questions_difficulty_score_range',
      sql`difficulty_score between 0 and 1000`,
    )
    .execute();
  await sql`create index questions_quiz on questions (quiz_id, position, id) where archived_at is null`.execute(
    db,
  );
}

/** Triggers update quizzes.total_questions, because grades depend on it. */
async function keepTotalQuestions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_total_questions() returns trigger language plpgsql as $$
    begin
      update quizzes set total_questions =
        (select count(*) from questions where quiz_id = quizzes.id and archived_at is null)
      where id in (select distinct quiz_id from changed);
      return null;
    end $$`.execute(db);
  for (const [event, rows] of [
    ['insert', 'new'],
    ['delete', 'old'],
    ['update', 'new'],
  ] as const) {
    await sql`create trigger ${sql.ref(`questions_counted_on_${event}`)} after ${sql.raw(event)}
      on questions referencing ${sql.raw(rows)} table as changed
      for each statement execute function keep_total_questions()`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['questions', 'quizzes', 'sub_categories', 'categories']) {
    await db.schema.dropTable(table).execute();
  }
  await sql`drop function keep_total_questions`.execute(db);
  for (const type of [
    'question_difficulty',
    'question_type',
    'learning_level',
    'quiz_status',
    'shelf_status',
  ]) {
    await db.schema.dropType(type).execute();
  }
}
