import { sql } from 'kysely';
import { recordAct } from '#db/audit.ts';
import type { Tx } from '#db/open.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { RemarkState } from '#shared/features/stars/schema.ts';
import { attemptsToJudgeBy } from './queries.ts';

interface Given {
  quizId: number;
  userId: number;
  stars: number;
  remark: string | null;
}

/**
 * Stores what a learner thinks of a quiz, in place of what was given before, if an attempt allows it. A decision about
 * a remark holds as long as its words are the same.
 * @returns whether it was allowed
 */
export async function giveStars(
  tx: Tx,
  { quizId, userId, stars, remark }: Given,
  now: Date,
): Promise<boolean> {
  const stored = await tx
    .insertInto('quizStars')
    .columns(['quizId', 'userId', 'stars', 'remark', 'givenAt'])
    .expression(
      tx
        .selectNoFrom([
          sql<number>`${quizId}::int`.as('quizId'),
          sql<number>`${userId}::int`.as('userId'),
          sql<number>`${stars}::int`.as('stars'),
          sql<string | null>`${remark}::text`.as('remark'),
          sql<Date>`${now}::timestamptz`.as('givenAt'),
        ])
        .where(attemptsToJudgeBy(quizId, userId), '>', 0),
    )
    .onConflict((conflict) =>
      conflict.columns(['quizId', 'userId']).doUpdateSet((eb) => ({
        stars: eb.ref('excluded.stars'),
        remark: eb.ref('excluded.remark'),
        givenAt: eb.ref('excluded.givenAt'),
        remarkState: sql<RemarkState>`case when quiz_stars.remark is not distinct from excluded.remark
          then quiz_stars.remark_state else 'shown' end`,
      })),
    )
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Takes a learner's stars back, with the remark. */
export async function removeStars(tx: Tx, quizId: number, userId: number): Promise<void> {
  await tx
    .deleteFrom('quizStars')
    .where('quizId', '=', quizId)
    .where('userId', '=', userId)
    .execute();
}

/** Asks the administrators to hide a remark; one that they have hidden stays so. */
export async function reportRemark(
  tx: Tx,
  { id, quizId }: { id: number; quizId: number },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('quizStars')
    .set({ remarkState: 'reported' })
    .where('id', '=', id)
    .where('remarkState', '=', 'shown')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n)
    await recordAct(
      tx,
      { kind: 'quizzes', rowId: quizId },
      { remark: id, remark_state: 'reported' },
    );
}

/**
 * Hides a remark, or shows it again. The audit trail has no words of it: it outlives an erased person.
 * @throws conflict when the learner has changed what was read
 */
export async function decideOnRemark(
  tx: Tx,
  { id, quizId, remark }: { id: number; quizId: number; remark: string },
  state: 'shown' | 'hidden',
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('quizStars')
    .set({ remarkState: state })
    .where('id', '=', id)
    .where('remark', '=', remark)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n)
    throw new Failure('conflict', 'The remark was changed meanwhile. Look at it again.');
  await recordAct(tx, { kind: 'quizzes', rowId: quizId }, { remark: id, remark_state: state });
}
