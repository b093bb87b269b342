import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { isInUse, timeZoneOf } from '#server/features/account/recipients/queries.ts';
import { listAnswerTimes } from '#server/features/attempt/history/queries.ts';
import { standardGoal } from '#shared/features/practice/streak/rules.ts';
import type { Day } from '#shared/kernel/time/calendar.ts';
import type { Held } from '#shared/kernel/time/held.ts';
import type { PageToLookAt } from '../reminders/workflows/list-to-look-at.ts';

/** The newest days and changes that are read: they bound the time. Days: more than ten years of them. */
const most = { days: 4000, changes: 200 };

/** The days on which a learner's goal was reached, as far as they are counted. */
export async function listGoalDays(db: Database, userId: number): Promise<Day[]> {
  const rows = await db
    .selectFrom('goalDays')
    .where('userId', '=', userId)
    .select('day')
    .orderBy('day', 'desc')
    .limit(most.days)
    .execute();
  return rows.map(({ day }) => day);
}

/** On how many days each of these learners has reached the daily goal. */
export const countGoalDays = (db: Database, userIds: readonly number[]) =>
  db
    .selectFrom('goalDays')
    .where('userId', '=', sql<number>`any(${[...userIds]}::int[])`)
    .groupBy('userId')
    .select(['userId', sql<number>`count(*)::int`.as('count')])
    .execute();

/** The daily goals that a learner has chosen; 0: none. */
export async function findGoals(db: Database, userId: number): Promise<Held<number>> {
  const past = await db
    .selectFrom('pastGoals')
    .where('userId', '=', userId)
    .select(['until', 'dailyGoal as value'])
    .orderBy('until', 'desc')
    .limit(most.changes)
    .execute();
  const chosen = await db
    .selectFrom('practiceSettings')
    .where('userId', '=', userId)
    .select('dailyGoal')
    .executeTakeFirst();
  return { past: past.reverse(), current: chosen?.dailyGoal ?? standardGoal };
}

interface WhichTimes {
  userId: number;
  since: Date;
  atMost: number;
}

/** When a learner has answered questions: those of finished attempts, and those of practice. */
export async function listTimes(db: Database, which: WhichTimes): Promise<Date[]> {
  const practised = await db
    .selectFrom('practiceAnswers')
    .where('userId', '=', which.userId)
    .where('answeredAt', '>=', which.since)
    .select('answeredAt')
    .orderBy('id', 'desc')
    .limit(which.atMost)
    .execute();
  const graded = await listAnswerTimes(db, which);
  return [...graded, ...practised.map(({ answeredAt }) => answeredAt)];
}

const day = 24 * 60 * 60 * 1000;

/** Learners with a day that counted lately, in the order of their ids, with when they were looked at for a reminder. */
export const listActive = (db: Database, now: Date, { kind, after, atMost }: PageToLookAt) =>
  db
    .selectFrom('goalDays')
    .where('day', '>=', new Date(now.getTime() - 5 * day).toISOString().slice(0, 10))
    .where('userId', '>', after)
    .where(isInUse('goalDays.userId'))
    .groupBy('userId')
    .select(['userId', timeZoneOf('goalDays.userId').as('timeZone')])
    .select(
      sql<Day | null>`(select checked.day from reminder_checks as checked
        where checked.user_id = goal_days.user_id and checked.kind = ${kind})`.as('lookedAtOn'),
    )
    .orderBy('userId')
    .limit(atMost)
    .execute();
