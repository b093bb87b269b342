import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { useLastShown } from '../ui/dialog/last-shown.ts';
import { usePending } from '../ui/use-pending.ts';

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
  const { pending, run } = usePending();
  const shown = useLastShown(confirmation);
  const act = async () => {
    try {
      await confirmation?.act();
    } finally {
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
      onConfirm={() => void run(act)}
      onCancel={() => setConfirmation(undefined)}
    >
      {shown?.consequences}
    </ConfirmDialog>
  );
  return { confirm: setConfirmation, dialog };
}
