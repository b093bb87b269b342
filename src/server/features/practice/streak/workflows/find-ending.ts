import type { Database } from '#db/open.ts';
import type { NewNotice } from '#server/features/notice/mutations.ts';
import type { NoticeSource } from '#server/features/notice/workflows/find.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { isEvening, leastRemembered } from '#shared/features/practice/streak/rules.ts';
import type { Streak } from '#shared/features/practice/streak/schema.ts';
import { type Day, dayOf } from '#shared/kernel/time/calendar.ts';
import { writeLooked } from '../mutations.ts';
import { listActive } from '../queries.ts';
import { readStreak } from './read-streak.ts';

const kind = 'streak-ending';

/** Streaks that end at midnight; each learner is looked at once, in the evening of the time zone of the profile. */
export const endingStreaks: NoticeSource = {
  kinds: [kind],
  find: async (db, now, atMost) => {
    const found: NewNotice[] = [];
    const evening = await listInEvening(db, now, atMost);
    for (const { userId, day } of evening) {
      const streak = await readStreak(db, userId, now);
      if (streak && isEnding(streak)) found.push(noticeOf(userId, day, streak));
    }
    await inTransaction(db, (tx) =>
      writeLooked(
        tx,
        evening.map(({ userId, day }) => ({ userId, day, kind })),
      ),
    );
    return found;
  },
  listHolding: async (db, notices, { userId, now }) => {
    const streak = await readStreak(db, userId, now);
    if (!streak || !isEnding(streak)) return [];
    const today = streak.week.at(-1)?.day;
    return notices.flatMap(({ id, content }) =>
      content.kind === kind && content.data.day === today ? [id] : [],
    );
  },
};

const isEnding = ({ days, freezes, isReached }: Streak): boolean =>
  !isReached && freezes === 0 && days >= leastRemembered;

const noticeOf = (userId: number, day: Day, { days, goal, answered }: Streak): NewNotice => ({
  userId,
  subject: day,
  content: { kind, data: { day, days, left: Math.max(1, goal - answered) } },
});

/** Rows per query; most of the world has no evening. */
const pageSize = 2000;

async function listInEvening(db: Database, now: Date, atMost: number) {
  const isEveningIn = new Map<string, boolean>();
  const found: { userId: number; day: Day }[] = [];
  for (let after = 0; found.length < atMost; ) {
    const rows = await listActive(db, now, { kind, after, atMost: pageSize });
    for (const { userId, timeZone, lookedAtOn } of rows) {
      const evening = isEveningIn.get(timeZone) ?? isEvening(now, timeZone);
      isEveningIn.set(timeZone, evening);
      if (!evening) continue;
      const day = dayOf(now, timeZone);
      if (day !== lookedAtOn) found.push({ userId, day });
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) break;
    after = last.userId;
  }
  return found.slice(0, atMost);
}
