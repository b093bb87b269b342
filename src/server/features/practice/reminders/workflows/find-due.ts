import type { Database, Tx } from '#db/open.ts';
import { findTimeZones } from '#server/features/account/recipients/queries.ts';
import type { NewNotice } from '#server/features/notice/mutations.ts';
import { findLatestOfKind } from '#server/features/notice/queries.ts';
import type { NoticeSource } from '#server/features/notice/workflows/find.ts';
import { listTimes } from '#server/features/practice/streak/queries.ts';
import { readMemory } from '#server/features/practice/workflows/read-memory.ts';
import {
  followedDays,
  isReminded,
  isReviewTime,
} from '#shared/features/practice/reminders/rules.ts';
import { isDue } from '#shared/features/practice/rules.ts';
import type { Day } from '#shared/kernel/time/calendar.ts';
import { dayMs } from '#shared/kernel/time/durations.ts';
import { stopChecking, writeChecked } from '../mutations.ts';
import { listChecked } from '../queries.ts';
import { listToCheck } from './list-to-check.ts';

const kind = 'reviews-due';

/**
 * Reminders of due questions; each learner is checked once a day, from the morning on in the time zone of the profile.
 */
export const dueReviews: NoticeSource = {
  kinds: [kind],
  find: async (db, now, atMost) => {
    const learners = await listToCheck((page) => listChecked(db, { kind, ...page }), {
      ...{ isTime: isReviewTime, now, atMost },
    });
    const notices: NewNotice[] = [];
    const gone: number[] = [];
    for (const { userId, day } of learners) {
      const answeredAt = await findLastAnswer(db, userId, now);
      if (!answeredAt) gone.push(userId);
      else notices.push(...(await reminderOf(db, { userId, day, answeredAt }, now)));
    }
    const note = async (tx: Tx) => {
      await writeChecked(
        tx,
        learners.map(({ userId, day }) => ({ userId, day, kind })),
      );
      await stopChecking(tx, kind, gone);
    };
    return { notices, note };
  },
  listHolding: async (db, notices, { userId, now }) => {
    const answeredAt = await findLastAnswer(db, userId, now);
    if (!answeredAt || (await countDue(db, userId, now)) === 0) return [];
    return notices.filter(({ createdAt }) => createdAt > answeredAt).map(({ id }) => id);
  },
};

/** When a learner has answered a question last; undefined if that was long ago. */
async function findLastAnswer(db: Database, userId: number, now: Date): Promise<Date | undefined> {
  const since = new Date(now.getTime() - followedDays * dayMs);
  const times = await listTimes(db, [{ userId, since }], 200);
  return times(userId).toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]?.at;
}

async function countDue(db: Database, userId: number, now: Date): Promise<number> {
  const { questions } = await readMemory(db, { userId }, now);
  return questions.filter((question) => isDue(question, now)).length;
}

interface Learner {
  userId: number;
  day: Day;
  answeredAt: Date;
}

async function reminderOf(
  db: Database,
  { userId, day, answeredAt }: Learner,
  now: Date,
): Promise<NewNotice[]> {
  const remindedAt = await findLatestOfKind(db, userId, kind);
  const { current: timeZone } = (await findTimeZones(db, [userId]))(userId);
  const isWanted = (due: number) => isReminded({ due, answeredAt, remindedAt }, { now, timeZone });
  // Memory is computed only if the reminder depends on it.
  if (!isWanted(1)) return [];
  const due = await countDue(db, userId, now);
  return isWanted(due) ? [{ userId, subject: day, content: { kind, data: { due } } }] : [];
}
