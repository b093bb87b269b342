import { Text } from '@mantine/core';
import { cooldownText } from '#shared/features/attempt/rules.ts';
import type { CallFailure } from '#web/failure/failure.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface LeaveDialogProps {
  opened: boolean;
  pending: boolean;
  failure: CallFailure | undefined;
  onStay: () => void;
  onLeave: () => void;
}

/** Before an attempt is given up. */
export function LeaveDialog({ opened, pending, failure, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title="Leave this quiz?"
      confirmLabel="Leave Quiz"
      cancelLabel="Stay & Continue"
      pending={pending}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <Text>
        Leaving ends this attempt now. It counts as zero, not passed, and you can retake the quiz in{' '}
        {cooldownText.failed}.
      </Text>
      {failure && (
        <Text c="fail" mt="sm" role="alert">
          {failure.message} You have not left yet.
        </Text>
      )}
    </ConfirmDialog>
  );
}
