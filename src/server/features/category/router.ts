import { z } from 'zod';
import {
  Category,
  CategoryChanges,
  NewCategory,
  NewSubCategory,
  SubCategory,
  SubCategoryChanges,
} from '#shared/features/category/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { notFound, orNotFound } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { adminProcedure, guestProcedure, router } from '../../kernel/trpc.ts';
import {
  createCategory,
  createSubCategory,
  updateCategory,
  updateSubCategory,
} from './mutations.ts';
import { findCategory, findSubCategory, listCategories, listSubCategories } from './queries.ts';

export const categoryRouter = router({
  list: guestProcedure
    .meta({ rest: { method: 'GET', path: '/api/categories', summary: 'All categories' } })
    .output(z.array(Category))
    .query(({ ctx }) => listCategories(ctx.db)),

  get: guestProcedure
    .meta({ rest: { method: 'GET', path: '/api/categories/{id}', summary: 'One category' } })
    .input(z.object({ id: Id }))
    .output(Category)
    .query(async ({ ctx, input }) => orNotFound(await findCategory(ctx.db, input.id), 'Category')),

  listSub: guestProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/subcategories',
        summary: 'All sub-categories, or those of one category',
      },
    })
    .input(z.object({ categoryId: Id.optional() }))
    .output(z.array(SubCategory))
    .query(({ ctx, input }) => listSubCategories(ctx.db, input.categoryId)),

  create: adminProcedure
    .meta({
      rest: { method: 'POST', path: '/api/categories', summary: 'Create a category', status: 201 },
    })
    .input(NewCategory)
    .output(Category)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) =>
        orNotFound(await findCategory(tx, await createCategory(tx, input)), 'Category'),
      ),
    ),

  update: adminProcedure
    .meta({ rest: { method: 'PUT', path: '/api/categories/{id}', summary: 'Change a category' } })
    .input(CategoryChanges)
    .output(Category)
    .mutation(({ ctx, input: { id, ...changes } }) =>
      inTransaction(ctx.db, async (tx) => {
        if (!(await updateCategory(tx, id, changes))) throw notFound('Category');
        return orNotFound(await findCategory(tx, id), 'Category');
      }),
    ),

  createSub: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/subcategories',
        summary: 'Create a sub-category',
        status: 201,
      },
    })
    .input(NewSubCategory)
    .output(SubCategory)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        orNotFound(await findCategory(tx, input.categoryId), 'Category');
        const id = await createSubCategory(tx, input, ctx.actor.userId);
        return orNotFound(await findSubCategory(tx, id), 'Sub-category');
      }),
    ),

  updateSub: adminProcedure
    .meta({
      rest: { method: 'PUT', path: '/api/subcategories/{id}', summary: 'Change a sub-category' },
    })
    .input(SubCategoryChanges)
    .output(SubCategory)
    .mutation(({ ctx, input: { id, status, ...changes } }) =>
      inTransaction(ctx.db, async (tx) => {
        const found = await updateSubCategory(tx, id, status ? { ...changes, status } : changes);
        if (!found) throw notFound('Sub-category');
        return orNotFound(await findSubCategory(tx, id), 'Sub-category');
      }),
    ),
});
