import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database, Tx } from '#db/open.ts';
import { isOpenTo } from '#db/open-to-all.ts';
import { publicNameOf } from '#db/public-name.ts';
import { selectQuizFacts } from '#server/features/quiz/taking/queries.ts';
import { overdueBefore } from '#shared/features/attempt/rules.ts';
import { voidPin } from '#shared/kernel/limits.ts';

/** The most attempts that are watched at a time. */
const maxWatched = 1000;

const isUntimed = sql<boolean>`rules ? 'untimed'`;
const answeredCount = sql<number>`(select count(response) from answers where quiz_attempt_id = quiz_attempts.id)`;
const lastSave = sql<Date | null>`(select max(saved_at) from answers where quiz_attempt_id = quiz_attempts.id)`;

/** The quizzes that a person has to wait for, or may have to: what decides it is `waitOf`. */
export const listWaitedFor = (db: Database, userId: number, now: Date) =>
  selectQuizFacts(db)
    .innerJoin('quizAttempts', 'quizAttempts.quizId', 'quizzes.id')
    .where('quizAttempts.userId', '=', userId)
    .where(isOpenTo(sql`${userId}`))
    .where(({ eb, or, and }) =>
      or([
        eb('canRetakeAt', '>', now),
        and([
          eb('quizAttempts.status', '=', 'void'),
          eb('voidedAt', '>', new Date(now.getTime() - voidPin)),
        ]),
      ]),
    )
    .select('quizzes.id')
    .distinct()
    .orderBy('quizzes.title')
    .orderBy('quizzes.id')
    .execute();

/** The attempts on a quiz that can still be answered, those that end first come first. */
export const listRunning = (db: Database, quizId: number, now: Date) =>
  db
    .selectFrom('quizAttempts')
    .where('quizId', '=', quizId)
    .where('status', '=', 'open')
    .where('deadline', '>=', overdueBefore(now))
    .select(['id', 'startedAt', 'deadline', 'totalQuestions'])
    .select([
      publicNameOf('quizAttempts.userId').as('name'),
      isUntimed.as('untimed'),
      answeredCount.as('answered'),
      lastSave.as('lastSavedAt'),
    ])
    .orderBy('deadline')
    .orderBy('id')
    .limit(maxWatched)
    .execute();

/** Open attempts, for features that join them with tables of their own. */
export const selectRunning = (db: Database) =>
  db
    .selectFrom('quizAttempts')
    .where('status', '=', 'open')
    .select(['id', 'userId', 'quizId', 'startedAt', 'deadline', 'totalQuestions']);

/** Attempts of all states but void ones, with how far they are, for those who watch them. */
export const selectWatched = (db: Database) =>
  db
    .selectFrom('quizAttempts')
    .where('status', '<>', 'void')
    .select(['id', 'userId', 'quizId', 'status', 'startedAt', 'deadline', 'totalQuestions'])
    .select(['score', 'points', 'passed', 'toBeMarked'])
    .select([isUntimed.as('untimed'), answeredCount.as('answered'), lastSave.as('lastSavedAt')]);

/**
 * Locks attempts that can still be answered, in the order of their ids.
 * @param which those of a quiz, or some by their ids
 */
export async function lockRunning(
  tx: Tx,
  which: { quizId: number } | { attemptIds: readonly number[] },
  now: Date,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('quizAttempts')
    .where('status', '=', 'open')
    .where('deadline', '>=', overdueBefore(now))
    .where((eb) =>
      'quizId' in which ? eb('quizId', '=', which.quizId) : eb('id', '=', anyOf(which.attemptIds)),
    )
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
