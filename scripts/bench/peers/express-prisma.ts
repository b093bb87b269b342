import { PrismaPg } from '@prisma/adapter-pg';
import { endOf, type GivenAnswer, type OwnAttempt, pageSize, serve } from './express-app.ts';
import { type Prisma, PrismaClient } from './prisma.gen.client/client.ts';

/** Express and Prisma: relations for what is read, one transaction, raw statements where Prisma has no call. */
const db = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 10 }),
});

const isOpen: Prisma.QuizWhereInput = {
  status: 'active',
  archivedAt: null,
  totalQuestions: { gt: 0 },
};

type Tx = Prisma.TransactionClient;

async function lockOpen(tx: Tx, { id, userId }: OwnAttempt) {
  await tx.$queryRaw`select id from quiz_attempts where id = ${id} for update`;
  const attempt = await tx.attempt.findFirst({ where: { id, userId } });
  return attempt?.status === 'open' ? attempt : undefined;
}

async function writeAnswers(tx: Tx, attemptId: number, given: GivenAnswer[]): Promise<void> {
  const rows = JSON.stringify(given);
  await tx.$executeRaw`update answers set response = jsonb_build_object('selectedOption', given."selectedOption"), saved_at = now()
    from jsonb_to_recordset(${rows}::jsonb) as given("questionId" int, "selectedOption" int)
    where answers.quiz_attempt_id = ${attemptId} and answers.question_id = given."questionId"`;
}

serve({
  memberOf: async (idHash) => {
    const session = await db.session.findFirst({
      where: { idHash, expiresAt: { gt: new Date() }, user: { accountStatus: 'active' } },
      select: { userId: true },
    });
    return session?.userId;
  },

  listCards: async () => {
    const [quizzes, total] = await Promise.all([
      db.quiz.findMany({
        where: isOpen,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: pageSize,
        include: { category: true, subCategory: true, stats: true },
      }),
      db.quiz.count({ where: isOpen }),
    ]);
    const items = quizzes.map(({ stats, ...quiz }) => ({
      ...quiz,
      attemptCount: stats?.attemptCount,
      shareSum: Number(stats?.shareSum),
      passCount: stats?.passCount,
    }));
    return { items, total };
  },

  listRetakes: (userId, quizIds) =>
    db.attempt.findMany({
      where: { userId, quizId: { in: quizIds }, status: { not: 'open' } },
      distinct: ['quizId'],
      orderBy: [{ quizId: 'asc' }, { completedAt: 'desc' }],
      select: { quizId: true, canRetakeAt: true, passed: true, score: true, totalQuestions: true },
    }),

  listResults: (userId) =>
    db.attempt.findMany({
      where: { userId, status: { not: 'open' } },
      orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
      take: 500,
      omit: { paper: true },
      include: { quiz: { select: { title: true } } },
    }),

  save: (own, given) =>
    db.$transaction(async (tx) => {
      const attempt = await lockOpen(tx, own);
      if (!attempt) return undefined;
      await writeAnswers(tx, attempt.id, given);
      const ids = given.map(({ questionId }) => questionId);
      return tx.answer.findMany({ where: { quizAttemptId: attempt.id, questionId: { in: ids } } });
    }),

  submit: (own, given) =>
    db.$transaction(async (tx) => {
      const attempt = await lockOpen(tx, own);
      if (!attempt) return undefined;
      await writeAnswers(tx, attempt.id, given);
      const stored = await tx.answer.findMany({ where: { quizAttemptId: attempt.id } });
      const keys = keysOf(attempt.paper);
      const right = stored
        .filter((row) => fieldOf(row.response, 'selectedOption') === keys.get(row.questionId))
        .map(({ questionId }) => questionId);
      const isRight: Prisma.AnswerWhereInput = { questionId: { in: right } };
      await tx.answer.updateMany({
        where: { quizAttemptId: attempt.id, ...isRight },
        data: { isCorrect: true },
      });
      await tx.answer.updateMany({
        where: { quizAttemptId: attempt.id, NOT: isRight },
        data: { isCorrect: false },
      });
      const end = endOf(attempt, right.length);
      await tx.attempt.update({ where: { id: attempt.id }, data: { status: 'submitted', ...end } });
      return { score: end.score, passed: end.passed, canRetakeAt: end.canRetakeAt };
    }),
});

/** Prisma reads JSON as a value of any shape. */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const keysOf = (paper: unknown) =>
  new Map(
    (Array.isArray(paper) ? paper : []).map((question: unknown) => [
      fieldOf(question, 'questionId'),
      fieldOf(fieldOf(question, 'body'), 'correctOption'),
    ]),
  );
