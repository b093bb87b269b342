import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import { questionOfSet } from '#server/features/practice/views.ts';
import { findVersioned } from '#server/features/practice/workflows/find-practised.ts';
import { findForDay } from '#server/features/quiz/practice/queries.ts';
import { dailyDay } from '#shared/features/practice/daily/rules.ts';
import type { DailyQuestion } from '#shared/features/practice/daily/schema.ts';
import { seededChance } from '#shared/kernel/chance.ts';
import { type Day, daysAfter } from '#shared/kernel/time/calendar.ts';
import { findAnsweredFirst } from '../queries.ts';

/** Which question is that of a day: once it was answered it stays, unless it may not be asked any more. */
export const chooseForDay = async (db: Database, day: Day, now: Date) =>
  findForDay(db, { day, preferred: await findAnsweredFirst(db, day) }, now);

/** The question of the day without its key; its options are in the same order for everyone. */
export async function readDaily(db: Database, now: Date): Promise<z.input<typeof DailyQuestion>> {
  const day = dailyDay(now);
  const chosen = await chooseForDay(db, day, now);
  const stored = chosen && (await findVersioned(db, chosen.questionId));
  return {
    day,
    endsAt: new Date(`${daysAfter(day, 1)}T00:00:00Z`),
    question: chosen && stored ? questionOfSet(stored, chosen.quiz, seededChance(day)) : null,
  };
}
