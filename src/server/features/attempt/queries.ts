import { sql } from 'kysely';
import { startsLock } from '#db/advisory-lock.ts';
import { countedList } from '#db/conditions/attempt-statuses.ts';
import { closingFor } from '#db/conditions/closing.ts';
import type { Database, Tx } from '#db/open.ts';
import { isKnownTo, letsIn } from '#db/open-to-all.ts';
import { anyLength, anyOfPrepared, type Params, prepare } from '#db/statements/prepare.ts';
import { grouped } from '#server/kernel/database/grouped.ts';
import { mayBeVoided, voidInterval } from '#shared/features/attempt/rules.ts';
import { allowanceOn, conditionsFor } from '#shared/features/exception/rules.ts';
import { countedStatuses } from '#shared/kernel/attempt-status.ts';
import { asExceptions, exceptionsOn, type Taker } from '../exception/queries.ts';
import {
  selectQuizFacts,
  selectQuizToTake,
  selectStartConditions,
} from '../quiz/taking/queries.ts';

/** The attempt with its paper. */
export async function findAttempt(db: Database, id: number) {
  const [attempt] = await listAttempts(db, { id });
  return attempt;
}

const listAttempts = prepare((db, param: Params<{ id: number }>) =>
  selectAttempts(db).where('quizAttempts.id', '=', param('id')),
);

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

/**
 * Locks attempts until the transaction ends, in the order of their ids, so that two groups cannot deadlock.
 * @param wait false: skips attempts that another transaction has locked
 */
export const lockAttempts = (tx: Tx, ids: number[], { wait }: { wait: boolean }) =>
  wait ? lockAll(tx, { ids }) : lockFree(tx, { ids });

const lockAll = prepare((db, param: Params<Ids>) => selectToLock(db, param));

const lockFree = prepare((db, param: Params<Ids>) => selectToLock(db, param).skipLocked());

interface Ids {
  ids: readonly number[];
}

const selectToLock = (db: Database, param: Params<Ids>) =>
  selectAttempts(db)
    .where('quizAttempts.id', '=', anyOfPrepared(param('ids')))
    .orderBy('quizAttempts.id')
    .forNoKeyUpdate('quizAttempts');

/**
 * The next graded attempts whose rules count points and that have none, in the order of their ids. Those that keep
 * their result are left out, and those that a person marks: no version before points could end them.
 */
export async function listWithoutPoints(
  db: Database,
  { after, count }: { after: number; count: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('quizAttempts')
    .where('points', 'is', null)
    .where('status', 'in', countedStatuses)
    .where(sql<boolean>`(rules ? 'partialCredit' or rules ? 'wrongAnswerPenaltyPercent')`)
    .where(sql<boolean>`not rules ? 'markedByHand'`)
    .where('keepsResult', '=', false)
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many attempts of a learner at a quiz count. */
export const countedAttemptsOf = (quizId: number, userId: number) =>
  sql<number>`(select count(*)::int from quiz_attempts where quiz_id = ${quizId} and user_id = ${userId}
    and status in (${countedList}) and not by_admin)`;

/** A learner, and the quizzes that are asked about. */
export interface AskedQuizzes {
  userId: number;
  quizIds: readonly number[];
}

/** Each learner with each of the quizzes, once. */
export const pairsOf = <Asked extends AskedQuizzes>(asked: readonly Asked[]) =>
  asked.flatMap(({ quizIds, ...learner }) =>
    [...new Set(quizIds)].map((quizId) => ({ ...learner, quizId })),
  );

/** What decides whether a learner can start each of the quizzes. Open lists of many learners ask at once. */
export const listConditionsFor = grouped({
  run: listConditionsForEach,
  atMost: 50,
  keyOf: ({ userId }: Taker & AskedQuizzes) => userId,
});

async function listConditionsForEach(db: Database, asked: (Taker & AskedQuizzes)[]) {
  const pairs = pairsOf(asked);
  const rows = await listStartConditions(db, {
    userIds: pairs.map(({ userId }) => userId),
    quizIds: pairs.map(({ quizId }) => quizId),
    moments: pairs.map(({ now }) => now.toISOString()),
    chosenTimes: pairs.map(({ chosenTime }) => chosenTime),
  });
  const conditions = rows.map(({ exceptions: stored, ...quiz }) => {
    const exceptions = asExceptions(stored);
    const allowance = allowanceOn(quiz.id, exceptions);
    return { ...conditionsFor(quiz, allowance), allowance, exceptions };
  });
  const byLearner = Map.groupBy(conditions, ({ userId }) => userId);
  return asked.map(({ userId }) => byLearner.get(userId) ?? []);
}

interface Takers {
  userIds: readonly number[];
  quizIds: readonly number[];
  moments: readonly string[];
  chosenTimes: readonly string[];
}

const listStartConditions = prepare((db, param: Params<Takers>) =>
  selectStartConditions(db)
    .innerJoin(
      sql<{ userId: number; quizId: number }>`unnest(
        ${anyLength(param('userIds'), 'int')}, ${anyLength(param('quizIds'), 'int')},
        ${anyLength(param('moments'), 'timestamptz')}, ${anyLength(param('chosenTimes'), 'text')}
      )`.as<'taker'>(sql`taker(user_id, quiz_id, now, chosen_time)`),
      'taker.quizId',
      'quizzes.id',
    )
    .select('taker.userId')
    .select(isKnownTo(sql.ref('taker.userId')).as('isKnown'))
    .select(exceptionsOn(takerOfRow).as('exceptions')),
);

const takerOfRow = {
  userId: sql.ref('taker.userId'),
  now: sql.ref('taker.now'),
  chosenTime: sql.ref('taker.chosenTime'),
};

/**
 * Reads the quiz for a start, as it is for this learner. The same statement makes other starts and reports of this
 * learner on the quiz, and removals from the quiz, wait until the transaction ends.
 */
export async function lockStart(tx: Tx, taker: Taker & { quizId: number }) {
  const [found] = await lockQuiz(tx, taker);
  if (!found) return undefined;
  const { exceptions, ...quiz } = found;
  const allowance = allowanceOn(taker.quizId, asExceptions(exceptions));
  return { ...conditionsFor(quiz, allowance), allowance };
}

const lockQuiz = prepare((db, param: Params<Taker & { quizId: number }>) => {
  const userId = param('userId');
  const exceptions = exceptionsOn({ userId, now: param('now'), chosenTime: param('chosenTime') });
  return selectQuizToTake(db)
    .where('quizzes.id', '=', param('quizId'))
    .select(startsLock({ userId, quizId: param('quizId') }).as('lock'))
    .select(exceptions.as('exceptions'))
    .select(letsIn(userId).as('letsIn'))
    .forKeyShare('quizzes');
});

export function findOpenAttempt(db: Database, userId: number, quizId: number) {
  return selectAttempts(db)
    .where('quizAttempts.userId', '=', userId)
    .where('quizAttempts.quizId', '=', quizId)
    .where('quizAttempts.status', '=', 'open')
    .executeTakeFirst();
}

function selectAttempts(db: Database) {
  return selectQuizFacts(db, sql.ref('quizAttempts.userId'))
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
      'points',
      'quizAttempts.totalQuestions',
      'timeTaken',
      'passed',
      'canRetakeAt',
      'toBeMarked',
      'paper',
      'reached',
      'reachedAt',
      'quizAttempts.rules',
    ])
    .select(closingFor(sql.ref('quizAttempts.userId')).as('closesForLearner'));
}

export async function isOpen(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('quizAttempts')
    .where('id', '=', id)
    .where('status', '=', 'open')
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The stored answers of an attempt. */
export const listAnswers = (db: Database, attemptId: number) => listAllAnswers(db, [attemptId]);

/** The stored answers of several attempts. */
export const listAllAnswers = (db: Database, attemptIds: number[]) =>
  listStoredAnswers(db, { attemptIds });

const listStoredAnswers = prepare((db, param: Params<{ attemptIds: readonly number[] }>) =>
  db
    .selectFrom('answers')
    .where('quizAttemptId', '=', anyOfPrepared(param('attemptIds')))
    .select([
      'id',
      'quizAttemptId',
      'questionId',
      'seq',
      'response',
      'flagged',
      'isCorrect',
      'credit',
      'savedAt',
      'lateAt',
      'checkedAt',
    ])
    .orderBy('id'),
);

export type AnswerRow = Awaited<ReturnType<typeof listAllAnswers>>[number];

/** Whether leaving the attempt in its first seconds voids it: only once in `voidInterval`. */
export async function canBeVoided(
  db: Database,
  attempt: Pick<AttemptRow, 'id' | 'userId' | 'quizId' | 'voidedAt' | 'rules'>,
  now: Date,
): Promise<boolean> {
  if (attempt.voidedAt || !mayBeVoided(attempt.rules)) return false;
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

/** Open attempts past their deadline and grace period, of all learners or of one, ordered by deadline. */
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

/** How many attempts are open now, of all learners. */
export async function countOpenAttempts(db: Database): Promise<number> {
  const { open } = await db
    .selectFrom('quizAttempts')
    .where('status', '=', 'open')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return open;
}
