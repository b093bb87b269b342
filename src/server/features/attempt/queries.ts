import { sql } from 'kysely';
import { startsLock } from '#db/advisory-lock.ts';
import { anyOf } from '#db/conditions/any-of.ts';
import { countedList } from '#db/conditions/attempt-statuses.ts';
import { closingFor } from '#db/conditions/closing.ts';
import { listPage } from '#db/list-page.ts';
import type { Database, Tx } from '#db/open.ts';
import { isKnownTo, letsIn } from '#db/open-to-all.ts';
import { anyOfPrepared, prepared } from '#db/prepared.ts';
import { grouped } from '#server/kernel/database/grouped.ts';
import { remembered } from '#server/kernel/database/remembered.ts';
import type { GradingRules } from '#shared/features/attempt/paper.ts';
import { mayBeVoided, overdueBefore, voidInterval } from '#shared/features/attempt/rules.ts';
import { allowanceOn, conditionsFor } from '#shared/features/exception/rules.ts';
import {
  gapsForTaker,
  type QuestionType,
  spotsAskedOf,
  targetsForTaker,
} from '#shared/features/question/question-types/registry.ts';
import type { DrawRule } from '#shared/features/quiz/draws.ts';
import { countedStatuses, finishedStatuses } from '#shared/kernel/attempt-status.ts';
import type { LevelAtOnce } from '#shared/kernel/feedback.ts';
import type { Paging } from '#shared/kernel/paging.ts';
import { percentageOf } from '#shared/kernel/points.ts';
import { asExceptions, exceptionsOn, type Taker } from '../exception/queries.ts';
import { orderedBySeed, selectCandidates } from '../quiz/draws/queries.ts';
import { selectQuizFacts, selectQuizToTake, selectStartConditions } from '../quiz/queries.ts';
import { questionColumns } from '../quiz/questions/queries.ts';

/** The attempt with its paper. */
export function findAttempt(db: Database, id: number) {
  return selectAttempts(db).where('quizAttempts.id', '=', id).executeTakeFirst();
}

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

/**
 * Locks attempts until the transaction ends, in the order of their ids, so that two groups cannot deadlock.
 * @param wait false: skips attempts that another transaction has locked
 */
export function lockAttempts(tx: Tx, ids: number[], { wait }: { wait: boolean }) {
  return selectAttempts(tx)
    .modifyFront(prepared)
    .where('quizAttempts.id', '=', anyOfPrepared(ids))
    .orderBy('quizAttempts.id')
    .forNoKeyUpdate('quizAttempts')
    .$if(!wait, (query) => query.skipLocked())
    .execute();
}

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

/** What decides whether a learner can start each of the quizzes. */
export async function listConditionsFor(db: Database, taker: Taker, quizIds: readonly number[]) {
  const rows = await selectStartConditions(db, quizIds)
    .select(isKnownTo(sql`${taker.userId}`).as('isKnown'))
    .select(exceptionsOn(taker).as('exceptions'))
    .execute();
  return rows.map(({ exceptions: stored, ...quiz }) => {
    const exceptions = asExceptions(stored);
    const allowance = allowanceOn(quiz.id, exceptions);
    return { ...conditionsFor(quiz, allowance), allowance, exceptions };
  });
}

/**
 * Reads the quiz for a start, as it is for this learner. The same statement makes other starts and reports of this
 * learner on the quiz, and removals from the quiz, wait until the transaction ends.
 */
export async function lockStart(tx: Tx, taker: Taker & { quizId: number }) {
  const found = await selectQuizToTake(tx)
    .where('quizzes.id', '=', taker.quizId)
    .select(startsLock(taker).as('lock'))
    .select(exceptionsOn(taker).as('exceptions'))
    .select(letsIn(sql`${taker.userId}`).as('letsIn'))
    .forKeyShare('quizzes')
    .executeTakeFirst();
  if (!found) return undefined;
  const { exceptions, ...quiz } = found;
  const allowance = allowanceOn(taker.quizId, asExceptions(exceptions));
  return { ...conditionsFor(quiz, allowance), allowance };
}

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

/** What of a question an answer is checked against; `place` counts from 0. */
export interface OutlinedQuestion {
  type: QuestionType;
  optionCount: number;
  targetCount: number;
  /** How many options each gap has; none where the answer is written. */
  gapOptions: readonly number[];
  /** How many spots are placed on its picture; undefined where none are. */
  spotCount: number | undefined;
  place: number;
}

/**
 * The parts of an attempt that answers are checked against: its learner and its questions. They never change.
 */
export interface PaperOutline {
  attemptId: number;
  userId: number | null;
  /** Whether there is no way back to a question that was passed. */
  oneWay: boolean;
  /** Seconds for each question; absent where it has no time of its own. */
  questionSeconds?: number | undefined;
  /** What is shown of a question once its answer was checked; absent where it cannot be. */
  atOnce?: LevelAtOnce | undefined;
  /** How answers are graded. */
  grading: GradingRules;
  /** In the order of the paper. */
  questions: ReadonlyMap<number, OutlinedQuestion>;
}

export function outlineOf({
  id,
  userId,
  paper,
  rules,
}: Pick<AttemptRow, 'id' | 'userId' | 'paper' | 'rules'>): PaperOutline {
  const questions = new Map(
    paper.map((question, place) => {
      const { questionId, type, order } = question;
      const targetCount = targetsForTaker(question).length;
      const gapOptions = gapsForTaker(question).map(({ options }) => options.length);
      const spotCount = spotsAskedOf(question);
      const counts = { optionCount: order.length, targetCount, gapOptions, spotCount };
      return [questionId, { type, ...counts, place }];
    }),
  );
  const {
    oneWay = false,
    questionSeconds,
    atOnce,
    partialCredit = false,
    wrongAnswerPenaltyPercent = 0,
    markedByHand,
  } = rules;
  const grading = {
    ...{ partialCredit, wrongAnswerPenaltyPercent },
    ...(markedByHand ? { markedByHand } : {}),
  };
  return { attemptId: id, userId, oneWay, questionSeconds, atOnce, grading, questions };
}

/** The outline of an attempt's paper; null when there is no such attempt. */
export const findPaper = remembered(grouped({ run: listPapers, atMost: 50, keyOf: Number }), {
  atMost: 10_000,
});

async function listPapers(db: Database, ids: number[]): Promise<(PaperOutline | null)[]> {
  const rows = await db
    .selectFrom('quizAttempts')
    .modifyFront(prepared)
    .where('id', '=', anyOfPrepared(ids))
    .select(['id', 'userId', 'paper', 'rules'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, outlineOf(row)]));
  return ids.map((id) => byId.get(id) ?? null);
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

/** The learner's open attempts by their deadlines; of equal ones, as of quizzes that close together, by their start. */
export function listOpenAttempts(db: Database, userId: number) {
  return selectQuizFacts(db, sql.ref('quizAttempts.userId'))
    .modifyFront(prepared)
    .innerJoin('quizAttempts', 'quizAttempts.quizId', 'quizzes.id')
    .where('quizAttempts.userId', '=', userId)
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
    .orderBy('quizAttempts.id')
    .execute();
}

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
  selectOwnAttempts(db, userId)
    .modifyFront(prepared)
    .where((eb) =>
      eb.or([
        eb('quizAttempts.status', 'in', finishedStatuses),
        eb.and([eb('quizAttempts.status', '=', 'open'), eb('deadline', '<', overdueBefore(now))]),
      ]),
    )
    .limit(atMost)
    .execute();

function selectOwnAttempts(db: Database, userId: number) {
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
export function listAttemptsOn(db: Database, userId: number, quizIds: readonly number[]) {
  return db
    .selectFrom('quizAttempts')
    .modifyFront(prepared)
    .where('userId', '=', userId)
    .where('quizId', '=', anyOfPrepared(quizIds))
    .select([
      'id',
      'quizId',
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
    .orderBy('id')
    .execute();
}

export type AttemptOnQuiz = Awaited<ReturnType<typeof listAttemptsOn>>[number];

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
    .select(['score', 'totalQuestions', 'points'])
    .orderBy('completedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? percentageOf(row) : null;
}

/** The questions of an attempt as they were asked, with their keys. */
export async function listAsked(db: Database, attemptId: number) {
  const { paper } = await db
    .selectFrom('quizAttempts')
    .where('id', '=', attemptId)
    .select('paper')
    .executeTakeFirstOrThrow();
  return paper;
}

/** The stored answers of an attempt. */
export const listAnswers = (db: Database, attemptId: number) => listAllAnswers(db, [attemptId]);

/** The stored answers of several attempts. */
export function listAllAnswers(db: Database, attemptIds: number[]) {
  return db
    .selectFrom('answers')
    .modifyFront(prepared)
    .where('quizAttemptId', '=', anyOfPrepared(attemptIds))
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
    .orderBy('id')
    .execute();
}

export type AnswerRow = Awaited<ReturnType<typeof listAllAnswers>>[number];

/**
 * The quiz's questions, each with how often the learner was asked it; voided attempts do not count.
 * @param userId null for a guest, who was asked none
 */
export function listBank(db: Database, quizId: number, userId: number | null) {
  return db
    .selectFrom('questions')
    .where('quizId', '=', quizId)
    .where('archivedAt', 'is', null)
    .select('id as questionId')
    .select(questionColumns)
    .select('position')
    .select(
      selectSeen(db, { quizId, userId })
        .where('answers.questionId', '=', sql.ref<number>('questions.id'))
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('timesSeen'),
    )
    .orderBy('questions.id')
    .execute();
}

/** The answers to what a learner was asked in attempts at a quiz; voided attempts do not count. */
const selectSeen = (db: Database, { quizId, userId }: Omit<Drawn, 'seed'>) =>
  db
    .selectFrom('answers')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .where('quizAttempts.userId', '=', userId)
    .where('quizAttempts.quizId', '=', quizId)
    .where('quizAttempts.status', '!=', 'void');

/** Questions of other quizzes that a draw may take, those that the learner was asked least often first. */
export function listCandidates(
  db: Database,
  { quizId, userId, seed, limit }: Drawn & { limit: number },
  rule: DrawRule,
) {
  const timesSeen = sql<number>`coalesce(seen.count, 0)`;
  return selectCandidates(db, quizId, rule)
    .leftJoin(
      selectSeen(db, { quizId, userId })
        .select(['answers.questionId', sql<number>`count(*)`.as('count')])
        .groupBy('answers.questionId')
        .as('seen'),
      (join) => join.onRef('seen.questionId', '=', 'questions.id'),
    )
    .select(['questions.id', timesSeen.as('timesSeen')])
    .orderBy(timesSeen)
    .orderBy(orderedBySeed(seed))
    .limit(limit)
    .execute();
}

/** For which quiz and learner questions are drawn. */
export interface Drawn {
  quizId: number;
  /** null for a guest, who was asked none */
  userId: number | null;
  seed: number;
}

/**
 * Questions as papers store them.
 * @param keep prevents that they are erased before the transaction ends; those erased a moment ago are left out
 */
export function listForPaper(db: Database, ids: readonly number[], { keep }: { keep: boolean }) {
  return db
    .selectFrom('questions')
    .where('id', '=', anyOf(ids))
    .select('id as questionId')
    .select(questionColumns)
    .orderBy('id')
    .$if(keep, (query) => query.forKeyShare())
    .execute();
}

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

/** Whether this learner has passed the quiz of the row. */
export const hasMastered = (userId: number) =>
  sql<boolean>`exists (select from quiz_attempts where quiz_attempts.quiz_id = quizzes.id
    and quiz_attempts.user_id = ${userId} and quiz_attempts.passed
    and quiz_attempts.status in (${countedList}))`;

/** Of these learners, those who have passed all of these quizzes. */
export async function listWhoMastered(
  db: Database,
  { userIds, quizIds }: { userIds: readonly number[]; quizIds: readonly number[] },
): Promise<number[]> {
  const rows = await selectPasses(db)
    .where('userId', '=', anyOf(userIds))
    .where('quizId', '=', anyOf(quizIds))
    .groupBy('userId')
    .having(sql<number>`count(distinct quiz_id)`, '=', quizIds.length)
    .select(({ ref }) => ref('userId').$notNull().as('userId'))
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Learners who have passed a quiz, in the order of their ids. */
export async function listPassersOf(
  db: Database,
  quizId: number,
  { after, atMost }: { after: number; atMost: number },
): Promise<number[]> {
  const rows = await selectPasses(db)
    .where('quizId', '=', quizId)
    .where('userId', '>', after)
    .select(({ ref }) => ref('userId').$notNull().as('userId'))
    .distinct()
    .orderBy('userId')
    .limit(atMost)
    .execute();
  return rows.map(({ userId }) => userId);
}

const selectPasses = (db: Database) => selectCounted(db).where('passed', '=', true);

/** Attempts that count: not those of learners who knew the keys. */
const selectCounted = (db: Database) =>
  db
    .selectFrom('quizAttempts')
    .where('status', 'in', countedStatuses)
    .where('byAdmin', '=', false)
    .where('userId', 'is not', null);

/** Everyone with an attempt that counts. */
export const selectLearners = (db: Database) =>
  selectCounted(db).select(({ ref }) => ref('userId').$notNull().as('userId'));

/** Of each of these learners: how many quizzes were passed, answered without a fault, and passed after a miss. */
export const countPassed = (db: Database, userIds: readonly number[]) =>
  selectCounted(db)
    .where('userId', '=', anyOf(userIds))
    .groupBy('userId')
    .select(({ ref }) => ref('userId').$notNull().as('userId'))
    .select(sql<number>`(count(distinct quiz_id) filter (where passed))::int`.as('passed'))
    .select(
      sql<number>`(count(distinct quiz_id) filter (where passed and score = total_questions))::int`.as(
        'full',
      ),
    )
    .select(
      sql<number>`(count(distinct quiz_id) filter (where passed and exists (
        select from quiz_attempts as missed where missed.user_id = quiz_attempts.user_id
        and missed.quiz_id = quiz_attempts.quiz_id
        and not missed.passed and not missed.by_admin and missed.to_be_marked = 0
        and missed.status = ${anyOf(countedStatuses, 'attempt_status')}
        and missed.started_at < quiz_attempts.started_at)))::int`.as('later'),
    )
    .execute();

/** How many attempts are open now, of all learners. */
export async function countOpenAttempts(db: Database): Promise<number> {
  const { open } = await db
    .selectFrom('quizAttempts')
    .where('status', '=', 'open')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return open;
}
