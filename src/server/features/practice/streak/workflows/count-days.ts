import type { Database, Tx } from '#db/open.ts';
import { findTimeZones } from '#server/features/account/recipients/queries.ts';
import { startLooking } from '#server/features/practice/reminders/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { daysReached, ownDays } from '#shared/features/practice/streak/rules.ts';
import { addGoalDays, noteEveryone, takeGoalChecks } from '../mutations.ts';
import { findGoals, listTimes } from '../queries.ts';

/** Learners per transaction. */
const batchSize = 50;
/** The newest answers that are counted: they bound the time. */
const mostAnswers = 50_000;
/** So far back the day of an answer can have begun, whichever time zone is chosen on it. */
const longestDayHours = 72;

/**
 * Counts the days of learners with new answers. Several processes may do so at once. Tells nothing but the days, so
 * that a repeated run changes nothing.
 */
export async function countGoalDays(db: Database): Promise<void> {
  for (;;) {
    const taken = await inTransaction(db, async (tx) => {
      const checks = await takeGoalChecks(tx, batchSize);
      for (const check of checks) await countDaysOf(tx, check);
      return checks.length;
    });
    if (taken < batchSize) return;
  }
}

/** Counts all answers of everyone again. Days that are counted stay, so that a recount adds what is missing. */
export async function recountGoalDays(db: Database): Promise<void> {
  await inTransaction(db, (tx) => noteEveryone(tx));
  await countGoalDays(db);
}

async function countDaysOf(tx: Tx, { userId, since }: { userId: number; since: Date }) {
  const from = new Date(since.getTime() - longestDayHours * 3_600_000);
  const answers = await listTimes(tx, { userId, since: from, atMost: mostAnswers });
  const goals = await findGoals(tx, userId);
  const dayAt = ownDays(await findTimeZones(tx, userId));
  await addGoalDays(tx, userId, daysReached(answers, { goals, dayAt }));
  await startLooking(tx, { userId, kind: 'reviews-due', day: dayAt(since) });
}
