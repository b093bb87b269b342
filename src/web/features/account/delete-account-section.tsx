import { Alert, Button, List, PasswordInput, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { deletionGraceDays } from '#shared/features/account/rules.ts';
import { failureOf, messageOf } from '../../failure.ts';
import { useServerClock } from '../../server-clock.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Moment } from '../../ui/moment.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { useDeleteAccount, useDepart, useProfile, useSessionState } from './api.ts';
import { SectionCard } from './section-card.tsx';

const shownFor = 8000;
const departAfter = 3000;

export function DeleteAccountSection() {
  const [asking, setAsking] = useState(false);
  const [erasedOn, setErasedOn] = useState<string>();
  if (erasedOn) return <Goodbye erasedOn={erasedOn} />;
  return (
    <SectionCard
      title="Delete Account"
      lead={`Your account is deactivated at once and deleted for good after ${deletionGraceDays} days.`}
    >
      <List mb="lg" spacing={4}>
        <List.Item>You are signed out everywhere right away.</List.Item>
        <List.Item>
          Within {deletionGraceDays} days you can have everything back: sign in and reactivate.
        </List.Item>
        <List.Item>
          After that your profile, your results and your place on the leaderboard are gone. Answers
          stay only as nameless figures of each quiz.
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
  const { hasPassword } = useProfile();
  const { data: session } = useSessionState();
  const clock = useServerClock();
  const deletion = useDeleteAccount();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const isFresh = session !== undefined && Date.parse(session.freshUntil) > clock.now() + 30_000;
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
      disabled={!isFresh && hasPassword && password === ''}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <Stack>
        <Text>
          You are signed out everywhere now, and everything is deleted for good in{' '}
          {deletionGraceDays} days. Until then you can reactivate your account.
        </Text>
        {!isFresh &&
          (hasPassword ? (
            <PasswordInput
              label="Your password"
              description="To be sure that it is you."
              autoComplete="current-password"
              value={password}
              error={wrong}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          ) : (
            <Alert color="marigold" icon={<IconAlertTriangle aria-hidden />}>
              To be sure that it is you: please log out, sign in with Google again, and come back
              within ten minutes.
            </Alert>
          ))}
      </Stack>
    </ConfirmDialog>
  );
}

/** For three seconds; then the page where one signs in. */
function Goodbye({ erasedOn }: { erasedOn: string }) {
  const depart = useDepart();
  const leave = useEffectEvent(() => void depart());
  useEffect(() => {
    const timer = setTimeout(() => leave(), departAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert
      color="pass"
      role="status"
      icon={<IconCircleCheck aria-hidden />}
      title="Your account is scheduled for deletion"
    >
      It will be deleted on <Moment at={erasedOn} form="long" />. Until then you can have it back:
      sign in and reactivate it. You are being signed out.
    </Alert>
  );
}
