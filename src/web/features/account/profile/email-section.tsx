import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconMailForward } from '@tabler/icons-react';
import { failureOf } from '#web/failure/failure.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useCancelAddressChange, useProfile, useResendVerification } from '../api.ts';
import { SectionCard } from './section-card.tsx';

const notSent = 'Failed to send verification email. Please try again.';

export function EmailSection() {
  const profile = useProfile();
  const { email, emailVerified, pendingEmail } = profile;
  return (
    <SectionCard title="Email Verification">
      {emailVerified && (
        <Alert
          color="pass"
          icon={<IconCircleCheck aria-hidden />}
          title="Your email is verified"
          mb={pendingEmail ? 'md' : 0}
        >
          You have confirmed {email}.
        </Alert>
      )}
      {pendingEmail ? (
        <Pending title="Your new address is not confirmed yet" address={pendingEmail}>
          <CancelChange />
        </Pending>
      ) : (
        !emailVerified && <Pending title="Verification pending" address={email} />
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
  const resend = useResendVerification();
  const toast = useToast();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast({ title: 'Verification email sent!', message: address, tone: 'pass' }),
      onError: (error) => {
        const { code, message } = failureOf(error);
        const isReason = code === 'too-many-requests' || code === 'conflict';
        toast({ title: notSent, ...(isReason ? { message } : {}), tone: 'fail' });
      },
    });
  return (
    <Alert color="marigold" icon={<IconMailForward aria-hidden />} title={title}>
      <Text maw="60ch">
        We sent a link to <strong>{address}</strong>. Open it within 24 hours to confirm the
        address. No email? Check your spam folder, or resend it.
      </Text>
      <Group mt="md">
        <Button onClick={send} loading={resend.isPending}>
          Resend verification email
        </Button>
        {children}
      </Group>
    </Alert>
  );
}

function CancelChange() {
  const cancel = useCancelAddressChange();
  const toast = useToast();
  return (
    <Button
      variant="default"
      loading={cancel.isPending}
      onClick={() =>
        cancel.mutate(undefined, {
          onSuccess: () => toast({ title: 'Your email address was not changed', tone: 'pass' }),
          onError: (error) =>
            toast({ title: 'Error', message: failureOf(error).message, tone: 'fail' }),
        })
      }
    >
      Keep the old address
    </Button>
  );
}
