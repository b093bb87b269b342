import { z } from 'zod';
import { Failure, notFound } from '#server/kernel/failure.ts';
import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { adminProcedure, authorProcedure, guestProcedure, router } from '#server/kernel/trpc.ts';
import { inGuardedTransaction, requireUnchanged } from '#server/kernel/unchanged.ts';
import { writing } from '#server/kernel/writing.ts';
import {
  Category,
  CategoryChanges,
  CategoryContents,
  CategoryNode,
  CategoryRef,
  NewCategory,
  NewSubCategory,
  SubCategory,
  SubCategoryChanges,
} from '#shared/features/category/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { LoadedVersion } from '#shared/kernel/loaded-at.ts';
import { mergingProcedures } from './merging/router.ts';
import {
  createCategory,
  createSubCategory,
  keepCategory,
  lockCategory,
  removeCategory,
  removeSubCategory,
  updateCategory,
  updateSubCategory,
} from './mutations.ts';
import {
  getCategory,
  getContents,
  getSubCategory,
  listCategories,
  listHierarchy,
  listSubCategories,
} from './queries.ts';

export const categoryRouter = router({
  list: guestProcedure
    .meta({
      cached: { for: 'everyone', topics: ['catalogue'] },
      rest: { method: 'GET', path: '/api/categories', summary: 'All categories', list: 'plain' },
    })
    .output(z.array(Category))
    .query(({ ctx }) => listCategories(ctx.db)),

  get: guestProcedure
    .meta({
      cached: { for: 'everyone', topics: ['catalogue'] },
      rest: { method: 'GET', path: '/api/categories/{id}', summary: 'One category' },
      finds: 'Category',
    })
    .input(z.object({ id: Id }))
    .output(Category)
    .query(({ ctx, input }) => getCategory(ctx.db, input.id)),

  listSub: guestProcedure
    .meta({
      cached: { for: 'everyone', topics: ['catalogue'] },
      rest: {
        method: 'GET',
        path: '/api/subcategories',
        summary: 'All sub-categories, or those of one category',
        list: 'plain',
      },
    })
    .input(z.object({ categoryId: Id.optional() }))
    .output(z.array(SubCategory))
    .query(({ ctx, input }) => listSubCategories(ctx.db, input.categoryId)),

  getSub: guestProcedure
    .meta({
      cached: { for: 'everyone', topics: ['catalogue'] },
      rest: {
        method: 'GET',
        path: '/api/subcategories/{id}',
        summary: 'One sub-category',
        strict: true,
      },
      finds: 'Sub-category',
    })
    .input(z.object({ id: Id }))
    .output(SubCategory)
    .query(({ ctx, input }) => getSubCategory(ctx.db, input.id)),

  create: adminProcedure
    .meta({
      rest: { method: 'POST', path: '/api/categories', summary: 'Create a category', status: 201 },
    })
    .input(NewCategory)
    .concat(repeatable)
    .output(Category)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => getCategory(tx, await createCategory(tx, input))),
    ),

  update: adminProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/categories/{id}',
        summary: 'Change a category',
        patch: true,
      },
      finds: 'Category',
    })
    .input(CategoryChanges)
    .output(Category)
    .mutation(({ ctx, input: { id, loadedUpdatedAt, ...changes } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        await lockCategory(tx, { kind: 'category', id });
        const stored = await getCategory(tx, id);
        requireUnchanged('category', stored, loadedUpdatedAt);
        await updateCategory(tx, id, changes, writing(ctx));
        return getCategory(tx, id);
      }),
    ),

  /** For the category screen: refused while the category is not empty. */
  remove: adminProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/categories/{id}',
        summary: 'Delete an empty category',
        refuses: ['conflict'],
      },
      finds: 'Category',
    })
    .input(z.object({ id: Id }))
    .input(LoadedVersion)
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input }) =>
      inGuardedTransaction(ctx, async (tx) => {
        const ref: CategoryRef = { kind: 'category', id: input.id };
        await lockCategory(tx, ref);
        const stored = await getCategory(tx, input.id);
        requireUnchanged('category', stored, input.loadedUpdatedAt);
        const contents = await getContents(tx, ref);
        if (contents.quizzes > 0) throw notEmpty('category', 'quizzes');
        if (contents.series > 0) throw notEmpty('category', 'series');
        await removeCategory(tx, ref.id, ctx.now);
        return { message: 'Category deleted' };
      }),
    ),

  /** What is removed together with a category or sub-category. */
  contents: adminProcedure
    .input(CategoryRef)
    .output(CategoryContents)
    .query(({ ctx, input }) => getContents(ctx.db, input)),

  hierarchy: authorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/hierarchy',
        summary: 'Every category with its sub-categories and their contents, drafts included',
        list: 'plain',
        strict: true,
      },
    })
    .output(z.array(CategoryNode))
    .query(({ ctx }) => listHierarchy(ctx.db)),

  createSub: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/subcategories',
        summary: 'Create a sub-category',
        status: 201,
      },
      finds: 'Category',
    })
    .input(NewSubCategory)
    .concat(repeatable)
    .output(SubCategory)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        // A merge into the category brings names of sub-categories.
        if (!(await keepCategory(tx, { kind: 'category', id: input.categoryId })))
          throw notFound('Category');
        const id = await createSubCategory(tx, input, ctx.actor.userId);
        return getSubCategory(tx, id);
      }),
    ),

  updateSub: adminProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/subcategories/{id}',
        summary: 'Change a sub-category',
        patch: true,
      },
      finds: 'Sub-category',
    })
    .input(SubCategoryChanges)
    .output(SubCategory)
    .mutation(({ ctx, input: { id, loadedUpdatedAt, ...changes } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        await lockCategory(tx, { kind: 'subCategory', id });
        const stored = await getSubCategory(tx, id);
        requireUnchanged('sub-category', stored, loadedUpdatedAt);
        await updateSubCategory(tx, id, changes, writing(ctx));
        return getSubCategory(tx, id);
      }),
    ),

  removeSub: adminProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/subcategories/{id}',
        summary: 'Delete an empty sub-category',
        refuses: ['conflict'],
      },
      finds: 'Sub-category',
    })
    .input(z.object({ id: Id }))
    .input(LoadedVersion)
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input }) =>
      inGuardedTransaction(ctx, async (tx) => {
        const ref: CategoryRef = { kind: 'subCategory', id: input.id };
        await lockCategory(tx, ref);
        const stored = await getSubCategory(tx, input.id);
        requireUnchanged('sub-category', stored, input.loadedUpdatedAt);
        const contents = await getContents(tx, ref);
        if (contents.quizzes > 0) throw notEmpty('sub-category', 'quizzes');
        await removeSubCategory(tx, ref.id);
        return { message: 'Sub-category deleted' };
      }),
    ),

  ...mergingProcedures,
});

const notEmpty = (container: string, things: string) =>
  new Failure(
    'conflict',
    `Cannot delete ${container} because it contains ${things}. Please move or delete all ${things} in this ${container} first.`,
  );
