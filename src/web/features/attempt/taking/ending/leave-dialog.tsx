import { Text } from '@mantine/core';
import type { CallFailure } from '#web/failure/failure.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { endingMessages } from './messages/messages.ts';

interface LeaveDialogProps {
  opened: boolean;
  pending: boolean;
  /** For how long leaving locks the quiz. */
  lockHours: number;
  /** An answer was checked, so leaving grades the attempt. */
  isGraded: boolean;
  failure: CallFailure | undefined;
  onStay: () => void;
  onLeave: () => void;
}

/** Before an attempt is given up, or graded because an answer was checked. */
export function LeaveDialog({
  opened,
  pending,
  lockHours,
  isGraded,
  failure,
  onStay,
  onLeave,
}: LeaveDialogProps) {
  const { leave: m } = useMessages(endingMessages);
  const format = useFormat();
  const abandoned = lockHours > 0 ? m.follows({ wait: format.wait(lockHours) }) : m.followsAtOnce;
  return (
    <ConfirmDialog
      opened={opened}
      title={m.title}
      confirmLabel={m.confirm}
      cancelLabel={m.stay}
      pending={pending}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <Text>{isGraded ? m.graded : abandoned}</Text>
      {failure && (
        <Text c="fail" mt="sm" role="alert">
          {m.failed({ reason: failure.message })}
        </Text>
      )}
    </ConfirmDialog>
  );
}
