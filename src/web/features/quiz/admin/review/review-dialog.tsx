import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import { quizReviewMessages } from './messages/messages.ts';

interface ReviewDialogProps {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The step between the decision to publish a quiz and its publishing. */
export function ReviewDialog({ opened, onClose, children }: ReviewDialogProps) {
  const m = useMessages(quizReviewMessages);
  const { close } = useMessages(quizEditorMessages);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="64rem"
      title={m.title}
      closeButtonProps={{ 'aria-label': close }}
    >
      {children}
    </Dialog>
  );
}
