import { Button, Group, Modal, Text } from '@mantine/core';
import { Moment } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useReactivate } from '../api.ts';
import type { DeactivatedAccount } from './login-form.tsx';

interface DeactivatedDialogProps {
  account: DeactivatedAccount | undefined;
  onClose: () => void;
}

/** After the right password, or the right Google account, for an account that is on its way out. */
export function DeactivatedDialog({ account, onClose }: DeactivatedDialogProps) {
  const reactivate = useReactivate();
  const toast = useToast();
  const confirm = () => {
    if (!account) return;
    reactivate.mutate(
      { email: account.email },
      {
        onSuccess: () => {
          toast({
            title: 'Account Reactivated',
            message: 'Your account is active again. Please sign in.',
            tone: 'pass',
          });
          onClose();
        },
        onError: () =>
          toast({
            title: 'Reactivation Failed',
            message: 'Something went wrong while reactivating your account. Please try again.',
            tone: 'fail',
          }),
      },
    );
  };
  return (
    <Modal
      opened={account !== undefined}
      onClose={onClose}
      title="Account Deactivated"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text>
        The account of <strong>{account?.email}</strong> is deactivated
        {account?.scheduledDeletionDate ? (
          <>
            {' '}
            and will be deleted on <Moment at={account.scheduledDeletionDate} form="long" />. Until
            then you can have it back as it was.
          </>
        ) : (
          '. You can have it back as it was.'
        )}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} disabled={reactivate.isPending} data-autofocus>
          Cancel
        </Button>
        <Button loading={reactivate.isPending} onClick={confirm}>
          Reactivate My Account
        </Button>
      </Group>
    </Modal>
  );
}
