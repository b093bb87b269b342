import type { Tx } from '#db/open.ts';
import type { NewNotice } from '#server/features/notice/mutations.ts';
import type { NoticeSource } from '#server/features/notice/workflows/find.ts';
import { writeChecked } from '#server/features/practice/reminders/mutations.ts';
import { listToCheck } from '#server/features/practice/reminders/workflows/list-to-check.ts';
import { isEvening, leastRemembered } from '#shared/features/practice/streak/rules.ts';
import type { Streak } from '#shared/features/practice/streak/schema.ts';
import type { Day } from '#shared/kernel/time/calendar.ts';
import { listActive } from '../queries.ts';
import { readStreak } from './read-streak.ts';

const kind = 'streak-ending';

/**
 * Reminders of streaks that end at midnight; each learner is checked once a day, in the evening in the time zone of the
 * profile.
 */
export const endingStreaks: NoticeSource = {
  kinds: [kind],
  find: async (db, now, atMost) => {
    const notices: NewNotice[] = [];
    const evening = await listToCheck((page) => listActive(db, now, { kind, ...page }), {
      isTime: isEvening,
      now,
      atMost,
    });
    for (const { userId, day } of evening) {
      const streak = await readStreak(db, userId, now);
      if (streak && isEnding(streak)) notices.push(noticeOf(userId, day, streak));
    }
    const note = (tx: Tx) =>
      writeChecked(
        tx,
        evening.map(({ userId, day }) => ({ userId, day, kind })),
      );
    return { notices, note };
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
