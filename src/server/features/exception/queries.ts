import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { Exception } from '#shared/features/exception/rules.ts';
import { selectQuizFacts } from '../quiz/queries.ts';

/** A person's exceptions, those of every quiz first. */
export const listExceptions = (db: Database, userId: number) =>
  selectQuizFacts(db)
    .rightJoin('exceptions', 'exceptions.quizId', 'quizzes.id')
    .where('exceptions.userId', '=', userId)
    .select([
      'exceptions.id',
      'exceptions.quizId',
      'extraTimePercent',
      'extraAttempts',
      'exceptions.closesAt',
    ])
    .orderBy(sql`exceptions.quiz_id is not null`)
    .orderBy('exceptions.id')
    .execute();

export const findException = (db: Database, id: number) =>
  db.selectFrom('exceptions').where('id', '=', id).select(['id', 'userId']).executeTakeFirst();

/** A learner's exceptions for the quiz of the row, for statements that start it. */
export const exceptionsOn = (userId: number) => sql<StoredException[]>`coalesce((
  select json_agg(json_build_object('quizId', quiz_id, 'extraTimePercent', extra_time_percent,
    'extraAttempts', extra_attempts, 'closesAt', closes_at))
  from exceptions where user_id = ${userId} and (quiz_id is null or quiz_id = quizzes.id)), '[]')`;

/** As the database writes it into JSON. */
type StoredException = Omit<Exception, 'closesAt'> & { closesAt: string | null };

export const asExceptions = (stored: readonly StoredException[]): Exception[] =>
  stored.map((each) => ({ ...each, closesAt: each.closesAt ? new Date(each.closesAt) : null }));
