import type { Tx } from '#db/open.ts';
import {
  addDrawTags,
  removeDrawTags,
  requireTags,
} from '#server/features/question/tags/mutations.ts';
import type { DrawRule } from '#shared/features/quiz/draws.ts';

/**
 * Replaces the draws of a quiz.
 * @param quizId is locked
 * @throws not-found for a tag that does not exist
 */
export async function replaceDraws(
  tx: Tx,
  quizId: number,
  draws: readonly (DrawRule & { position?: number | null })[],
): Promise<void> {
  // Tags first, as in a merge of tags, so that the two cannot deadlock.
  await requireTags(
    tx,
    draws.flatMap(({ tagIds }) => tagIds),
  );
  const former = await tx
    .selectFrom('quizDraws')
    .where('quizId', '=', quizId)
    .select('id')
    .execute();
  await removeDrawTags(
    tx,
    former.map(({ id }) => id),
  );
  await tx.deleteFrom('quizDraws').where('quizId', '=', quizId).execute();
  if (draws.length === 0) return;
  const rows = await tx
    .insertInto('quizDraws')
    .values(
      draws.map(({ count, categoryId, difficulty, position }) => ({
        quizId,
        questionCount: count,
        categoryId,
        difficulty,
        position,
      })),
    )
    .returning('id')
    .execute();
  await addDrawTags(
    tx,
    rows.flatMap(({ id: drawId }, index) =>
      (draws[index]?.tagIds ?? []).map((tagId) => ({ drawId, tagId })),
    ),
  );
}
