import { type Kysely, sql } from 'kysely';

/** Attempts, their answers, and the tallied numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createType('attempt_status')
    .asEnum(['open', 'submitted', 'timed_out', 'abandoned', 'void', 'self_reported'])
    .execute();
  await createAttempts(db);
  await createAnswers(db);
  await createTallies(db);
}

async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quiz_attempts')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('quiz_id', 'integer', (c) => c.notNull().references('quizzes.id'))
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    // One random key per erased account: keeps the number of learners right without identifying them.
    .addColumn('anonymous_key', 'uuid')
    .addColumn('status', sql`attempt_status`, (c) => c.notNull())
    .addColumn('started_at', 'timestamptz', (c) => c.notNull())
    .addColumn('deadline', 'timestamptz', (c) => c.notNull())
    .addColumn('completed_at', 'timestamptz')
    .addColumn('score', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('total_questions', 'integer', (c) => c.notNull())
    .addColumn('time_taken', 'integer') // seconds
    .addColumn('passed', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('can_retake_at', 'timestamptz')
    // The questions as they were shown, with key and order; results are rendered from it.
    .addColumn('paper', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    // When the tally added this attempt.
    .addColumn('tallied_at', 'timestamptz')
    .addCheckConstraint(
      'quiz_attempts_open_iff_not_completed',
      sql`(status = 'open') = (completed_at is null)`,
    )
    .addCheckConstraint('quiz_attempts_score_range', sql`score between 0 and total_questions`)
    .addCheckConstraint(
      'quiz_attempts_pass_mark',
      sql`not passed or (score * 100 >= 80 * total_questions and total_questions > 0)`,
    )
    .addCheckConstraint('quiz_attempts_deadline_after_start', sql`deadline >= started_at`)
    .execute();
  await sql`create unique index quiz_attempts_one_open on quiz_attempts (user_id, quiz_id)
    where status = 'open'`.execute(db);
  await sql`create index quiz_attempts_latest on quiz_attempts (user_id, quiz_id, completed_at desc)
    where status <> 'open'`.execute(db);
  await sql`create index quiz_attempts_history on quiz_attempts (user_id, completed_at desc, id desc)`.execute(
    db,
  );
  await sql`create index quiz_attempts_quiz on quiz_attempts (quiz_id)`.execute(db);
  await sql`create index quiz_attempts_overdue on quiz_attempts (deadline) where status = 'open'`.execute(
    db,
  );
  await sql`create index quiz_attempts_untallied on quiz_attempts (id)
    where tallied_at is null and status in ('submitted', 'timed_out')`.execute(db);
}

async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answers')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('quiz_attempt_id', 'integer', (c) =>
      c.notNull().references('quiz_attempts.id').onDelete('cascade'),
    )
    .addColumn('question_id', 'integer', (c) => c.notNull().references('questions.id'))
    .addColumn('selected_option', 'integer', (c) => c.notNull().defaultTo(-1)) // -1: none
    .addColumn('selected_options', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('answer_text', 'text')
    .addColumn('flagged', 'boolean', (c) => c.notNull().defaultTo(false))
    // Increases with every change by the learner; an older message never overwrites a newer one.
    .addColumn('seq', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('saved_at', 'timestamptz')
    .addColumn('is_correct', 'boolean')
    .addUniqueConstraint('answers_one_per_question', ['quiz_attempt_id', 'question_id'])
    .addCheckConstraint(
      'answers_selected_options_list',
      sql`jsonb_typeof(selected_options) = 'array'`,
    )
    .execute();
  await db.schema.createIndex('answers_question').on('answers').column('question_id').execute();
}

/** Summed in batches by the tally; a recount over quiz_attempts gives the same rows. */
async function createTallies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quiz_stats')
    .addColumn('quiz_id', 'integer', (c) =>
      c.primaryKey().references('quizzes.id').onDelete('cascade'),
    )
    .addColumn('attempt_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('pass_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('unique_users', 'integer', (c) => c.notNull().defaultTo(0))
    // Sum of every attempt's share in hundredths of a percent: whole numbers add up the same in any order.
    .addColumn('share_sum', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('top_score', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('top_total', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create index quiz_stats_popular on quiz_stats (attempt_count desc)`.execute(db);

  await db.schema
    .createTable('quiz_bests')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('quiz_id', 'integer', (c) =>
      c.notNull().references('quizzes.id').onDelete('cascade'),
    )
    .addColumn('best_score', 'integer', (c) => c.notNull())
    .addColumn('attempt_count', 'integer', (c) => c.notNull())
    // When the best score was reached first.
    .addColumn('reached_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('quiz_bests_pkey', ['user_id', 'quiz_id'])
    .execute();
  await db.schema.createIndex('quiz_bests_quiz').on('quiz_bests').column('quiz_id').execute();

  await db.schema
    .createTable('standings')
    .addColumn('user_id', 'integer', (c) =>
      c.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('score', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('quizzes_completed', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('attempt_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('reached_at', 'timestamptz', (c) => c.notNull())
    // The rating of the learner, 0 to 1000.
    .addColumn('rating', 'double precision', (c) => c.notNull().defaultTo(500))
    .execute();
  await sql`create index standings_rank on standings (score desc, attempt_count, reached_at, user_id)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['standings', 'quiz_bests', 'quiz_stats', 'answers', 'quiz_attempts']) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema.dropType('attempt_status').execute();
}
