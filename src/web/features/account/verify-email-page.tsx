import { Card, Loader, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconMailX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { failureOf } from '../../failure.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { useVerifyEmail } from './api.ts';

/** Uses the mailed link's token, once, and says what came of it. */
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
      <Text c="dimmed">You can have another link sent from your profile.</Text>
      <ButtonLink to="/profile">Back to Profile</ButtonLink>
    </Result>
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
