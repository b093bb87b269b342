import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { anyOfPrepared, type Params, prepare } from '#db/statements/prepare.ts';
import { isInUse, timeZoneOf } from '#server/features/account/recipients/queries.ts';
import { listAnswerTimes, type TimesAsked } from '#server/features/attempt/history/queries.ts';
import { type AnswersAt, standardGoal } from '#shared/features/practice/streak/rules.ts';
import type { Day } from '#shared/kernel/time/calendar.ts';
import { dayMs } from '#shared/kernel/time/durations.ts';
import { type Held, heldBy } from '#shared/kernel/time/held.ts';
import type { PageToCheck } from '../reminders/queries.ts';

/** The newest days and changes that are read: they bound the time. Days: more than ten years of them. */
const most = { days: 4000, changes: 200 };

/** The days on which a learner's goal was reached, as far as they are counted. */
export async function listGoalDays(db: Database, userId: number): Promise<Day[]> {
  const rows = await listDays(db, { userId });
  return rows.map(({ day }) => day);
}

const listDays = prepare((db, param: Params<{ userId: number }>) =>
  db
    .selectFrom('goalDays')
    .where('userId', '=', param('userId'))
    .select('day')
    .orderBy('day', 'desc')
    .limit(most.days),
);

/** On how many days each of these learners has reached the daily goal. */
export const countGoalDays = (db: Database, userIds: readonly number[]) =>
  db
    .selectFrom('goalDays')
    .where('userId', '=', anyOf(userIds))
    .groupBy('userId')
    .select(['userId', sql<number>`count(*)::int`.as('count')])
    .execute();

/** The daily goals that each of these learners has chosen; 0: none. */
export async function findGoals(
  db: Database,
  userIds: readonly number[],
): Promise<(userId: number) => Held<number>> {
  const past = await listPastGoals(db, { userIds });
  const chosen = await listGoals(db, { userIds });
  return heldBy({ past, current: chosen, otherwise: standardGoal });
}

const listGoals = prepare((db, param: Params<{ userIds: readonly number[] }>) =>
  db
    .selectFrom('practiceSettings')
    .where('userId', '=', anyOfPrepared(param('userIds')))
    .select(['userId', 'dailyGoal as value']),
);

const listPastGoals = prepare(
  (_, param: Params<{ userIds: readonly number[] }>) => sql<{
    userId: number;
    until: Date;
    value: number;
  }>`
    select asked.user_id, until, daily_goal as value from unnest(${param('userIds')}::int[]) as asked(user_id)
    cross join lateral (select until, daily_goal from past_goals where user_id = asked.user_id
      order by until desc limit ${most.changes}) as changes`,
);

/** A learner, and the time from which on answers are read. */
export interface AnswersSince {
  userId: number;
  since: Date;
}

/** When each of these learners has answered questions: those of finished attempts, and those of practice. */
export async function listTimes(
  db: Database,
  asked: readonly AnswersSince[],
  atMost: number,
): Promise<(userId: number) => AnswersAt[]> {
  const which = {
    userIds: asked.map(({ userId }) => userId),
    since: asked.map(({ since }) => since.toISOString()),
    atMost,
  };
  const practised = await listPracticeTimes(db, which);
  const graded = await listAnswerTimes(db, which);
  const times = Map.groupBy([...graded, ...practised], ({ userId }) => userId);
  return (userId) => times.get(userId) ?? [];
}

const listPracticeTimes = prepare(
  (_, param: Params<TimesAsked>) => sql<AnswersAt & { userId: number }>`
    select asked.user_id, given.answered_at as at, 1 as count
    from unnest(${param('userIds')}::int[], ${param('since')}::timestamptz[]) as asked(user_id, since)
    cross join lateral (select answered_at from practice_answers
      where user_id = asked.user_id and answered_at >= asked.since
      order by id desc limit ${param('atMost')}) as given`,
);

/**
 * Learners with a day that counted lately, in the order of their ids, with the day on which they were last checked for
 * a reminder.
 */
export const listActive = (db: Database, now: Date, { kind, after, atMost }: PageToCheck) =>
  db
    .selectFrom('goalDays')
    .where('day', '>=', new Date(now.getTime() - 5 * dayMs).toISOString().slice(0, 10))
    .where('userId', '>', after)
    .where(isInUse('goalDays.userId'))
    .groupBy('userId')
    .select(['userId', timeZoneOf('goalDays.userId').as('timeZone')])
    .select(
      sql<Day | null>`(select checked.day from reminder_checks as checked
        where checked.user_id = goal_days.user_id and checked.kind = ${kind})`.as('checkedOn'),
    )
    .orderBy('userId')
    .limit(atMost)
    .execute();
