const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Within how many hours the contact page promises an answer. */
const promisedHours = 24;

/** How many days a closed message is kept; its sender may come back to what was answered. */
export const keptDays = { spam: 30, resolved: 730 };

export const answerDue = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + promisedHours * hour);

/** Messages that were sent before are overdue. */
export const overdueBefore = (now: Date): Date => new Date(now.getTime() - promisedHours * hour);

/** Messages that were closed before are erased. */
export const erasedBefore = (status: keyof typeof keptDays, now: Date): Date =>
  new Date(now.getTime() - keptDays[status] * day);

/** What is left until the promised answer, in whole minutes; negative once it is overdue. */
export const minutesUntil = (dueAt: string, now: number): number =>
  Math.trunc((Date.parse(dueAt) - now) / 60_000);
