import { dayOf, daysAfter, hourOf } from '#shared/kernel/time/calendar.ts';

const reminderHours = { from: 9, until: 21 };

/** Whether it is a time of the day at which a learner is reminded of reviews. */
export function isReviewTime(at: Date, timeZone: string): boolean {
  const shown = hourOf(at, timeZone);
  return shown >= reminderHours.from && shown < reminderHours.until;
}

/** A learner who has answered nothing for this many days is not reminded any more. */
export const followedDays = 28;

/** The fewest days between two reminders, if nothing was answered after the first. */
const leastGapDays = 7;

interface Reviews {
  /** How many questions are due. */
  due: number;
  /** When the learner has answered a question last. */
  answeredAt: Date;
  /** When the learner was reminded last. */
  remindedAt: Date | undefined;
}

/**
 * Whether a learner is reminded of reviews: on days without an answer, and after a reminder that led to no answer
 * only a week later.
 */
export function isReminded(
  { due, answeredAt, remindedAt }: Reviews,
  { now, timeZone }: { now: Date; timeZone: string },
): boolean {
  const today = dayOf(now, timeZone);
  if (due === 0 || dayOf(answeredAt, timeZone) === today) return false;
  if (!remindedAt || answeredAt > remindedAt) return true;
  return daysAfter(dayOf(remindedAt, timeZone), leastGapDays) <= today;
}
