import type { Tx } from '#db/open.ts';
import {
  lockCategory,
  removeCategory,
  removeSubCategory,
} from '#server/features/category/mutations.ts';
import { getContents } from '#server/features/category/queries.ts';
import { Failure, invalid } from '#server/kernel/failure.ts';
import type { CategoryRemoval } from '#shared/features/quiz/schema.ts';
import { removeQuizzes } from '../mutations.ts';
import { listQuizIdsIn } from '../queries.ts';

/**
 * Removes a category or sub-category with its contents. Quizzes that were taken are archived, so that their
 * results stay.
 * @throws invalid when the typed name is wrong, stale when there are more quizzes than were shown
 */
export async function removeWithContents(
  tx: Tx,
  { target, typedName, quizzes }: CategoryRemoval,
  now: Date,
) {
  await lockCategory(tx, target);
  const contents = await getContents(tx, target);
  if (typedName.trim().normalize() !== contents.displayName.trim().normalize()) {
    throw invalid('typedName', 'Type the name exactly as it is shown');
  }
  if (contents.quizzes > quizzes) {
    throw new Failure(
      'stale',
      'Quizzes were added here since you looked. Nothing was deleted; please look again.',
    );
  }
  await removeQuizzes(tx, await listQuizIdsIn(tx, target), now);
  const removedQuizzes = contents.quizzes;
  if (target.kind === 'category') {
    await removeCategory(tx, target.id, now);
    return { message: 'Category deleted', removedQuizzes };
  }
  await removeSubCategory(tx, target.id);
  return { message: 'Sub-category deleted', removedQuizzes };
}
