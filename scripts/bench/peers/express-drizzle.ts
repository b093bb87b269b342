import { createHash } from 'node:crypto';
import { and, count, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import express from 'express';
import pg from 'pg';
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

/** Express and Drizzle, as a competent team would write them: joins, one transaction, several rows per statement. */
const db = drizzle(new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }));
const app = express();
app.use(express.json({ limit: '1mb' }));

const isOpen = and(
  eq(quizzes.status, 'active'),
  isNull(quizzes.archivedAt),
  gt(quizzes.totalQuestions, 0),
);

const pageSize = 24;

async function listCards() {
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
  return { items, total: counted?.total ?? 0, page: 1, pageSize };
}

app.get('/quizzes', async (_request, response) => {
  response.json(await listCards());
});

/** The member of the session cookie. */
async function memberOf(cookie = ''): Promise<number | undefined> {
  const id = /quizwright_session=([^;]+)/.exec(cookie)?.[1] ?? '';
  const [row] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.idHash, createHash('sha256').update(id).digest('base64url')),
        gt(sessions.expiresAt, new Date()),
        eq(users.accountStatus, 'active'),
      ),
    );
  return row?.userId;
}

app.get('/quizzes/mine', async (request, response) => {
  const userId = await memberOf(request.headers.cookie);
  if (userId === undefined) return response.status(401).end();
  const page = await listCards();
  const retakes = await db
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
        inArray(
          quizAttempts.quizId,
          page.items.map(({ id }) => id),
        ),
        ne(quizAttempts.status, 'open'),
      ),
    )
    .orderBy(quizAttempts.quizId, desc(quizAttempts.completedAt));
  response.json({ ...page, retakes });
});

app.get('/results', async (request, response) => {
  const userId = await memberOf(request.headers.cookie);
  if (userId === undefined) return response.status(401).end();
  const rows = await db
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
    .limit(500);
  response.json(rows);
});

interface GivenAnswer {
  questionId: number;
  selectedOption: number;
}

type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0];

async function writeAnswers(tx: Tx, attemptId: number, given: GivenAnswer[]): Promise<void> {
  const rows = JSON.stringify(given);
  await tx.execute(sql`update answers set response = jsonb_build_object('selectedOption', given."selectedOption"), saved_at = now()
    from jsonb_to_recordset(${rows}::jsonb) as given("questionId" int, "selectedOption" int)
    where answers.quiz_attempt_id = ${attemptId} and answers.question_id = given."questionId"`);
}

async function lockOpen(tx: Tx, attemptId: number, userId: number) {
  const [attempt] = await tx
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.id, attemptId), eq(quizAttempts.userId, userId)))
    .for('update');
  return attempt?.status === 'open' ? attempt : undefined;
}

app.post('/attempts/:id/answers', async (request, response) => {
  const userId = await memberOf(request.headers.cookie);
  if (userId === undefined) return response.status(401).end();
  const given: GivenAnswer[] = request.body.answers;
  const saved = await db.transaction(async (tx) => {
    const attempt = await lockOpen(tx, Number(request.params.id), userId);
    if (!attempt) return undefined;
    await writeAnswers(tx, attempt.id, given);
    return tx
      .select()
      .from(answers)
      .where(
        and(
          eq(answers.quizAttemptId, attempt.id),
          inArray(
            answers.questionId,
            given.map(({ questionId }) => questionId),
          ),
        ),
      );
  });
  response.status(saved ? 200 : 409).json({ saved });
});

app.post('/attempts/:id/submit', async (request, response) => {
  const userId = await memberOf(request.headers.cookie);
  if (userId === undefined) return response.status(401).end();
  const result = await db.transaction(async (tx) => {
    const attempt = await lockOpen(tx, Number(request.params.id), userId);
    if (!attempt) return undefined;
    await writeAnswers(tx, attempt.id, request.body.answers);
    const stored = await tx.select().from(answers).where(eq(answers.quizAttemptId, attempt.id));
    const keys = new Map(
      attempt.paper.map(({ questionId, body }) => [questionId, body.correctOption]),
    );
    const right = stored.filter((row) => row.response?.selectedOption === keys.get(row.questionId));
    await tx
      .update(answers)
      .set({ isCorrect: inArray(answers.questionId, right.map((row) => row.questionId).concat(0)) })
      .where(eq(answers.quizAttemptId, attempt.id));
    const score = right.length;
    const passed = score * 100 >= 80 * attempt.totalQuestions;
    const completedAt = new Date();
    const hours = passed ? 120 : 48;
    const [ended] = await tx
      .update(quizAttempts)
      .set({
        status: sql`'submitted'::attempt_status`,
        completedAt,
        score,
        passed,
        timeTaken: Math.round((completedAt.getTime() - attempt.startedAt.getTime()) / 1000),
        canRetakeAt: new Date(completedAt.getTime() + hours * 3_600_000),
      })
      .where(eq(quizAttempts.id, attempt.id))
      .returning();
    return { score, passed, canRetakeAt: ended?.canRetakeAt };
  });
  response.status(result ? 200 : 409).json(result ?? {});
});

app.get('/healthz', (_request, response) => {
  response.json({});
});

app.listen(Number(process.env.PORT), '127.0.0.1');
