import { and, count, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { endOf, type GivenAnswer, type OwnAttempt, pageSize, serve } from './express-app.ts';
import {
  answers,
  categories,
  quizAttempts,
  quizStats,
  quizzes,
  sessions,
  subCategories,
  users,
} from './tables.ts';

/** Express and Drizzle: joins, one transaction, several rows per statement. */
const db = drizzle(new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }));

const isOpen = and(
  eq(quizzes.status, 'active'),
  isNull(quizzes.archivedAt),
  gt(quizzes.totalQuestions, 0),
);

type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0];

async function writeAnswers(tx: Tx, attemptId: number, given: GivenAnswer[]): Promise<void> {
  const rows = JSON.stringify(given);
  await tx.execute(sql`update answers set response = jsonb_build_object('selectedOption', given."selectedOption"), saved_at = now()
    from jsonb_to_recordset(${rows}::jsonb) as given("questionId" int, "selectedOption" int)
    where answers.quiz_attempt_id = ${attemptId} and answers.question_id = given."questionId"`);
}

async function lockOpen(tx: Tx, { id, userId }: OwnAttempt) {
  const [attempt] = await tx
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.id, id), eq(quizAttempts.userId, userId)))
    .for('update');
  return attempt?.status === 'open' ? attempt : undefined;
}

serve({
  memberOf: async (sessionHash) => {
    const [row] = await db
      .select({ userId: sessions.userId })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.idHash, sessionHash),
          gt(sessions.expiresAt, new Date()),
          eq(users.accountStatus, 'active'),
        ),
      );
    return row?.userId;
  },

  listCards: async () => {
    const cards = db
      .select({
        id: quizzes.id,
        title: quizzes.title,
        description: quizzes.description,
        status: quizzes.status,
        questionsPerAttempt: quizzes.questionsPerAttempt,
        totalQuestions: quizzes.totalQuestions,
        timeLimit: quizzes.timeLimit,
        categoryId: quizzes.categoryId,
        subCategoryId: quizzes.subCategoryId,
        imageUrl: quizzes.imageUrl,
        difficulty: quizzes.difficulty,
        createdAt: quizzes.createdAt,
        updatedAt: quizzes.updatedAt,
        category: categories.name,
        categoryName: categories.displayName,
        subCategoryName: subCategories.displayName,
        attemptCount: quizStats.attemptCount,
        shareSum: quizStats.shareSum,
        passCount: quizStats.passCount,
      })
      .from(quizzes)
      .leftJoin(categories, eq(categories.id, quizzes.categoryId))
      .leftJoin(subCategories, eq(subCategories.id, quizzes.subCategoryId))
      .leftJoin(quizStats, eq(quizStats.quizId, quizzes.id))
      .where(isOpen)
      .orderBy(desc(quizzes.createdAt), desc(quizzes.id))
      .limit(pageSize);
    const [items, [counted]] = await Promise.all([
      cards,
      db.select({ total: count() }).from(quizzes).where(isOpen),
    ]);
    return { items, total: counted?.total ?? 0 };
  },

  listRetakes: (userId, quizIds) =>
    db
      .selectDistinctOn([quizAttempts.quizId], {
        quizId: quizAttempts.quizId,
        canRetakeAt: quizAttempts.canRetakeAt,
        passed: quizAttempts.passed,
        score: quizAttempts.score,
        totalQuestions: quizAttempts.totalQuestions,
      })
      .from(quizAttempts)
      .where(
        and(
          eq(quizAttempts.userId, userId),
          inArray(quizAttempts.quizId, quizIds),
          ne(quizAttempts.status, 'open'),
        ),
      )
      .orderBy(quizAttempts.quizId, desc(quizAttempts.completedAt)),

  listResults: (userId) =>
    db
      .select({
        id: quizAttempts.id,
        quizId: quizAttempts.quizId,
        title: quizzes.title,
        status: quizAttempts.status,
        score: quizAttempts.score,
        totalQuestions: quizAttempts.totalQuestions,
        passed: quizAttempts.passed,
        timeTaken: quizAttempts.timeTaken,
        startedAt: quizAttempts.startedAt,
        completedAt: quizAttempts.completedAt,
        canRetakeAt: quizAttempts.canRetakeAt,
      })
      .from(quizAttempts)
      .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
      .where(and(eq(quizAttempts.userId, userId), ne(quizAttempts.status, 'open')))
      .orderBy(desc(quizAttempts.completedAt), desc(quizAttempts.id))
      .limit(500),

  save: (own, given) =>
    db.transaction(async (tx) => {
      const attempt = await lockOpen(tx, own);
      if (!attempt) return undefined;
      await writeAnswers(tx, attempt.id, given);
      const ids = given.map(({ questionId }) => questionId);
      return tx
        .select()
        .from(answers)
        .where(and(eq(answers.quizAttemptId, attempt.id), inArray(answers.questionId, ids)));
    }),

  submit: (own, given) =>
    db.transaction(async (tx) => {
      const attempt = await lockOpen(tx, own);
      if (!attempt) return undefined;
      await writeAnswers(tx, attempt.id, given);
      const stored = await tx.select().from(answers).where(eq(answers.quizAttemptId, attempt.id));
      const keys = new Map(
        attempt.paper.map(({ questionId, body }) => [questionId, body.correctOption]),
      );
      const right = stored
        .filter((row) => row.response?.selectedOption === keys.get(row.questionId))
        .map(({ questionId }) => questionId);
      await tx
        .update(answers)
        .set({ isCorrect: inArray(answers.questionId, right.concat(0)) })
        .where(eq(answers.quizAttemptId, attempt.id));
      const end = endOf(attempt, right.length);
      await tx
        .update(quizAttempts)
        .set({ status: sql`'submitted'::attempt_status`, ...end })
        .where(eq(quizAttempts.id, attempt.id));
      return { score: end.score, passed: end.passed, canRetakeAt: end.canRetakeAt };
    }),
});
