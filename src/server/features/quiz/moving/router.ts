import { z } from 'zod';
import { managedQuestions, requireManagedQuestions } from '#server/features/question/guards.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { translationInto } from '#server/kernel/translations.ts';
import { authorProcedure } from '#server/kernel/trpc.ts';
import { writing } from '#server/kernel/writing.ts';
import {
  MovedToNewQuiz,
  MovePreview,
  MoveToNewQuiz,
  QuestionMoveOutcome,
  QuestionMoves,
} from '#shared/features/quiz/moving.ts';
import { managerOf } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { requireManagedQuizzes } from '../guards.ts';
import { moveQuestions } from './mutations.ts';
import { previewMove } from './queries.ts';
import { moveToNewQuiz } from './workflows/move-to-new-quiz.ts';

/** Questions that leave their quiz for another one. */
export const movingProcedures = {
  moveQuestions: authorProcedure
    .meta({ finds: 'Quiz' })
    .input(QuestionMoves)
    .use(async ({ ctx, input: { moves }, next }) => {
      await requireManagedQuestions(
        ctx,
        moves.map(({ id }) => id),
      );
      await requireManagedQuizzes(
        ctx,
        moves.map(({ quizId }) => quizId),
      );
      return next();
    })
    .output(z.array(QuestionMoveOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => moveQuestions(tx, input, writing(ctx))),
    ),

  moveToNewQuiz: managedQuestions
    .input(MoveToNewQuiz)
    .output(MovedToNewQuiz)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) =>
        moveToNewQuiz(tx, { ...input, rules: ctx.settings.current.quizRules }, writing(ctx)),
      ),
    ),

  /** What a move would change, before it is made. */
  previewMove: managedQuestions
    .meta({ finds: 'Quiz' })
    .input(z.object({ quizId: Id.nullable().describe('null for a new draft') }))
    .use(async ({ ctx, input: { quizId }, next }) => {
      if (quizId !== null) await requireManagedQuizzes(ctx, [quizId]);
      return next();
    })
    .output(MovePreview)
    .query(async ({ ctx, input }) => {
      const preview = await previewMove(ctx.db, input, managerOf(ctx.actor));
      const translate = translationInto(ctx.language);
      const refused = preview.refused.map((row) => ({ ...row, message: translate(row.message) }));
      return { ...preview, refused };
    }),
};
