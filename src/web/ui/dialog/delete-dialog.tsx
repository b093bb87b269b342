import type { ReactNode } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { useToast } from '../toaster.tsx';
import { usePending } from '../use-pending.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useLastShown } from './last-shown.ts';

interface DeleteDialogProps<Target> {
  /** The object to delete; the dialog is open while there is one. */
  target: Target | undefined;
  name: (target: Target) => string;
  remove: (target: Target) => Promise<unknown>;
  /** Titles of the toasts after success and after a failure. */
  deleted: string;
  failed: string;
  /** What a failure says that brings no message of its own. */
  failedBecause?: string;
  onClose: () => void;
  /** What follows from it, in words. */
  children: (target: Target) => ReactNode;
}

/** Asks before something is deleted, deletes it, and says how that ended. */
export function DeleteDialog<Target>(props: DeleteDialogProps<Target>) {
  const m = useMessages(adminUiMessages);
  const { target, name, deleted, failed, failedBecause = m.pleaseTryAgain, onClose } = props;
  const { pending, run } = usePending();
  const shown = useLastShown(target);
  const toast = useToast();
  const confirm = async () => {
    if (target === undefined) return;
    try {
      await props.remove(target);
      toast({ title: deleted, message: name(target), tone: 'pass' });
    } catch (error) {
      toast({ title: failed, message: messageOf(error, failedBecause), tone: 'fail' });
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      opened={target !== undefined}
      title={m.deleteQuestion({ name: shown === undefined ? '' : name(shown) })}
      confirmLabel={m.delete}
      pending={pending}
      onConfirm={() => void run(confirm)}
      onCancel={onClose}
    >
      {shown !== undefined && props.children(shown)}
    </ConfirmDialog>
  );
}
