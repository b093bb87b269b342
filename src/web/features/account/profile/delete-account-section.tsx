import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { deletionGraceDays } from '#shared/features/account/rules.ts';
import { failureOf, messageOf } from '#web/failure/failure.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useContinueAsGuest, useDeleteAccount } from '../api.ts';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
import { SectionCard } from './section-card.tsx';

const shownFor = 8000;
const signOutAfter = 3000;

export function DeleteAccountSection() {
  const [asking, setAsking] = useState(false);
  const [erasedOn, setErasedOn] = useState<string>();
  if (erasedOn) return <Goodbye erasedOn={erasedOn} />;
  return (
    <SectionCard
      title="Delete Account"
      lead={`Your account is deactivated immediately and permanently deleted after ${deletionGraceDays} days.`}
    >
      <List mb="lg" spacing={4}>
        <List.Item>You are signed out everywhere immediately.</List.Item>
        <List.Item>
          Within {deletionGraceDays} days you can restore everything: sign in and reactivate your
          account.
        </List.Item>
        <List.Item>
          After that, your profile, your results and your place on the leaderboard are deleted. Your
          answers stay only as anonymous statistics of each quiz.
        </List.Item>
      </List>
      <Button color="fail" onClick={() => setAsking(true)}>
        Delete my account
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
          title: 'Deletion failed',
          message: messageOf(error, 'Unable to schedule account deletion. Please try again.'),
          tone: 'fail',
          duration: shownFor,
        });
      },
    });
  return (
    <ConfirmDialog
      opened={opened}
      title="Delete your account?"
      confirmLabel="Delete my account"
      pending={deletion.isPending}
      disabled={proof === 'google' || (proof === 'password' && password === '')}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <Stack>
        <Text>
          You are signed out everywhere now, and everything is permanently deleted in{' '}
          {deletionGraceDays} days. Until then you can reactivate your account.
        </Text>
        <OwnerProof password={password} onPassword={setPassword} error={wrong} />
      </Stack>
    </ConfirmDialog>
  );
}

/** For three seconds; then the page where one signs in. */
function Goodbye({ erasedOn }: { erasedOn: string }) {
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
      title="Your account is scheduled for deletion"
    >
      It will be deleted on <Moment at={erasedOn} form="long" />. Until then you can restore it:
      sign in and reactivate it. You are being signed out.
    </Alert>
  );
}
