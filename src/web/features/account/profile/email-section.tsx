import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconMailForward } from '@tabler/icons-react';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useCancelAddressChange, useProfile, useResendVerification } from '../api.ts';
import { profileMessages } from './messages/messages.ts';
import { SectionCard } from './section-card.tsx';

export function EmailSection() {
  const m = useMessages(profileMessages);
  const profile = useProfile();
  const { email, emailVerified, pendingEmail } = profile;
  return (
    <SectionCard title={m.sections.email}>
      {emailVerified && (
        <Alert
          color="pass"
          icon={<IconCircleCheck aria-hidden />}
          title={m.email.verified}
          mb={pendingEmail ? 'md' : 0}
        >
          {m.email.confirmed({ email })}
        </Alert>
      )}
      {pendingEmail ? (
        <Pending title={m.email.newPending} address={pendingEmail}>
          <CancelChange />
        </Pending>
      ) : (
        !emailVerified && <Pending title={m.email.pending} address={email} />
      )}
    </SectionCard>
  );
}

function Pending({
  title,
  address,
  children,
}: {
  title: string;
  address: string;
  children?: React.ReactNode;
}) {
  const m = useMessages(profileMessages);
  const resend = useResendVerification();
  const toast = useToast();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast({ title: m.email.sent, message: address, tone: 'pass' }),
      onError: (error) => {
        const { code, message } = failureOf(error);
        const isReason = code === 'too-many-requests' || code === 'conflict';
        toast({ title: m.email.notSent, ...(isReason ? { message } : {}), tone: 'fail' });
      },
    });
  return (
    <Alert color="marigold" icon={<IconMailForward aria-hidden />} title={title}>
      <Text maw="60ch">
        <Rich text={m.email.sentTo} parts={{ address: () => <strong>{address}</strong> }} />
      </Text>
      <Group mt="md">
        <Button onClick={send} loading={resend.isPending}>
          {m.email.resend}
        </Button>
        {children}
      </Group>
    </Alert>
  );
}

function CancelChange() {
  const m = useMessages(profileMessages);
  const cancel = useCancelAddressChange();
  const toast = useToast();
  return (
    <Button
      variant="default"
      loading={cancel.isPending}
      onClick={() =>
        cancel.mutate(undefined, {
          onSuccess: () => toast({ title: m.email.notChanged, tone: 'pass' }),
          onError: (error) =>
            toast({ title: m.error, message: failureOf(error).message, tone: 'fail' }),
        })
      }
    >
      {m.email.keepOld}
    </Button>
  );
}
