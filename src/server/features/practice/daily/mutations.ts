import type { Insertable } from 'kysely';
import type { Tx } from '#db/open.ts';
import type { DailyAnswers } from '#db/schema.ts';

/** Stores the first answer of a member or a browser on a day. @returns whether it was the first */
export async function writeDailyAnswer(tx: Tx, answer: Insertable<DailyAnswers>): Promise<boolean> {
  const row = await tx
    .insertInto('dailyAnswers')
    .values(answer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
