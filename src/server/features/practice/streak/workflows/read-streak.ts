import type { Database } from '#db/open.ts';
import { findTimeZones } from '#server/features/account/recipients/queries.ts';
import {
  daysReached,
  lastDays,
  ownDays,
  streakOf,
  wasShown,
} from '#shared/features/practice/streak/rules.ts';
import type { Streak } from '#shared/features/practice/streak/schema.ts';
import { hourMs } from '#shared/kernel/time/durations.ts';
import { findGoals, listGoalDays, listTimes } from '../queries.ts';

/** Answers of these hours are counted here: the current day, and days that may still wait to be counted. */
const recentHours = 72;
/** More answers than anyone's goals of three days together. */
const maxAnswers = 2000;

/**
 * How a learner keeps up with the daily goal; null without one. Days are read as they were counted; recent answers are
 * counted here too.
 */
export async function readStreak(db: Database, userId: number, now: Date): Promise<Streak | null> {
  const goals = (await findGoals(db, [userId]))(userId);
  if (goals.current === 0) return null;
  const dayAt = ownDays((await findTimeZones(db, [userId]))(userId));
  const since = new Date(now.getTime() - recentHours * hourMs);
  const answers = (await listTimes(db, [{ userId, since }], maxAnswers))(userId);
  const reached = new Set([
    ...(await listGoalDays(db, userId)),
    ...daysReached(answers, { goals, dayAt }),
  ]);
  const today = dayAt(now);
  const { days, freezes, frozen } = streakOf(reached, {
    today,
    isMissable: (day) => wasShown(day, dayAt),
  });
  return {
    goal: goals.current,
    answered: answers.reduce((sum, { at, count }) => sum + (dayAt(at) === today ? count : 0), 0),
    isReached: reached.has(today),
    ...{ days, freezes },
    week: lastDays(today).map((day) => ({ day, state: stateOf(day, { reached, frozen }) })),
  };
}

function stateOf(
  day: string,
  { reached, frozen }: { reached: ReadonlySet<string>; frozen: readonly string[] },
) {
  if (reached.has(day)) return 'reached';
  return frozen.includes(day) ? 'frozen' : 'none';
}
