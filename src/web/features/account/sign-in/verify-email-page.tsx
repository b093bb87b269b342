import { Button, Card, Loader, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconMailX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { safeReturnPath } from '#shared/kernel/return-path.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useLinkToken } from '#web/session/link-token.ts';
import { useUser } from '#web/session/session.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useResendVerification, useVerifyEmail } from '../api.ts';
import { signInMessages } from './messages/messages.ts';

/** Uses the token of a mailed link once and shows the outcome. */
export function VerifyEmailPage({ inSearch }: { inSearch: string | undefined }) {
  const m = useMessages(signInMessages);
  const token = useLinkToken({ inSearch });
  const { mutate, data, error } = useVerifyEmail();
  const used = useRef<string>(undefined);
  const verify = useEffectEvent(() => {
    if (!token || used.current === token) return;
    used.current = token;
    mutate({ token });
  });
  useEffect(() => {
    if (token) verify();
  }, [token]);

  if (token === null) return <Failed title={m.verify.failed} reason={m.verify.noToken} />;
  if (error) return <Failed title={m.verify.callFailed} reason={failureOf(error).message} />;
  if (!data) return <Waiting />;
  if (!data.success) return <Failed title={m.verify.failed} reason={data.error} />;
  return (
    <Result
      icon={<IconCircleCheck size={56} color="var(--pass)" aria-hidden />}
      title={m.verify.done}
    >
      <Text>{m.verify.thanks}</Text>
      <GoOn />
    </Result>
  );
}

/** Back to what the account was created for, else to the profile. */
function GoOn() {
  const m = useMessages(signInMessages);
  // With the token in the fragment, which the page has read by now.
  const [path] = useState(() =>
    safeReturnPath(new URLSearchParams(window.location.hash.slice(1)).get('to') ?? undefined),
  );
  if (path === '/') return <ButtonLink to="/profile">{m.verify.toProfile}</ButtonLink>;
  return (
    <Button component="a" href={path}>
      {m.verify.goOn}
    </Button>
  );
}

function Waiting() {
  const m = useMessages(signInMessages);
  return (
    <Result icon={<Loader size={56} aria-hidden />} title={m.verify.waiting}>
      <Text c="dimmed">{m.verify.moment}</Text>
    </Result>
  );
}

function Failed({ title, reason }: { title: string; reason: string | undefined }) {
  const m = useMessages(signInMessages);
  return (
    <Result icon={<IconMailX size={56} color="var(--fail)" aria-hidden />} title={title}>
      {reason && <Text>{reason}</Text>}
      <AnotherLink />
      <ButtonLink to="/profile" variant="default">
        {m.verify.backToProfile}
      </ButtonLink>
    </Result>
  );
}

/** Offers a new link: a member can request it here, a guest has to sign in first. */
function AnotherLink() {
  const m = useMessages(signInMessages);
  const user = useUser();
  const resend = useResendVerification();
  if (!user) {
    return (
      <ButtonLink to="/auth" search={{ redirect: '/profile?section=email' }}>
        {m.verify.signIn}
      </ButtonLink>
    );
  }
  if (resend.isSuccess) return <Text>{m.verify.resent}</Text>;
  return (
    <>
      {resend.error && <Text c="fail">{failureOf(resend.error).message}</Text>}
      <Button loading={resend.isPending} onClick={() => resend.mutate()}>
        {m.verify.resend}
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
