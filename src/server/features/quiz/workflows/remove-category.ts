import type { Tx } from '#db/open.ts';
import {
  lockShelf,
  removeCategory,
  removeSeriesOf,
  removeSubCategory,
} from '#server/features/category/mutations.ts';
import { findContents } from '#server/features/category/queries.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import type { ShelfRemoval } from '#shared/features/quiz/schema.ts';
import { removeQuizzes } from '../mutations.ts';
import { listQuizIdsOn } from '../queries.ts';

/**
 * Removes a category or sub-category with everything on it. Quizzes that somebody took are archived,
 * their results stay.
 * @throws invalid when the typed name is not the shelf's, stale when more is on it than was shown
 */
export async function removeShelf(tx: Tx, { shelf, typedName, quizzes }: ShelfRemoval, now: Date) {
  const what = shelf.kind === 'category' ? 'Category' : 'Sub-category';
  await lockShelf(tx, shelf);
  const contents = orNotFound(await findContents(tx, shelf), what);
  if (typedName.trim().normalize() !== contents.displayName.trim().normalize()) {
    const message = 'Type the name exactly as it is shown';
    throw new Failure('invalid', message, { fields: { typedName: message } });
  }
  if (contents.quizzes > quizzes) {
    throw new Failure(
      'stale',
      'Quizzes were added here since you looked. Nothing was deleted; please look again.',
    );
  }
  await removeQuizzes(tx, await listQuizIdsOn(tx, shelf), now);
  if (shelf.kind === 'category') {
    await removeSeriesOf(tx, shelf.id);
    await removeCategory(tx, shelf.id);
  } else {
    await removeSubCategory(tx, shelf.id);
  }
  return { message: `${what} deleted`, removedQuizzes: contents.quizzes };
}
