import { z } from 'zod';
import type { Database, Tx } from '#db/open.ts';
import { invalid, notFound } from '#server/kernel/failure.ts';
import { adminProcedure, authorProcedure, guestProcedure } from '#server/kernel/trpc.ts';
import { closesAfterOpening, isHiddenByLink } from '#shared/features/quiz/rules.ts';
import { closesTooEarly, notHiddenByLink } from '#shared/features/quiz/schema.ts';
import { type Actor, type Member, managerOf } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { ManyIds } from '#shared/kernel/many.ts';
import { keepCategory } from '../category/mutations.ts';
import { findSubCategory } from '../category/queries.ts';
import { getQuizCard, getQuizForAuthor } from './cards/queries.ts';
import { getQuizStatus, hasQuizOfOthers, type Viewer } from './queries.ts';

const QuizRef = z.object({ id: Id });

/** Puts the quiz into the context if the caller may see it: public ones for everyone, published ones for members whom they let in. */
export const visibleQuiz = guestProcedure
  .meta({ finds: 'Quiz' })
  .input(QuizRef)
  .use(async ({ ctx, input, next }) => {
    const viewer = await viewerOf(ctx, input.id);
    const quiz = await getQuizCard(ctx.db, input.id, viewer);
    return next({ ctx: { quiz, viewer } });
  });

/** As what a caller reads a quiz: those who manage it read it as authors. */
async function viewerOf(
  { db, actor }: { db: Database; actor: Actor },
  quizId: number,
): Promise<Viewer> {
  if (actor.kind === 'guest') return 'public';
  if (actor.isAdmin) return 'author';
  const member = { memberId: actor.userId };
  if (!actor.isAuthor) return member;
  return (await hasQuizOfOthers(db, actor.userId, [quizId])) ? member : 'author';
}

/** The quiz if the caller may see it. @throws not-found */
export const getVisibleQuiz = async (ctx: { db: Database; actor: Actor }, quizId: number) =>
  getQuizCard(ctx.db, quizId, await viewerOf(ctx, quizId));

interface Caller {
  db: Database;
  actor: Member;
}

/**
 * Refuses quizzes that the caller does not manage as if they did not exist. Those that do not exist pass.
 * @throws not-found
 */
export async function requireManagedQuizzes(
  { db, actor }: Caller,
  ids: readonly number[],
): Promise<void> {
  if (await hasQuizOfOthers(db, managerOf(actor), ids)) throw notFound('Quiz');
}

/** For those who manage the quiz with this id. It may be deleted. */
export const managedQuiz = authorProcedure
  .meta({ finds: 'Quiz' })
  .input(QuizRef)
  .use(async ({ ctx, input, next }) => {
    await requireManagedQuizzes(ctx, [input.id]);
    return next();
  });

/** For those who manage the quiz that something is added to. */
export const inManagedQuiz = authorProcedure
  .meta({ finds: 'Quiz' })
  .input(z.object({ quizId: Id }))
  .use(async ({ ctx, input, next }) => {
    await requireManagedQuizzes(ctx, [input.quizId]);
    return next();
  });

/** For those who manage all of these quizzes. */
export const managedQuizzes = authorProcedure
  .input(z.object({ ids: ManyIds }))
  .use(async ({ ctx, input, next }) => {
    await requireManagedQuizzes(ctx, input.ids);
    return next();
  });

/** For those who manage the quiz with this id, which is not deleted. */
export const storedQuiz = managedQuiz.use(async ({ ctx, input, next }) => {
  await getQuizStatus(ctx.db, input.id);
  return next();
});

/** The same for administrators only: for what shows questions of other quizzes. */
export const administeredQuiz = adminProcedure
  .meta({ finds: 'Quiz' })
  .input(QuizRef)
  .use(async ({ ctx, input, next }) => {
    await getQuizStatus(ctx.db, input.id);
    return next();
  });

/** Puts the quiz with its keys into the context. */
export const authoredQuiz = managedQuiz.use(async ({ ctx, input, next }) => {
  const quiz = await getQuizForAuthor(ctx.db, input.id);
  return next({ ctx: { quiz } });
});

/** The time in which a quiz can be taken. */
export type Window = Parameters<typeof closesAfterOpening>[0];

/** @throws invalid when the quiz would close before it opens */
export function requireWindow(window: Window): void {
  if (!closesAfterOpening(window)) throw invalid('closesAt', closesTooEarly);
}

/** Who may see a quiz. */
export type Visibility = Parameters<typeof isHiddenByLink>[0];

/** @throws invalid when a quiz by link would be in lists, or for guests */
export function requireHiddenByLink(visibility: Visibility): void {
  if (!isHiddenByLink(visibility)) throw invalid('isByLink', notHiddenByLink);
}

/** A category and sub-category for a quiz; a status, where the quiz is to have it. */
interface QuizCategory {
  categoryId: number | null;
  subCategoryId: number | null;
  status?: string;
}

interface CategoryProblem {
  field: 'categoryId' | 'subCategoryId';
  message: string;
}

/**
 * Checks that the category exists and that the sub-category, if any, belongs to it, and prevents the removal of
 * both until the transaction ends. Only a draft may have no category. Call it before locking a quiz: removals
 * lock in that order.
 */
export async function whyNoQuizCategory(
  tx: Tx,
  { categoryId, subCategoryId, status }: QuizCategory,
): Promise<CategoryProblem | undefined> {
  if (categoryId === null) {
    if (status === 'active') return { field: 'categoryId', message: 'Category is required' };
    if (subCategoryId === null) return undefined;
    return { field: 'subCategoryId', message: 'A sub-category needs its category' };
  }
  if (!(await keepCategory(tx, { kind: 'category', id: categoryId })))
    return { field: 'categoryId', message: 'This category does not exist' };
  if (subCategoryId === null) return undefined;
  await keepCategory(tx, { kind: 'subCategory', id: subCategoryId });
  const subCategory = await findSubCategory(tx, subCategoryId);
  if (subCategory?.categoryId !== categoryId) {
    const message = 'This sub-category does not belong to the category';
    return { field: 'subCategoryId', message };
  }
  return undefined;
}

/** The same check. @throws invalid, at the field */
export async function requireQuizCategory(tx: Tx, category: QuizCategory): Promise<void> {
  const problem = await whyNoQuizCategory(tx, category);
  if (problem) throw invalid(problem.field, problem.message);
}
