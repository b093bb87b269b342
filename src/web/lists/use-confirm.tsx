import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { useLastShown } from '../ui/dialog/last-shown.ts';

export interface Confirmation {
  /** Names the act and how many it is for: 'Delete 3 quizzes?' */
  title: string;
  /** What happens if it is confirmed. */
  consequences: ReactNode;
  confirmLabel: string;
  tone?: 'danger' | 'plain';
  /** Reports its outcome itself, for example as a toast. */
  act: () => Promise<unknown>;
}

/** A confirmation dialog that stays open until the action has ended. Render `dialog` on the page. */
export function useConfirm(): {
  confirm: (confirmation: Confirmation) => void;
  dialog: ReactNode;
} {
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const [pending, setPending] = useState(false);
  const isRunning = useRef(false);
  const shown = useLastShown(confirmation);
  const run = async () => {
    if (!confirmation || isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      await confirmation.act();
    } finally {
      isRunning.current = false;
      setPending(false);
      setConfirmation(undefined);
    }
  };
  const dialog = (
    <ConfirmDialog
      opened={confirmation !== undefined}
      title={shown?.title ?? ''}
      confirmLabel={shown?.confirmLabel ?? ''}
      tone={shown?.tone ?? 'plain'}
      pending={pending}
      onConfirm={() => void run()}
      onCancel={() => setConfirmation(undefined)}
    >
      {shown?.consequences}
    </ConfirmDialog>
  );
  return { confirm: setConfirmation, dialog };
}
