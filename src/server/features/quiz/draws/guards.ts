import type { Tx } from '#db/open.ts';
import { keepCategory } from '#server/features/category/mutations.ts';
import { invalid } from '#server/kernel/failure.ts';
import type { DrawRule } from '#shared/features/quiz/draws.ts';
import { findDrawable } from './queries.ts';

/**
 * Checks that the categories of draws exist, and prevents their removal until the transaction ends. Call it before
 * locking the quiz: removals lock in that order.
 * @throws invalid, at `draws`
 */
export async function requireDrawCategories(tx: Tx, draws: readonly DrawRule[]): Promise<void> {
  const ids = new Set(draws.flatMap(({ categoryId }) => categoryId ?? []));
  for (const id of [...ids].sort((a, b) => a - b))
    if (!(await keepCategory(tx, { kind: 'category', id })))
      throw invalid('draws', 'This category does not exist');
}

/**
 * Checks that the bank has the questions that the draws of a quiz ask for.
 * @throws invalid, at `draws`
 */
export async function requireFilledDraws(tx: Tx, quizId: number): Promise<void> {
  const problem = await whyNotFilled(tx, quizId);
  if (problem) throw invalid('draws', problem);
}

/** What is wrong with the draws of a quiz; undefined if the bank has enough questions. */
export async function whyNotFilled(tx: Tx, quizId: number): Promise<string | undefined> {
  const { wanted, ids } = await findDrawable(tx, quizId, 0);
  return ids.length < wanted
    ? `The draws ask for ${wanted} questions, but the bank has only ${ids.length} that match.`
    : undefined;
}
