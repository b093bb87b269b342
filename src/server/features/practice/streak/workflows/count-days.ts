import type { Database, Tx } from '#db/open.ts';
import { findTimeZones } from '#server/features/account/recipients/queries.ts';
import { startChecking } from '#server/features/practice/reminders/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { daysReached, ownDays } from '#shared/features/practice/streak/rules.ts';
import { hourMs } from '#shared/kernel/time/durations.ts';
import { addGoalDays, type GoalCheck, queueAllGoalChecks, takeGoalChecks } from '../mutations.ts';
import { findGoals, listTimes } from '../queries.ts';

/** Learners per transaction. */
const batchSize = 50;
/** The newest answers that are counted: they bound the time. */
const maxAnswers = 50_000;
/** The most hours for which the day of an answer can already have lasted, even if the time zone is changed on it. */
const longestDayHours = 72;

/**
 * Counts the days of learners with new answers. Several processes may do so at once. It stores nothing
 * but the days, so that a repeated run changes nothing.
 */
export async function countGoalDays(db: Database): Promise<void> {
  for (;;) {
    const taken = await inTransaction(db, async (tx) => {
      const checks = await takeGoalChecks(tx, batchSize);
      if (checks.length > 0) await countDaysOf(tx, checks);
      return checks.length;
    });
    if (taken < batchSize) return;
  }
}

/** Counts all answers of everyone again. Days that are counted stay, so that a recount adds what is missing. */
export async function recountGoalDays(db: Database): Promise<void> {
  await inTransaction(db, (tx) => queueAllGoalChecks(tx));
  await countGoalDays(db);
}

async function countDaysOf(tx: Tx, checks: readonly GoalCheck[]): Promise<void> {
  const userIds = checks.map(({ userId }) => userId);
  const read = checks.map(({ userId, since }) => ({
    userId,
    since: new Date(since.getTime() - longestDayHours * hourMs),
  }));
  const timesOf = await listTimes(tx, read, maxAnswers);
  const goalsOf = await findGoals(tx, userIds);
  const zonesOf = await findTimeZones(tx, userIds);
  const counted = checks.map(({ userId, since }) => {
    const dayAt = ownDays(zonesOf(userId));
    const days = daysReached(timesOf(userId), { goals: goalsOf(userId), dayAt });
    return { userId, days, firstDay: dayAt(since) };
  });
  await addGoalDays(
    tx,
    counted.flatMap(({ userId, days }) => [...days].map((day) => ({ userId, day }))),
  );
  await startChecking(
    tx,
    counted.map(({ userId, firstDay }) => ({ userId, kind: 'reviews-due', day: firstDay })),
  );
}
