import { type RawBuilder, sql } from 'kysely';
import { isForAssigned } from '#db/conditions/closing.ts';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import type { Operand } from '#db/statements/prepare.ts';
import type { ChosenTimeRule } from '#shared/features/account/accessibility.ts';
import type { Exception } from '#shared/features/exception/rules.ts';
import { chosenTimeOf } from '../account/accessibility/queries.ts';
import { selectQuizFacts } from '../quiz/taking/queries.ts';

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
      'exceptions.createdAt as at',
    ])
    .select(publicNameOf('exceptions.createdBy').as('byName'))
    .orderBy(sql`exceptions.quiz_id is not null`)
    .orderBy('exceptions.id')
    .execute();

export const findException = (db: Database, id: number) =>
  db.selectFrom('exceptions').where('id', '=', id).select(['id', 'userId']).executeTakeFirst();

/** A learner, the time of the call, and whether the time that learners choose counts on this site. */
export interface Taker {
  userId: number;
  now: Date;
  chosenTime: ChosenTimeRule;
}

/** The same of each row, as columns. */
type ColumnsOf<T> = { [key in keyof T]: RawBuilder<unknown> };

const allowedColumns = sql`quiz_id, extra_time_percent, extra_attempts, closes_at`;

/**
 * A learner's exceptions for the quiz of the row that are in effect now, for statements that start it: also those of classes and,
 * where the site lets it count, the time that the learner has chosen. What an administrator approves is an exception.
 */
export const exceptionsOn = ({ userId, now, chosenTime }: Taker | ColumnsOf<Taker>) => sql<
  StoredException[]
>`coalesce((
  select json_agg(json_build_object('classId', class_id, 'quizId', quiz_id,
    'extraTimePercent', extra_time_percent, 'extraAttempts', extra_attempts, 'closesAt', closes_at,
    'isChosen', is_chosen)
    order by is_chosen, class_id nulls first, quiz_id nulls first)
  from (
    select null::integer as class_id, ${allowedColumns}, false as is_chosen from exceptions where user_id = ${userId}
    union all
    select class_id, ${allowedColumns}, false from class_exceptions where user_id = ${userId} and ${isForAssigned(now)}
    union all
    select null, null, ${chosenTimeOf(userId)}, 0, null, true where ${chosenTime} = 'counts' and ${chosenTimeOf(userId)} > 0
  ) as allowed
  where quiz_id is null or quiz_id = quizzes.id), '[]')`;

/**
 * What a learner is allowed on the quiz of the row by all exceptions that are in effect now, as `allowanceOn` and
 * `conditionsFor` put them together: the number of attempts and the closing date, null for no limit.
 */
export function allowedOn(userId: RawBuilder<unknown>, now: Operand<Date>) {
  const given = sql`(
    select ${allowedColumns} from exceptions where user_id = ${userId}
    union all
    select ${allowedColumns} from class_exceptions where user_id = ${userId} and ${isForAssigned(now)}
  ) as allowed where quiz_id is null or quiz_id = quizzes.id`;
  return {
    maxAttempts: sql<number | null>`((quizzes.rules ->> 'maxAttempts')::int
      + (select coalesce(sum(extra_attempts), 0) from ${given}))`,
    closesAt: sql<Date | null>`(case when quizzes.closes_at is not null
      then greatest(quizzes.closes_at, (select max(closes_at) from ${given})) end)`,
  };
}

/** An exception with the class that gave it; null for one by an administrator, or chosen by the learner. */
export type GivenException = Exception & { classId: number | null };

/** As the database writes it into JSON. */
type StoredException = Omit<GivenException, 'closesAt'> & { closesAt: string | null };

export const asExceptions = (stored: readonly StoredException[]): GivenException[] =>
  stored.map((each) => ({ ...each, closesAt: each.closesAt ? new Date(each.closesAt) : null }));
