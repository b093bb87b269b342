import { z } from 'zod';
import { inTransaction } from '#server/kernel/transaction.ts';
import { authorProcedure } from '#server/kernel/trpc.ts';
import {
  BankFilter,
  BankPage,
  BankQuestion,
  NearDuplicate,
} from '#shared/features/question/bank.ts';
import { managerOf } from '#shared/kernel/actor.ts';
import { managedQuestion } from '../guards.ts';
import { getBankQuestion, listBankPage, listNearDuplicates } from './queries.ts';
import { withFields, withPreview } from './views.ts';

/** The questions of all quizzes that the caller manages. */
export const bankProcedures = {
  page: authorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/questions',
        summary: 'Questions of all quizzes, searched and filtered',
        list: 'page',
        strict: true,
      },
    })
    .input(BankFilter)
    .output(BankPage)
    .query(async ({ ctx, input }) => {
      const { items, ...page } = await listBankPage(ctx.db, managerOf(ctx.actor), input);
      return { ...page, items: items.map((row) => withPreview(row, input.q)) };
    }),

  get: managedQuestion
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/questions/{id}',
        summary: 'A question with its key, tags and uses, archived or not',
        strict: true,
      },
    })
    .output(BankQuestion)
    .query(async ({ ctx, input }) =>
      withFields(await getBankQuestion(ctx.db, input.id, managerOf(ctx.actor))),
    ),

  nearDuplicates: managedQuestion
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/questions/{id}/near-duplicates',
        summary: 'Questions with nearly the same text, the most similar first',
        list: 'plain',
        strict: true,
      },
    })
    .output(z.array(NearDuplicate))
    .query(({ ctx, input }) =>
      // The threshold of similarity is a setting of the transaction.
      inTransaction(ctx.db, async (tx) => {
        const manager = managerOf(ctx.actor);
        const question = await getBankQuestion(tx, input.id, manager);
        const rows = await listNearDuplicates(tx, manager, question);
        return rows.map((row) => withPreview(row));
      }),
    ),
};
