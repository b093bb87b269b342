import type { Database } from '#db/open.ts';

/** The newest answers that are read: it bounds the time. */
const maxAnswers = 20_000;

/** A learner's answers in practice with their confidence, the earliest first. */
export async function listRatedAnswers(db: Database, userId: number) {
  const rows = await db
    .selectFrom('practiceAnswers')
    .where('userId', '=', userId)
    .where('confidence', 'is not', null)
    .select(({ ref }) => ref('confidence').$notNull().as('confidence'))
    .select(['answeredAt as at', 'isCorrect as isRight'])
    .orderBy('id', 'desc')
    .limit(maxAnswers)
    .execute();
  // Answers that a device kept are stored later than others.
  return rows.reverse().sort((a, b) => a.at.getTime() - b.at.getTime());
}
