import { sql } from 'kysely';
import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import { voidInterval } from '#shared/features/attempt/rules.ts';
import { countedStatuses, finishedStatuses } from '#shared/kernel/attempt-status.ts';
import { voidPin } from '#shared/kernel/limits.ts';
import type { Paging } from '#shared/kernel/paging.ts';
import { percentage } from '#shared/kernel/percentage.ts';
import { questionColumns, selectQuizFacts } from '../quiz/queries.ts';

/** The attempt with its paper. */
export function findAttempt(db: Database, id: number) {
  return selectAttempts(db).where('quizAttempts.id', '=', id).executeTakeFirst();
}

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

export function findOpenAttempt(db: Database, userId: number, quizId: number) {
  return selectAttempts(db)
    .where('quizAttempts.userId', '=', userId)
    .where('quizAttempts.quizId', '=', quizId)
    .where('quizAttempts.status', '=', 'open')
    .executeTakeFirst();
}

function selectAttempts(db: Database) {
  return selectQuizFacts(db)
    .innerJoin('quizAttempts', 'quizAttempts.quizId', 'quizzes.id')
    .select([
      'quizAttempts.id',
      'quizAttempts.userId',
      'quizAttempts.quizId',
      'quizAttempts.status',
      'startedAt',
      'deadline',
      'voidedAt',
      'completedAt',
      'score',
      'quizAttempts.totalQuestions',
      'timeTaken',
      'passed',
      'canRetakeAt',
      'paper',
      'rules',
    ]);
}

/** The learner's open attempts, the one that ends first before the others. */
export function listOpenAttempts(db: Database, userId: number) {
  return selectQuizFacts(db)
    .innerJoin('quizAttempts', 'quizAttempts.quizId', 'quizzes.id')
    .where('quizAttempts.userId', '=', userId)
    .where('quizAttempts.status', '=', 'open')
    .select(['quizAttempts.id', 'quizId', 'deadline'])
    .orderBy('deadline')
    .execute();
}

/** The learner's finished attempts, newest first. */
export function listFinishedAttempts(db: Database, userId: number, paging: Paging) {
  const newestFirst = selectQuizFacts(db)
    .innerJoin('quizAttempts', 'quizAttempts.quizId', 'quizzes.id')
    .where('quizAttempts.userId', '=', userId)
    .where('quizAttempts.status', 'in', finishedStatuses)
    .select([
      'quizAttempts.id',
      'quizId',
      'quizAttempts.status',
      'score',
      'quizAttempts.totalQuestions',
      'passed',
      'timeTaken',
      'startedAt',
      'deadline',
      'completedAt',
      'canRetakeAt',
      'rules',
    ])
    .orderBy('completedAt', 'desc')
    .orderBy('quizAttempts.id', 'desc');
  return listPage(newestFirst, paging);
}

/** The last finished attempt per quiz: the one that a lock follows. */
export function listLastAttempts(db: Database, userId: number, quizIds: number[]) {
  return db
    .selectFrom('quizAttempts')
    .distinctOn('quizId')
    .where('userId', '=', userId)
    .where('quizId', 'in', quizIds)
    .where('status', 'in', finishedStatuses)
    .select(['id', 'quizId', 'score', 'totalQuestions', 'passed', 'canRetakeAt'])
    .orderBy('quizId')
    .orderBy('completedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Score and total of every counted attempt on the quizzes, oldest first. */
export function listCountedResults(db: Database, userId: number, quizIds: number[]) {
  return db
    .selectFrom('quizAttempts')
    .where('userId', '=', userId)
    .where('quizId', 'in', quizIds)
    .where('status', 'in', countedStatuses)
    .select(['quizId', 'score', 'totalQuestions', 'passed', 'completedAt', 'rules'])
    .orderBy('completedAt')
    .orderBy('id')
    .execute();
}

/** The learner's counted result on the same quiz just before this attempt, percent. */
export async function findPreviousPercentage(
  db: Database,
  attempt: AttemptRow,
): Promise<number | null> {
  if (attempt.userId === null || attempt.completedAt === null) return null;
  const row = await db
    .selectFrom('quizAttempts')
    .where('userId', '=', attempt.userId)
    .where('quizId', '=', attempt.quizId)
    .where('status', 'in', countedStatuses)
    .where('completedAt', '<', attempt.completedAt)
    .where('id', '!=', attempt.id)
    .select(['score', 'totalQuestions'])
    .orderBy('completedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? percentage(row.score, row.totalQuestions) : null;
}

/** What is stored of an attempt's answers. */
export function listAnswers(db: Database, attemptId: number) {
  return db
    .selectFrom('answers')
    .where('quizAttemptId', '=', attemptId)
    .select(['id', 'questionId', 'seq', 'response', 'flagged', 'isCorrect', 'savedAt', 'lateAt'])
    .orderBy('id')
    .execute();
}

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];

/** The quiz's questions with how often the learner has been asked each; a voided attempt asked none. */
export function listBank(db: Database, quizId: number, userId: number) {
  return db
    .selectFrom('questions')
    .where('quizId', '=', quizId)
    .where('archivedAt', 'is', null)
    .select('id as questionId')
    .select(questionColumns)
    .select((eb) =>
      eb
        .selectFrom('answers')
        .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
        .whereRef('answers.questionId', '=', 'questions.id')
        .where('quizAttempts.userId', '=', userId)
        .where('quizAttempts.quizId', '=', quizId)
        .where('quizAttempts.status', '!=', 'void')
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('timesSeen'),
    )
    .orderBy('questions.id')
    .execute();
}

/** Voided attempts that starting again continues, per quiz the last one. */
export async function listPinnedAttempts(
  db: Database,
  { userId, quizIds, now }: { userId: number; quizIds: number[]; now: Date },
) {
  const rows = await db
    .selectFrom('quizAttempts')
    .distinctOn('quizId')
    .where('userId', '=', userId)
    .where('quizId', 'in', quizIds)
    .where('status', '=', 'void')
    .where('voidedAt', '>', new Date(now.getTime() - voidPin))
    .select(['id', 'quizId', 'deadline', 'voidedAt'])
    .orderBy('quizId')
    .orderBy('voidedAt', 'desc')
    .execute();
  return rows.flatMap(({ voidedAt, ...row }) => (voidedAt ? [{ ...row, voidedAt }] : []));
}

/** Whether leaving the attempt in its first seconds voids it: the first time in a while, it does. */
export async function canBeVoided(
  db: Database,
  attempt: Pick<AttemptRow, 'id' | 'userId' | 'quizId' | 'voidedAt'>,
  now: Date,
): Promise<boolean> {
  if (attempt.voidedAt) return false;
  const earlier = await db
    .selectFrom('quizAttempts')
    .where('userId', '=', attempt.userId)
    .where('quizId', '=', attempt.quizId)
    .where('voidedAt', '>', new Date(now.getTime() - voidInterval))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return earlier === undefined;
}

/** Open attempts whose time, grace included, is over; of everybody or of one learner, in the order of their deadlines. */
export function listOverdueAttempts(
  db: Database,
  {
    deadlineBefore,
    userId,
    after,
    count,
  }: {
    deadlineBefore: Date;
    userId: number | undefined;
    after: { deadline: Date; id: number } | undefined;
    count: number;
  },
) {
  return db
    .selectFrom('quizAttempts')
    .where('status', '=', 'open')
    .where('deadline', '<', deadlineBefore)
    .where((eb) => (userId === undefined ? eb.lit(true) : eb('userId', '=', userId)))
    .where((eb) =>
      after
        ? eb(eb.refTuple('deadline', 'id'), '>', eb.tuple(after.deadline, after.id))
        : eb.lit(true),
    )
    .select(['id', 'deadline'])
    .orderBy('deadline')
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Whether this learner has passed the quiz of the row. */
export const hasMastered = (userId: number) =>
  sql<boolean>`exists (select from quiz_attempts where quiz_attempts.quiz_id = quizzes.id
    and quiz_attempts.user_id = ${userId} and quiz_attempts.passed
    and quiz_attempts.status in (${sql.join(countedStatuses.map((status) => sql.lit(status)))}))`;
