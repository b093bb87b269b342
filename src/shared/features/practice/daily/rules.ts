import { type Day, dayOf } from '#shared/kernel/time/calendar.ts';
import { hourMs } from '#shared/kernel/time/durations.ts';

/** How long after midnight, in milliseconds, pages that were opened before it can still send an answer. */
const grace = hourMs;

/** The day of a question, in UTC: everyone is asked the same one. */
export const dailyDay = (at: Date): Day => dayOf(at, 'UTC');

/** Whether the question of a day can be answered now. */
export const isAnswerable = (day: Day, now: Date): boolean =>
  day === dailyDay(now) || day === dailyDay(new Date(now.getTime() - grace));
