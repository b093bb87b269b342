import { dayMs, hourMs, minuteMs } from '#shared/kernel/time/durations.ts';

/** Within how many hours the contact page promises an answer. */
const promisedHours = 24;

/** How many days a closed message is kept; its sender may come back to what was answered. */
export const keptDays = { spam: 30, resolved: 730 };

export const answerDue = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + promisedHours * hourMs);

/** Messages that were sent before are overdue. */
export const overdueBefore = (now: Date): Date => new Date(now.getTime() - promisedHours * hourMs);

/** Messages that were closed before are erased. */
export const erasedBefore = (status: keyof typeof keptDays, now: Date): Date =>
  new Date(now.getTime() - keptDays[status] * dayMs);

/** What is left until the promised answer, in whole minutes; negative once it is overdue. */
export const minutesUntil = (dueAt: string, now: number): number =>
  Math.trunc((Date.parse(dueAt) - now) / minuteMs);
