import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf, messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useSite } from '#web/site.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useContinueAsGuest, useDeleteAccount } from '../api.ts';
import { profileMessages } from './messages/messages.ts';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
import { SectionCard } from './section-card.tsx';

const shownFor = 8000;
const signOutAfter = 3000;

export function DeleteAccountSection() {
  const m = useMessages(profileMessages);
  const { deletionGraceDays } = useSite();
  const [asking, setAsking] = useState(false);
  const [erasedOn, setErasedOn] = useState<string>();
  if (erasedOn) return <Goodbye erasedOn={erasedOn} />;
  return (
    <SectionCard title={m.sections.delete} lead={m.deletion.lead({ days: deletionGraceDays })}>
      <List mb="lg" spacing="2xs" data-marks>
        <List.Item>{m.deletion.signedOut}</List.Item>
        <List.Item>{m.deletion.restorable({ days: deletionGraceDays })}</List.Item>
        <List.Item>{m.deletion.afterwards}</List.Item>
      </List>
      <Button color="fail" onClick={() => setAsking(true)}>
        {m.deletion.submit}
      </Button>
      <DeletionDialog
        opened={asking}
        onCancel={() => setAsking(false)}
        onScheduled={(date) => {
          setAsking(false);
          setErasedOn(date);
        }}
      />
    </SectionCard>
  );
}

interface DeletionDialogProps {
  opened: boolean;
  onCancel: () => void;
  onScheduled: (date: string) => void;
}

function DeletionDialog({ opened, onCancel, onScheduled }: DeletionDialogProps) {
  const m = useMessages(profileMessages);
  const { deletionGraceDays } = useSite();
  const proof = useOwnerProof();
  const deletion = useDeleteAccount();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const cancel = () => {
    setPassword('');
    setWrong(undefined);
    onCancel();
  };
  const confirm = () =>
    deletion.mutate(password ? { password } : {}, {
      onSuccess: ({ scheduledDeletionDate }) => onScheduled(scheduledDeletionDate),
      onError: (error) => {
        setWrong(failureOf(error).fields?.password);
        toast({
          title: m.deletion.failed.title,
          message: messageOf(error, m.deletion.failed.text),
          tone: 'fail',
          duration: shownFor,
        });
      },
    });
  return (
    <ConfirmDialog
      opened={opened}
      title={m.deletion.ask}
      confirmLabel={m.deletion.submit}
      pending={deletion.isPending}
      disabled={proof === 'google' || (proof === 'password' && password === '')}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <Stack>
        <Text>{m.deletion.askText({ days: deletionGraceDays })}</Text>
        <OwnerProof password={password} onPassword={setPassword} error={wrong} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Shown for three seconds, then the sign-in page opens. */
function Goodbye({ erasedOn }: { erasedOn: string }) {
  const m = useMessages(profileMessages);
  const continueAsGuest = useContinueAsGuest();
  const leave = useEffectEvent(() => void continueAsGuest());
  useEffect(() => {
    const timer = setTimeout(() => leave(), signOutAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert
      color="pass"
      role="status"
      icon={<IconCircleCheck aria-hidden />}
      title={m.deletion.scheduled}
    >
      <Rich
        text={m.deletion.scheduledText}
        parts={{ date: () => <Moment at={erasedOn} form="long" /> }}
      />
    </Alert>
  );
}
