import { Button, Group, Modal, Text } from '@mantine/core';
import { Moment } from '../../ui/moment.tsx';
import type { DeactivatedAccount } from './login-form.tsx';

interface DeactivatedDialogProps {
  account: DeactivatedAccount | undefined;
  onCancel: () => void;
}

/** After the right password for an account that is on its way out. */
export function DeactivatedDialog({ account, onCancel }: DeactivatedDialogProps) {
  return (
    <Modal opened={account !== undefined} onClose={onCancel} title="Account Deactivated">
      <Text>
        The account of {account?.email} is deactivated
        {account?.scheduledDeletionDate ? (
          <>
            {' '}
            and will be deleted on <Moment at={account.scheduledDeletionDate} form="long" />
          </>
        ) : null}
        . Until then you can have it back as it was.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          Cancel
        </Button>
      </Group>
    </Modal>
  );
}
