import { Button, Card, Loader, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconMailX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { failureOf } from '#web/failure/failure.ts';
import { useUser } from '#web/session/session.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useResendVerification, useVerifyEmail } from '../api.ts';

/** Uses the token of the mailed link once and shows the outcome. */
export function VerifyEmailPage({ token }: { token: string | undefined }) {
  const { mutate, data, error } = useVerifyEmail();
  const used = useRef(false);
  const verify = useEffectEvent(() => {
    if (!token || used.current) return;
    used.current = true;
    mutate({ token });
  });
  useEffect(() => verify(), []);

  if (!token) return <Failed title="Verification failed" reason="No verification token provided" />;
  if (error) return <Failed title="Failed to verify email" reason={failureOf(error).message} />;
  if (!data) return <Waiting />;
  if (!data.success) return <Failed title="Verification failed" reason={data.error} />;
  return (
    <Result
      icon={<IconCircleCheck size={56} color="var(--pass)" aria-hidden />}
      title="Your email is verified"
    >
      <Text>Thank you. This address is confirmed as yours.</Text>
      <ButtonLink to="/profile">Go to Profile</ButtonLink>
    </Result>
  );
}

function Waiting() {
  return (
    <Result icon={<Loader size={56} aria-hidden />} title="Verifying your email…">
      <Text c="dimmed">This takes a moment.</Text>
    </Result>
  );
}

function Failed({ title, reason }: { title: string; reason: string | undefined }) {
  return (
    <Result icon={<IconMailX size={56} color="var(--fail)" aria-hidden />} title={title}>
      {reason && <Text>{reason}</Text>}
      <AnotherLink />
      <ButtonLink to="/profile" variant="default">
        Back to Profile
      </ButtonLink>
    </Result>
  );
}

/** The remedy in place: a member has a new link sent here, a guest signs in first. */
function AnotherLink() {
  const user = useUser();
  const resend = useResendVerification();
  if (!user) {
    return (
      <ButtonLink to="/auth" search={{ redirect: '/profile?section=email' }}>
        Sign in to get a new link
      </ButtonLink>
    );
  }
  if (resend.isSuccess) return <Text>We sent a new link. Please check your inbox.</Text>;
  return (
    <>
      {resend.error && <Text c="fail">{failureOf(resend.error).message}</Text>}
      <Button loading={resend.isPending} onClick={() => resend.mutate()}>
        Send a new link
      </Button>
    </>
  );
}

function Result({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <Page width="form">
      <Card padding="xl" role="status">
        <Stack align="center" ta="center">
          {icon}
          <Title order={1} size="h2">
            {title}
          </Title>
          {children}
        </Stack>
      </Card>
    </Page>
  );
}
