import { sql } from 'kysely';
import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import { anyLength, type Operand, type Params, prepare } from '#db/statements/prepare.ts';
import { selectQuizFacts } from '#server/features/quiz/taking/queries.ts';
import { grouped } from '#server/kernel/database/grouped.ts';
import { overdueBefore } from '#shared/features/attempt/rules.ts';
import { countedStatuses, finishedStatuses } from '#shared/kernel/attempt-status.ts';
import type { Paging } from '#shared/kernel/paging.ts';
import { percentageOf } from '#shared/kernel/points.ts';
import { type AskedQuizzes, type AttemptRow, pairsOf } from '../queries.ts';

/** The learner's open attempts by their deadlines; of equal ones, as of quizzes that close together, by their start. */
export const listOpenAttempts = prepare((db, param: Params<{ userId: number }>) =>
  selectQuizFacts(db, sql.ref('quizAttempts.userId'))
    .innerJoin('quizAttempts', 'quizAttempts.quizId', 'quizzes.id')
    .where('quizAttempts.userId', '=', param('userId'))
    .where('quizAttempts.status', '=', 'open')
    .select([
      'quizAttempts.id',
      'quizId',
      'quizAttempts.status',
      'startedAt',
      'deadline',
      'reached',
      'reachedAt',
      'quizAttempts.totalQuestions',
      'quizAttempts.rules',
    ])
    .orderBy('deadline')
    .orderBy('quizAttempts.id'),
);

/** The learner's finished attempts, newest first. */
export const listFinishedAttempts = (db: Database, userId: number, paging: Paging) =>
  listPage(
    selectOwnAttempts(db, userId).where('quizAttempts.status', 'in', finishedStatuses),
    paging,
  );

/**
 * The latest attempts that are over, without a count: first those that are not graded yet, then the finished
 * ones.
 */
export const listLatestAttempts = (db: Database, userId: number, now: Date, atMost: number) =>
  listLatest(db, { userId, overdueBefore: overdueBefore(now), atMost });

interface WhichLatest {
  userId: number;
  overdueBefore: Date;
  atMost: number;
}

const listLatest = prepare((db, param: Params<WhichLatest>) =>
  selectOwnAttempts(db, param('userId'))
    .where((eb) =>
      eb.or([
        eb('quizAttempts.status', 'in', finishedStatuses),
        eb.and([
          eb('quizAttempts.status', '=', 'open'),
          eb('deadline', '<', param('overdueBefore')),
        ]),
      ]),
    )
    .limit(param('atMost')),
);

function selectOwnAttempts(db: Database, userId: Operand<number>) {
  return selectQuizFacts(db, sql.ref('quizAttempts.userId'))
    .innerJoin('quizAttempts', 'quizAttempts.quizId', 'quizzes.id')
    .where('quizAttempts.userId', '=', userId)
    .select([
      'quizAttempts.id',
      'quizId',
      'quizAttempts.status',
      'score',
      'points',
      'quizAttempts.totalQuestions',
      'passed',
      'timeTaken',
      'startedAt',
      'deadline',
      'completedAt',
      'canRetakeAt',
      'toBeMarked',
      'quizAttempts.rules',
    ])
    .orderBy('completedAt', 'desc')
    .orderBy('quizAttempts.id', 'desc');
}

/**
 * The learner's attempts on some quizzes, without their papers, in the order of their ends; an open one is
 * last.
 */
export const listAttemptsOn = grouped({
  run: listAttemptsOnEach,
  atMost: 50,
  keyOf: ({ userId }: AskedQuizzes) => userId,
});

async function listAttemptsOnEach(db: Database, asked: AskedQuizzes[]) {
  const pairs = pairsOf(asked);
  const rows = await listAttemptsOfPairs(db, {
    userIds: pairs.map(({ userId }) => userId),
    quizIds: pairs.map(({ quizId }) => quizId),
  });
  const byLearner = Map.groupBy(rows, ({ userId }) => userId);
  return asked.map(({ userId }) => byLearner.get(userId) ?? []);
}

interface Pairs {
  userIds: readonly number[];
  quizIds: readonly number[];
}

const listAttemptsOfPairs = prepare((db, param: Params<Pairs>) =>
  db
    .selectFrom('quizAttempts')
    .innerJoin(
      sql<{ userId: number; quizId: number }>`unnest(
        ${anyLength(param('userIds'), 'int')}, ${anyLength(param('quizIds'), 'int')})`.as<'asked'>(
        sql`asked(user_id, quiz_id)`,
      ),
      (join) =>
        join
          .onRef('asked.userId', '=', 'quizAttempts.userId')
          .onRef('asked.quizId', '=', 'quizAttempts.quizId'),
    )
    .select([
      'id',
      'asked.userId',
      'asked.quizId',
      'status',
      'score',
      'points',
      'totalQuestions',
      'passed',
      'deadline',
      'completedAt',
      'canRetakeAt',
      'toBeMarked',
      'voidedAt',
      'endedWaitUntil',
      'rules',
    ])
    .orderBy('completedAt')
    .orderBy('id'),
);

export type AttemptOnQuiz = Omit<Awaited<ReturnType<typeof listAttemptsOn>>[number], 'userId'>;

/** The learner's counted result on the same quiz just before this attempt, percent. */
export async function findPreviousPercentage(
  db: Database,
  attempt: AttemptRow,
): Promise<number | null> {
  const { id, userId, quizId, completedAt } = attempt;
  if (userId === null || completedAt === null) return null;
  const [row] = await listPrevious(db, { id, userId, quizId, completedAt });
  return row ? percentageOf(row) : null;
}

interface Ended {
  id: number;
  userId: number;
  quizId: number;
  completedAt: Date;
}

const listPrevious = prepare((db, param: Params<Ended>) =>
  db
    .selectFrom('quizAttempts')
    .where('userId', '=', param('userId'))
    .where('quizId', '=', param('quizId'))
    .where('status', 'in', countedStatuses)
    .where('completedAt', '<', param('completedAt'))
    .where('id', '!=', param('id'))
    .select(['score', 'totalQuestions', 'points'])
    .orderBy('completedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);
