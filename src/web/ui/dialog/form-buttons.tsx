import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';

interface FormButtonsProps {
  /** The word on the button that sends the form. */
  children: ReactNode;
  /** While it is sent. */
  pending: boolean;
  disabled?: boolean;
  tone?: 'normal' | 'danger';
  /** In place of "Cancel". */
  cancelLabel?: string;
  onCancel: () => void;
  /** Without it the button submits the form around it. */
  onSend?: () => void;
}

/** The last line of a form: a button that cancels, and the one that sends it. */
export function FormButtons({
  children,
  pending,
  disabled = false,
  tone = 'normal',
  cancelLabel,
  onCancel,
  onSend,
}: FormButtonsProps) {
  const m = useMessages(uiMessages);
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel} disabled={pending}>
        {cancelLabel ?? m.cancel}
      </Button>
      <Button
        {...(onSend ? { onClick: onSend } : { type: 'submit' })}
        color={tone === 'danger' ? 'fail' : 'pen'}
        loading={pending}
        disabled={disabled}
      >
        {children}
      </Button>
    </Group>
  );
}
