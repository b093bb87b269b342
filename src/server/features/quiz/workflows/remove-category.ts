import type { Tx } from '#db/open.ts';
import {
  lockCategory,
  removeCategory,
  removeSubCategory,
} from '#server/features/category/mutations.ts';
import { findContents } from '#server/features/category/queries.ts';
import { Failure, invalid, orNotFound } from '#server/kernel/failure.ts';
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
  const what = target.kind === 'category' ? 'Category' : 'Sub-category';
  await lockCategory(tx, target);
  const contents = orNotFound(await findContents(tx, target), what);
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
  if (target.kind === 'category') {
    await removeCategory(tx, target.id, now);
  } else {
    await removeSubCategory(tx, target.id);
  }
  return { message: `${what} deleted`, removedQuizzes: contents.quizzes };
}
