import { trpc } from '#web/trpc.ts';
import { useOtherEditors } from './use-other-editors.ts';

const outlivesPage = { context: { outlivesPage: true } };

/** Who else has the editor of a stored quiz open. @param questionId the question that is open here */
export function useEditorsOf(quizId: number | null, questionId: number | null) {
  const { client } = trpc.useUtils();
  return useOtherEditors(
    quizId === null
      ? undefined
      : (heartbeat) => client.quiz.reportEditor.mutate({ id: quizId, ...heartbeat }, outlivesPage),
    questionId,
  );
}

/** Who else has a question of the bank open, here or in the editor of its quiz. */
export function useEditorsOfQuestion(id: number) {
  const { client } = trpc.useUtils();
  return useOtherEditors(
    ({ tab, isLeaving }) =>
      client.quiz.reportQuestionEditor.mutate({ id, tab, isLeaving }, outlivesPage),
    id,
  );
}
