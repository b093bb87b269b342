import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { selectFirstAttempts } from '#server/features/attempt/passing/queries.ts';
import type { Day } from '#shared/kernel/time/calendar.ts';

/** Queues a count of a learner's answers since a moment, for the next run of the jobs. */
export async function noteGoalCheck(tx: Tx, userId: number, since: Date): Promise<void> {
  await sql`select note_goal_check(${userId}::int, ${since}::timestamptz)`.execute(tx);
}

/** Queues a new count of the answers of all learners. */
export async function queueAllGoalChecks(tx: Tx): Promise<void> {
  const practised = tx
    .selectFrom('practiceAnswers')
    .groupBy('userId')
    .select(['userId'])
    .select(({ fn }) => fn.min('answeredAt').as('since'));
  await tx
    .insertInto('goalChecks')
    .columns(['userId', 'since'])
    .expression(
      tx
        .selectFrom(selectFirstAttempts(tx).unionAll(practised).as('answered'))
        .groupBy('userId')
        .select(['userId'])
        .select(({ fn }) => fn.min('since').as('since'))
        .orderBy('userId'),
    )
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        since: sql`least(goal_checks.since, excluded.since)`,
      }),
    )
    .execute();
}

/** A learner whose answers since a moment wait to be counted. */
export interface GoalCheck {
  userId: number;
  since: Date;
}

/** Takes learners whose answers wait to be counted; another process takes others. */
export async function takeGoalChecks(tx: Tx, atMost: number) {
  const { rows } = await sql<GoalCheck>`
    delete from goal_checks where user_id in (
      select user_id from goal_checks order by user_id limit ${atMost} for update skip locked)
    returning user_id, since`.execute(tx);
  return rows;
}

/** A day on which a learner reached the goal. */
export interface GoalDay {
  userId: number;
  day: Day;
}

/** Adds days that count. One that counted once stays. */
export async function addGoalDays(tx: Tx, days: readonly GoalDay[]): Promise<void> {
  await sql`insert into goal_days (user_id, day)
    select * from unnest(${days.map(({ userId }) => userId)}::int[], ${days.map(({ day }) => day)}::date[])
    on conflict do nothing`.execute(tx);
}
