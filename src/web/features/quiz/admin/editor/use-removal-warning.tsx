import { concernsQuizzes } from '#shared/features/quiz/leaving.ts';
import { useMessages } from '#web/language/language.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { ConcernedQuizzes } from '#web/ui/admin/concerned-quizzes.tsx';
import { usePending } from '#web/ui/use-pending.ts';
import { useLatest } from '#web/use-latest.ts';
import { useReadRemovalImpact } from '../api.ts';
import { quizEditorMessages } from './messages/messages.ts';

/**
 * Asks before a save that removes questions which other quizzes ask. Render `dialog` outside of the form.
 * @param removedIds the questions that the save removes
 */
export function useRemovalWarning(removedIds: readonly number[], save: () => void) {
  const m = useMessages(quizEditorMessages).removing;
  const readImpact = useReadRemovalImpact();
  const { confirm, dialog } = useConfirm();
  const { run } = usePending();
  // What is typed while the quizzes are looked up is saved, too.
  const latest = useLatest(save);
  const submit = async () => {
    if (removedIds.length === 0) {
      save();
      return;
    }
    // If the impact cannot be read, the save goes on: linked questions are kept as copies anyway.
    const impact = await readImpact([...removedIds]).catch(() => undefined);
    if (!impact || !concernsQuizzes(impact)) latest.current();
    else
      confirm({
        title: m.title({ count: removedIds.length }),
        consequences: <ConcernedQuizzes impact={impact} />,
        confirmLabel: m.confirm,
        tone: 'danger',
        act: () => Promise.resolve(latest.current()),
      });
  };
  return { submit: () => void run(submit), dialog };
}
