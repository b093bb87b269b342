import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { adminProcedure } from '#server/kernel/trpc.ts';
import { writing } from '#server/kernel/writing.ts';
import {
  CopyOutcome,
  DifficultyChanges,
  DifficultyOutcome,
} from '#shared/features/question/bank.ts';
import { Id } from '#shared/kernel/id.ts';
import { ManyIds, RowOutcome } from '#shared/kernel/many.ts';
import { lockQuiz } from '../mutations.ts';
import { findQuizCard } from '../queries.ts';
import { removeQuestions } from '../questions/mutations.ts';
import { archiveQuestions, copyQuestions, restoreQuestions, setDifficulties } from './mutations.ts';

/** What is done to several questions of the bank and changes the quizzes that ask them. */
export const bankProcedures = {
  archiveQuestions: adminProcedure
    .input(z.object({ ids: ManyIds }))
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => archiveQuestions(tx, input.ids, writing(ctx))),
    ),

  restoreQuestions: adminProcedure
    .input(z.object({ ids: ManyIds }))
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => restoreQuestions(tx, input.ids, writing(ctx))),
    ),

  setDifficulties: adminProcedure
    .input(DifficultyChanges)
    .output(z.array(DifficultyOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => setDifficulties(tx, input, writing(ctx))),
    ),

  copyQuestions: adminProcedure
    .meta({ finds: 'Quiz' })
    .input(z.object({ ids: ManyIds, quizId: Id }))
    .output(z.array(CopyOutcome))
    .mutation(({ ctx, input: { ids, quizId } }) =>
      inTransaction(ctx.db, async (tx) => {
        await lockQuiz(tx, quizId);
        const quiz = orNotFound(await findQuizCard(tx, quizId, 'author'), 'Quiz');
        return copyQuestions(tx, { ids, quiz }, writing(ctx));
      }),
    ),

  /** Takes back what `copyQuestions` has added; `ids` are those of the copies. */
  removeCopies: adminProcedure
    .meta({ finds: 'Quiz' })
    .input(z.object({ ids: ManyIds, quizId: Id }))
    .output(z.object({ removed: z.int() }))
    .mutation(({ ctx, input: { ids, quizId } }) =>
      inTransaction(ctx.db, async (tx) => {
        orNotFound(await findQuizCard(tx, quizId, 'author'), 'Quiz');
        return { removed: await removeQuestions(tx, quizId, ids, writing(ctx)) };
      }),
    ),
};
