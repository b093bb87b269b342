import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { Day } from '#shared/kernel/time/calendar.ts';

/** The question that was answered first on a day. */
export async function findAnsweredFirst(db: Database, day: Day): Promise<number | undefined> {
  const row = await db
    .selectFrom('dailyAnswers')
    .where('day', '=', day)
    .select('questionId')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.questionId;
}

/** How many have answered a question on its day, and how many of them were right. */
export const countTakers = (db: Database, day: Day, questionId: number) =>
  db
    .selectFrom('dailyAnswers')
    .where('day', '=', day)
    .where('questionId', '=', questionId)
    .select(sql<number>`count(*)`.as('takers'))
    .select(sql<number>`count(*) filter (where is_correct)`.as('right'))
    .executeTakeFirstOrThrow();
