import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The columns of the benchmark's database that the peer uses. */
export const quizzes = pgTable('quizzes', {
  id: integer('id').primaryKey(),
  title: text('title'),
  description: text('description'),
  status: text('status'),
  questionsPerAttempt: integer('questions_per_attempt'),
  totalQuestions: integer('total_questions').notNull(),
  timeLimit: integer('time_limit'),
  categoryId: integer('category_id'),
  subCategoryId: integer('sub_category_id'),
  imageUrl: text('image_url'),
  difficulty: text('difficulty'),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
  archivedAt: time('archived_at'),
});

export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  name: text('name'),
  displayName: text('display_name'),
});

export const subCategories = pgTable('sub_categories', {
  id: integer('id').primaryKey(),
  displayName: text('display_name'),
});

export const quizStats = pgTable('quiz_stats', {
  quizId: integer('quiz_id').primaryKey(),
  attemptCount: integer('attempt_count'),
  shareSum: bigint('share_sum', { mode: 'number' }),
  passCount: integer('pass_count'),
});

export const users = pgTable('users', {
  id: integer('id').primaryKey(),
  username: text('username'),
  accountStatus: text('account_status'),
});

export const sessions = pgTable('sessions', {
  idHash: text('id_hash'),
  userId: integer('user_id').notNull(),
  expiresAt: time('expires_at').notNull(),
});

interface PaperQuestion {
  questionId: number;
  body: { options: string[]; correctOption: number };
}

export const quizAttempts = pgTable('quiz_attempts', {
  id: integer('id').primaryKey(),
  quizId: integer('quiz_id').notNull(),
  userId: integer('user_id'),
  status: text('status').notNull(),
  startedAt: time('started_at').notNull(),
  deadline: time('deadline').notNull(),
  completedAt: time('completed_at'),
  score: integer('score').notNull(),
  totalQuestions: integer('total_questions').notNull(),
  timeTaken: integer('time_taken'),
  passed: boolean('passed').notNull(),
  canRetakeAt: time('can_retake_at'),
  paper: jsonb('paper').$type<PaperQuestion[]>().notNull(),
});

export const answers = pgTable('answers', {
  id: serial('id').primaryKey(),
  quizAttemptId: integer('quiz_attempt_id').notNull(),
  questionId: integer('question_id').notNull(),
  response: jsonb('response').$type<{ selectedOption: number } | null>(),
  isCorrect: boolean('is_correct'),
  savedAt: time('saved_at'),
});
