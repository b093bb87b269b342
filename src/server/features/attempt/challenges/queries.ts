import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { isInUse } from '#server/features/account/recipients/queries.ts';
import { selectQuizToTake } from '#server/features/quiz/taking/queries.ts';
import { countedStatuses } from '#shared/kernel/attempt-status.ts';

/** The challenge with this token; undefined when it was ended, or its quiz or its learner is away. */
export const findChallenge = (db: Database, hash: string) =>
  selectChallenges(db).where('challenges.tokenHash', '=', hash).executeTakeFirst();

/** The challenge by which this attempt was begun. */
export const findChallengeOf = (db: Database, attemptId: number) =>
  selectChallenges(db)
    .innerJoin('challengeAttempts', 'challengeAttempts.challengeId', 'challenges.id')
    .where('challengeAttempts.attemptId', '=', attemptId)
    .executeTakeFirst();

const selectChallenges = (db: Database) =>
  selectQuizToTake(db)
    .innerJoin('quizAttempts', 'quizAttempts.quizId', 'quizzes.id')
    .innerJoin('challenges', 'challenges.attemptId', 'quizAttempts.id')
    .where(isInUse('challenges.userId'))
    .where('quizAttempts.status', 'in', countedStatuses)
    .select([
      'challenges.id',
      'challenges.userId',
      'challenges.showsName',
      'challenges.attemptId',
      'quizAttempts.quizId',
      'quizAttempts.paper',
      'quizAttempts.rules as attemptRules',
      'quizAttempts.startedAt',
      'quizAttempts.timeTaken',
      'quizzes.description',
      'quizzes.isMembersOnly',
    ])
    .select(publicNameOf('challenges.userId').as('name'));

export type ChallengeRow = NonNullable<Awaited<ReturnType<typeof findChallenge>>>;

/** The challenge that was made from an attempt, with how many attempts have begun by it. */
export const findOwnChallenge = (db: Database, attemptId: number) =>
  db
    .selectFrom('challenges')
    .where('attemptId', '=', attemptId)
    .select(['createdAt', 'showsName'])
    .select(
      sql<number>`(select count(*)::int from challenge_attempts where challenge_id = challenges.id)`.as(
        'taken',
      ),
    )
    .executeTakeFirst();
