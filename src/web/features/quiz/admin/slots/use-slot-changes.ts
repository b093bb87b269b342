import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { usePending } from '#web/ui/use-pending.ts';
import { type QuizSlot, type StoredSlots, useSlotCalls } from '../api.ts';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import { slotsToSend } from './placed-questions.ts';

/** Stores other slots, which can be undone, and copies linked questions into the quiz. */
export function useSlotChanges(quizId: number, onCopied: (() => void) | undefined) {
  const { slots: m, bar } = useMessages(quizEditorMessages);
  const calls = useSlotCalls();
  const report = useReportSave();
  const toast = useToast();
  const { run } = usePending();
  const failed = (error: unknown) => ({ title: m.failed, message: messageOf(error, m.failed) });
  const set = ({ updatedAt: loadedUpdatedAt }: StoredSlots, slots: readonly QuizSlot[]) =>
    calls.set({ id: quizId, slots: slotsToSend(slots), loadedUpdatedAt });
  /** @param stored what the change began from */
  const save = (stored: StoredSlots, slots: readonly QuizSlot[]) =>
    report(set(stored, slots), {
      saved: (changed) => ({
        title: m.saved,
        action: { label: bar.undo, onClick: () => void takeBack(changed, stored.slots) },
      }),
      failed,
    });
  /** Stores the slots of before, unless they were changed again meanwhile. */
  const takeBack = (changed: StoredSlots, slots: readonly QuizSlot[]) =>
    report(set(changed, slots), { saved: { title: m.undone }, failed }).catch(() => undefined);
  /** The editor begins anew with the copy, so nothing may be unsaved in it. */
  const copy = async (questionId: number) => {
    if (!onCopied) {
      toast({ title: m.saveFirst });
      return;
    }
    try {
      await calls.copy({ ids: [questionId], quizId, replacesLinks: true });
      toast({ title: m.copied, tone: 'pass' });
      onCopied();
    } catch (error) {
      toast({ ...failed(error), tone: 'fail' });
    }
  };
  return {
    save,
    // A second press would make a second copy.
    copy: (questionId: number) => run(() => copy(questionId)),
    isSaving: calls.isSaving,
  };
}
