import { z } from 'zod';
import type { Database } from '#db/open.ts';
import { managedQuestion } from '#server/features/question/guards.ts';
import { notFound, orNotFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { EditorPlace, EditorSign, OtherEditor } from '#shared/features/quiz/presence.ts';
import type { Member } from '#shared/kernel/actor.ts';
import { managedQuiz } from '../guards.ts';
import { findQuestionForAuthor } from '../questions/queries.ts';
import { forgetEditor, noteEditor } from './mutations.ts';
import { listOtherEditors } from './queries.ts';

/** Who else has an editor open, for those who may edit the quiz. Each call is a sign of the caller's own editor. */
export const presenceProcedures = {
  signEditor: managedQuiz
    .input(EditorSign.extend(EditorPlace.shape))
    .output(z.array(OtherEditor))
    .mutation(({ ctx, input: { id: quizId, ...sign } }) => signed(ctx, { quizId, ...sign })),

  /** The same for a question of the bank, whose home quiz is found. */
  signQuestion: managedQuestion
    .input(EditorSign)
    .output(z.array(OtherEditor))
    .mutation(async ({ ctx, input: { id: questionId, ...sign } }) => {
      const { quizId } = orNotFound(await findQuestionForAuthor(ctx.db, questionId), 'Question');
      return signed(ctx, { quizId, questionId, ...sign });
    }),
};

interface Call {
  db: Database;
  actor: Member;
  now: Date;
}

type Sign = z.output<typeof EditorSign> & z.output<typeof EditorPlace> & { quizId: number };

const signed = ({ db, actor, now }: Call, { isLeaving, ...place }: Sign) =>
  inTransaction(db, async (tx) => {
    const sign = { ...place, userId: actor.userId, now };
    if (isLeaving) {
      await forgetEditor(tx, sign);
      return [];
    }
    if (!(await noteEditor(tx, sign))) throw notFound('Quiz');
    return listOtherEditors(tx, sign);
  });
