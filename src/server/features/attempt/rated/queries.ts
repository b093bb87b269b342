import { type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { countedStatuses } from '#shared/kernel/attempt-status.ts';
import { hasMark } from '../marking/queries.ts';
import { endedAt } from '../results/queries.ts';

/**
 * Tallied attempts that are not rated yet, in the order of the tally. Those of erased accounts are left out: what was
 * believed of the learner is deleted, and only a recount would know it again.
 */
export const listUnrated = (db: Database, atMost: number) =>
  db
    .selectFrom('quizAttempts')
    .where('talliedAt', 'is not', null)
    .where('ratedBatch', 'is', null)
    .where('userId', 'is not', null)
    .select('id')
    .select(endedAt.as('at'))
    .orderBy('talliedAt')
    .orderBy('completedAt')
    .orderBy('id')
    .limit(atMost)
    .execute();

/** The number of the newest batch of rated attempts; 0 before the first one. */
export async function findLastBatch(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('quizAttempts')
    .where('ratedBatch', 'is not', null)
    .select(({ fn }) => fn.max('ratedBatch').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Of an erased account, the key that its attempts have in common. */
const learner = sql<string>`coalesce(user_id::text, anonymous_key::text, 'attempt ' || quiz_attempts.id)`;

/** Whether a key has graded the answer of the row: what a person marks, or has still to mark, says little of a question. */
const isGradedByKey = sql<SqlBool>`not ${hasMark} and (response is null or is_correct is not null)`;

/** Whether the learner sees no more of the result than the score when it ends. */
const isScoreOnly = sql<boolean>`coalesce(rules #>> '{feedback,atEnd}' = 'score', false)`;

interface Batches {
  from: number;
  to: number;
}

/** Questions that were asked in rated attempts, in their order, as far as keys have graded the answers. */
export async function listAskedIn(db: Database, { from, to }: Batches) {
  const attempts = await db
    .selectFrom('answers')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .where('ratedBatch', '>=', from)
    .where('ratedBatch', '<=', to)
    .where('status', 'in', countedStatuses)
    .where(isGradedByKey)
    .groupBy('quizAttempts.id')
    .select(['quizAttempts.id as attemptId', 'quizAttempts.userId'])
    .select([learner.as('learner'), isScoreOnly.as('isScoreOnly'), endedAt.as('at')])
    .select(({ ref }) => ref('ratedBatch').$notNull().as('batch'))
    // One row for each attempt: a row for each answer takes the process far longer to read.
    .select(
      sql<
        [number, boolean, boolean][]
      >`json_agg(json_build_array(question_id, coalesce(is_correct, false),
        response is not null) order by answers.id)`.as('answers'),
    )
    .orderBy('ratedBatch')
    .orderBy('at')
    .orderBy('quizAttempts.id')
    .execute();
  return attempts.flatMap(({ answers, ...attempt }) =>
    answers.map(([questionId, isRight, isAnswered]) => ({
      ...attempt,
      questionId,
      isRight,
      isAnswered,
    })),
  );
}

/** What learners were asked in the batches before one. */
export interface EarlierBatches {
  /** As `listAskedIn` names them. */
  learners: readonly string[];
  questionIds: readonly number[];
  /** Only batches before this one. */
  before: number;
}

/** The ids of those learners who are members. */
export const memberIdsOf = (learners: readonly string[]): number[] =>
  learners.filter((key) => /^\d+$/.test(key)).map(Number);

/** How often learners were asked questions in earlier batches, as far as that is rated: as `listAskedIn` has it. */
export async function countAskedBefore(
  db: Database,
  { learners, questionIds, before }: EarlierBatches,
) {
  const userIds = memberIdsOf(learners);
  const keys = learners.filter((key) => key.includes('-'));
  const own = sql<SqlBool>`user_id = ${anyOf(userIds)}`;
  const counts = db
    .selectFrom('quizAttempts')
    .innerJoin('answers', 'answers.quizAttemptId', 'quizAttempts.id')
    .where(
      keys.length === 0 ? own : sql<SqlBool>`(${own} or anonymous_key = ${anyOf(keys, 'uuid')})`,
    )
    .where('ratedBatch', '<', before)
    .where(isGradedByKey)
    .where('answers.questionId', '=', anyOf(questionIds))
    .select([learner.as('learner'), 'answers.questionId', sql<number>`count(*)`.as('count')])
    .groupBy(['learner', 'answers.questionId']);
  const rows = await db
    .selectFrom(counts.as('counts'))
    .groupBy('learner')
    .select('learner')
    .select(sql<[number, number][]>`json_agg(json_build_array(question_id, count))`.as('questions'))
    .execute();
  return rows.flatMap(({ learner, questions }) =>
    questions.map(([questionId, count]) => ({ learner, questionId, count })),
  );
}
