import { Button, Group, Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useReactivate } from '../api.ts';
import type { DeactivatedAccount } from './login-form.tsx';
import { signInMessages } from './messages/messages.ts';

interface DeactivatedDialogProps {
  account: DeactivatedAccount;
  onClose: () => void;
}

/** After the right password, or the right Google account, for an account that is deactivated. */
export function DeactivatedDialog({ account, onClose }: DeactivatedDialogProps) {
  const m = useMessages(signInMessages);
  const reactivate = useReactivate();
  const toast = useToast();
  const confirm = () => {
    reactivate.mutate(
      { email: account.email },
      {
        onSuccess: () => {
          toast({
            title: m.deactivated.done.title,
            message: m.deactivated.done.text,
            tone: 'pass',
          });
          onClose();
        },
        onError: () =>
          toast({
            title: m.deactivated.failed.title,
            message: m.deactivated.failed.text,
            tone: 'fail',
          }),
      },
    );
  };
  const deletionDate = account.scheduledDeletionDate;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={m.deactivated.title}
      closeButtonProps={{ 'aria-label': m.deactivated.close }}
    >
      <Text>
        <Rich
          text={deletionDate ? m.deactivated.deletedOn : m.deactivated.text}
          parts={{
            email: () => <strong>{account.email}</strong>,
            date: () => deletionDate && <Moment at={deletionDate} form="long" />,
          }}
        />
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} disabled={reactivate.isPending} data-autofocus>
          {m.deactivated.cancel}
        </Button>
        <Button loading={reactivate.isPending} onClick={confirm}>
          {m.deactivated.reactivate}
        </Button>
      </Group>
    </Dialog>
  );
}
