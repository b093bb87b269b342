import { z } from 'zod';
import { managedQuestions, requireManagedQuestions } from '#server/features/question/guards.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { authorProcedure } from '#server/kernel/trpc.ts';
import { writing } from '#server/kernel/writing.ts';
import {
  CopyOutcome,
  DifficultyChanges,
  DifficultyOutcome,
} from '#shared/features/question/bank.ts';
import { ManyIds, RowOutcome } from '#shared/kernel/many.ts';
import { getQuizCard } from '../cards/queries.ts';
import { inManagedQuiz } from '../guards.ts';
import { replaceLinks } from '../links/mutations.ts';
import { lockQuiz } from '../mutations.ts';
import { getQuizStatus } from '../queries.ts';
import { removeQuestions } from '../questions/mutations.ts';
import { archiveQuestions, copyQuestions, restoreQuestions, setDifficulties } from './mutations.ts';

/** What is done to several questions of the bank and changes the quizzes that ask them. */
export const bankChangeProcedures = {
  archiveQuestions: managedQuestions
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => archiveQuestions(tx, input.ids, writing(ctx))),
    ),

  restoreQuestions: managedQuestions
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => restoreQuestions(tx, input.ids, writing(ctx))),
    ),

  setDifficulties: authorProcedure
    .input(DifficultyChanges)
    .use(async ({ ctx, input, next }) => {
      await requireManagedQuestions(
        ctx,
        input.changes.map(({ id }) => id),
      );
      return next();
    })
    .output(z.array(DifficultyOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => setDifficulties(tx, input, writing(ctx))),
    ),

  copyQuestions: inManagedQuiz
    .input(
      z.object({
        ids: ManyIds,
        replacesLinks: z
          .boolean()
          .default(false)
          .describe('Whether the copies take the place of links to their questions'),
      }),
    )
    .use(async ({ ctx, input, next }) => {
      await requireManagedQuestions(ctx, input.ids);
      return next();
    })
    .output(z.array(CopyOutcome))
    .mutation(({ ctx, input: { ids, quizId, replacesLinks } }) =>
      inTransaction(ctx.db, async (tx) => {
        await lockQuiz(tx, quizId);
        const quiz = await getQuizCard(tx, quizId, 'author');
        const outcomes = await copyQuestions(tx, { ids, quiz }, writing(ctx));
        const copies = new Map(
          outcomes.flatMap((each) => (each.outcome === 'done' ? [[each.id, each.copyId]] : [])),
        );
        if (replacesLinks) await replaceLinks(tx, { quizId, copies }, ctx.now);
        return outcomes;
      }),
    ),

  /** Takes back what `copyQuestions` has added; `ids` are those of the copies. */
  removeCopies: inManagedQuiz
    .input(z.object({ ids: ManyIds }))
    .output(z.object({ removed: z.int() }))
    .mutation(({ ctx, input: { ids, quizId } }) =>
      inTransaction(ctx.db, async (tx) => {
        await getQuizStatus(tx, quizId);
        return { removed: await removeQuestions(tx, quizId, ids, writing(ctx)) };
      }),
    ),
};
