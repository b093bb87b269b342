import { Alert, Skeleton } from '@mantine/core';
import { IconClock, IconLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { forgetLinkToken } from '#web/session/link-token.ts';
import { useUser } from '#web/session/session.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { ByLink, LinkNotOpened } from '../trial/by-link.tsx';
import { useOpenByLink } from './api.ts';
import { accessMessages } from './messages/messages.ts';

const keptAs = 'open-quiz';

/** Reached by the access link of a quiz: leads members on to the quiz, and guests to signing in. */
export function OpenQuizPage() {
  const m = useMessages(accessMessages);
  const isGuest = useUser() === null;
  return (
    <ByLink title={m.pageTitle} description={m.description} keptAs={keptAs}>
      {(token) => (
        <Page width="form">
          <PageHeader title={m.pageTitle} lead={m.description} />
          {isGuest ? <SignInFirst /> : <Opening token={token} />}
        </Page>
      )}
    </ByLink>
  );
}

function SignInFirst() {
  const m = useMessages(accessMessages);
  return (
    <>
      <Alert color="marigold" mb="md" icon={<IconLock aria-hidden />} title={m.signInFirst}>
        {m.signInHint}
      </Alert>
      <ButtonLink to="/auth" search={{ redirect: '/open-quiz' }}>
        {m.signIn}
      </ButtonLink>
    </>
  );
}

function Opening({ token }: { token: string }) {
  const m = useMessages(accessMessages);
  const { data, error, mutate } = useOpenByLink();
  const navigate = useNavigate();
  useEffect(() => mutate({ token }), [mutate, token]);
  useEffect(() => {
    if (!data) return;
    forgetLinkToken(keptAs);
    const params = { id: String(data.quizId) };
    if (data.isOpen) void navigate({ to: '/quiz/$id', params, replace: true });
  }, [data, navigate]);
  if (error) return <LinkNotOpened error={error} onRetry={() => mutate({ token })} />;
  if (data && !data.isOpen)
    return (
      <Alert color="marigold" icon={<IconClock aria-hidden />} title={m.notYet} role="status">
        {m.notYetHint}
      </Alert>
    );
  return <Skeleton h={160} />;
}
