import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { useLastShown } from '../ui/dialog/last-shown.ts';

export interface Question {
  /** Names the act and how many it is for: 'Delete 3 quizzes?' */
  title: string;
  /** What follows from it. */
  consequences: ReactNode;
  confirmLabel: string;
  tone?: 'danger' | 'plain';
  /** Says by itself how it ended. */
  act: () => Promise<unknown>;
}

/** Asks before something is done, and keeps the dialog until it is. Put `dialog` on the page. */
export function useAsk(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();
  const [pending, setPending] = useState(false);
  const shown = useLastShown(question);
  const confirm = async () => {
    if (!question) return;
    setPending(true);
    try {
      await question.act();
    } finally {
      setPending(false);
      setQuestion(undefined);
    }
  };
  const dialog = (
    <ConfirmDialog
      opened={question !== undefined}
      title={shown?.title ?? ''}
      confirmLabel={shown?.confirmLabel ?? 'OK'}
      tone={shown?.tone ?? 'plain'}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={() => setQuestion(undefined)}
    >
      {shown?.consequences}
    </ConfirmDialog>
  );
  return { ask: setQuestion, dialog };
}
