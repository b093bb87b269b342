import { z } from 'zod';
import type { Tx } from '#db/open.ts';
import { invalid, orNotFound } from '#server/kernel/failure.ts';
import { adminProcedure, guestProcedure } from '#server/kernel/trpc.ts';
import { closesAfterOpening } from '#shared/features/quiz/rules.ts';
import { closesTooEarly } from '#shared/features/quiz/schema.ts';
import { isAdmin } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { keepCategory } from '../category/mutations.ts';
import { findSubCategory } from '../category/queries.ts';
import { findQuizCard, findQuizForAuthor } from './queries.ts';

export const QuizRef = z.object({ id: Id });

/** Puts the quiz into the context if the caller may see it: open ones for everyone, all for administrators. */
export const visibleQuiz = guestProcedure
  .meta({ finds: 'Quiz' })
  .input(QuizRef)
  .use(async ({ ctx, input, next }) => {
    const audience = isAdmin(ctx.actor) ? 'author' : 'public';
    const quiz = orNotFound(await findQuizCard(ctx.db, input.id, audience), 'Quiz');
    return next({ ctx: { quiz } });
  });

/** Puts the quiz with its keys into the context. */
export const authoredQuiz = adminProcedure
  .meta({ finds: 'Quiz' })
  .input(QuizRef)
  .use(async ({ ctx, input, next }) => {
    const quiz = orNotFound(await findQuizForAuthor(ctx.db, input.id), 'Quiz');
    return next({ ctx: { quiz } });
  });

/** The time in which a quiz can be taken. */
export type Window = Parameters<typeof closesAfterOpening>[0];

/** @throws invalid when the quiz would close before it opens */
export function requireWindow(window: Window): void {
  if (!closesAfterOpening(window)) throw invalid('closesAt', closesTooEarly);
}

/**
 * Checks that the category exists and that the sub-category, if any, belongs to it, and prevents the removal of
 * both until the transaction ends. Only a draft may have no category. Call it before locking a quiz: removals
 * lock in that order.
 * @throws invalid, at the field
 */
export async function requireQuizCategory(
  tx: Tx,
  {
    categoryId,
    subCategoryId,
    status,
  }: { categoryId: number | null; subCategoryId: number | null; status?: string },
): Promise<void> {
  if (categoryId === null) {
    if (status === 'active') throw invalid('categoryId', 'Category is required');
    if (subCategoryId === null) return;
    throw invalid('subCategoryId', 'A sub-category needs its category');
  }
  if (!(await keepCategory(tx, { kind: 'category', id: categoryId })))
    throw invalid('categoryId', 'This category does not exist');
  if (subCategoryId === null) return;
  await keepCategory(tx, { kind: 'subCategory', id: subCategoryId });
  const subCategory = await findSubCategory(tx, subCategoryId);
  if (subCategory?.categoryId !== categoryId) {
    throw invalid('subCategoryId', 'This sub-category does not belong to the category');
  }
}
