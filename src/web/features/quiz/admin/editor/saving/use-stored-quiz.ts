import { failureOf, isFailure, messageOf } from '#web/failure/failure.ts';
import { useCreateQuiz, useSaveQuiz } from '#web/features/quiz/admin/api.ts';
import { useMessages } from '#web/language/language.tsx';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { quizEditorMessages } from '../messages/messages.ts';
import { storedQuiz } from '../quiz-draft.ts';
import { asNewQuiz, isConflict, type QuizToSend } from './use-sending.ts';

/** Where the editor sends a stored quiz, and how it learns what is stored now. */
export function useStoredQuiz(id: number) {
  const m = useMessages(quizEditorMessages);
  const { save, loadLatest } = useSaveQuiz();
  const create = useCreateQuiz();
  const report = useReportSave();
  const failed = (error: unknown) =>
    // Both versions are shown in a dialog.
    isConflict(failureOf(error))
      ? undefined
      : { title: m.updateFailed, message: messageOf(error, m.errorOccurred) };
  const onSave = ({ quiz, questions, removedIds }: QuizToSend, base: string | null) => {
    const input = { id, quiz, questions, removedIds };
    return report(save(base ? { ...input, loadedUpdatedAt: base } : input), {
      saved: ({ updatedQuestions, createdQuestions }) => ({
        title: m.updated,
        message: m.updatedCounts({ updated: updatedQuestions, created: createdQuestions }),
      }),
      failed,
    });
  };
  const onSaveAsNew = (quiz: QuizToSend) =>
    report(create(asNewQuiz(quiz)), { saved: { title: m.savedAsNew }, failed });
  const loadStored = async () => {
    try {
      const latest = await loadLatest(id);
      return { work: storedQuiz(latest), updatedAt: latest.updatedAt };
    } catch (error) {
      if (isFailure(error, 'not-found')) return undefined;
      throw error;
    }
  };
  return { onSave, onSaveAsNew, loadStored };
}
