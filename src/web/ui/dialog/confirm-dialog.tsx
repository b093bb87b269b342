import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  /** Names the act and the object: 'Delete “World capitals”?' */
  title: string;
  /** What follows from it, in words. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** While the act is under way the dialog stays and cannot be sent twice. */
  pending?: boolean;
  /** Something must be done first, such as typing a name. */
  disabled?: boolean;
  tone?: 'danger' | 'plain';
  /** Its name among the dialogs of a `Modal.Stack`, where it asks about another one. */
  stackId?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action that cannot easily be undone. Cancel has the focus. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  cancelLabel,
  pending = false,
  disabled = false,
  tone = 'danger',
  stackId,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const m = useMessages(uiMessages);
  const close = () => {
    if (!pending) onCancel();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={title}
      // Above a dialog that was opened later in the page: it asks about that one.
      zIndex={250}
      {...(stackId ? { stackId } : {})}
      // On the root, which stays in the page when the dialog is closed.
      {...(opened ? { role: 'alertdialog', 'aria-label': title } : {})}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <Text component="div">{children}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close} disabled={pending} data-autofocus>
          {cancelLabel ?? m.cancel}
        </Button>
        <Button
          color={tone === 'danger' ? 'fail' : 'pen'}
          loading={pending}
          disabled={disabled}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Dialog>
  );
}
