import { z } from 'zod';
import type { Database } from '#db/open.ts';
import { managedQuestion } from '#server/features/question/guards.ts';
import { notFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { EditorFocus, EditorHeartbeat, OtherEditor } from '#shared/features/quiz/presence.ts';
import type { Member } from '#shared/kernel/actor.ts';
import { managedQuiz } from '../guards.ts';
import { getQuestionForAuthor } from '../questions/queries.ts';
import { forgetEditor, noteEditor } from './mutations.ts';
import { listOtherEditors } from './queries.ts';

/** Who else has an editor open, for those who may edit the quiz. Each call is a heartbeat of the caller's own editor. */
export const presenceProcedures = {
  reportEditor: managedQuiz
    .input(EditorHeartbeat.extend(EditorFocus.shape))
    .output(z.array(OtherEditor))
    .mutation(({ ctx, input: { id: quizId, ...heartbeat } }) =>
      noteHeartbeat(ctx, { quizId, ...heartbeat }),
    ),

  /** The same for a question of the bank, whose home quiz is found. */
  reportQuestionEditor: managedQuestion
    .input(EditorHeartbeat)
    .output(z.array(OtherEditor))
    .mutation(async ({ ctx, input: { id: questionId, ...heartbeat } }) => {
      const { quizId } = await getQuestionForAuthor(ctx.db, questionId);
      return noteHeartbeat(ctx, { quizId, questionId, ...heartbeat });
    }),
};

interface Call {
  db: Database;
  actor: Member;
  now: Date;
}

type Heartbeat = z.output<typeof EditorHeartbeat> &
  z.output<typeof EditorFocus> & { quizId: number };

const noteHeartbeat = ({ db, actor, now }: Call, { isLeaving, ...focus }: Heartbeat) =>
  inTransaction(db, async (tx) => {
    const editor = { ...focus, userId: actor.userId, now };
    if (isLeaving) {
      await forgetEditor(tx, editor);
      return [];
    }
    if (!(await noteEditor(tx, editor))) throw notFound('Quiz');
    return listOtherEditors(tx, editor);
  });
