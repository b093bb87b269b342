import { type Day, dayOf } from '#shared/kernel/time/calendar.ts';
import type { PageToCheck } from '../queries.ts';

interface Candidate {
  userId: number;
  timeZone: string;
  /** The day on which this learner was last checked. */
  checkedOn: Day | null;
}

interface When {
  now: Date;
  /** Whether it is the time of the reminder in a time zone. */
  isTime: (at: Date, timeZone: string) => boolean;
  atMost: number;
}

/** Rows per query; in most of the world it is another time. */
const pageSize = 2000;

/**
 * The learners for whom it is the time of a reminder and who were not checked on their current day yet, with that day.
 */
export async function listToCheck(
  list: (page: Omit<PageToCheck, 'kind'>) => Promise<Candidate[]>,
  { now, isTime, atMost }: When,
): Promise<{ userId: number; day: Day }[]> {
  // Many learners share a time zone, and to read its clock takes time.
  const dayIn = new Map<string, Day | null>();
  const dayOfReminder = (timeZone: string): Day | null => {
    const known = dayIn.get(timeZone);
    if (known !== undefined) return known;
    const day = isTime(now, timeZone) ? dayOf(now, timeZone) : null;
    dayIn.set(timeZone, day);
    return day;
  };
  const found: { userId: number; day: Day }[] = [];
  for (let after = 0; found.length < atMost; ) {
    const rows = await list({ after, atMost: pageSize });
    for (const { userId, timeZone, checkedOn } of rows) {
      const day = dayOfReminder(timeZone);
      if (day !== null && day !== checkedOn) found.push({ userId, day });
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) break;
    after = last.userId;
  }
  return found.slice(0, atMost);
}
