import { Alert, Button, Card, Skeleton, Stack, Text } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { SharedTrial as Begun, SharedQuiz } from '#shared/features/attempt/sharing.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useLinkToken } from '#web/session/link-token.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { useDates } from '#web/ui/text/moment.tsx';
import { useOpenShared, useSharedCalls } from './api.ts';
import { trialMessages } from './messages/messages.ts';
import { SharedTrial } from './shared-trial.tsx';
import { WidthFrame } from './width-frame.tsx';

/** Reached by a secret link: a quiz, published or not, to be tried without an account. */
export function SharedQuizPage() {
  const m = useMessages(trialMessages).shared;
  const token = useLinkToken();
  if (token) return <OpenShared token={token} />;
  return (
    <Page width="form">
      <PageHeader title={m.pageTitle} lead={m.description} />
      {token === null ? (
        <Alert color="fail" icon={<IconLinkOff aria-hidden />} title={m.notComplete}>
          {m.openWhole}
        </Alert>
      ) : (
        <Skeleton h={160} />
      )}
    </Page>
  );
}

function OpenShared({ token }: { token: string }) {
  const m = useMessages(trialMessages).shared;
  const { data, error, mutate } = useOpenShared();
  useEffect(() => mutate({ token }), [mutate, token]);
  if (data) return <Offer token={token} quiz={data} />;
  return (
    <Page width="form">
      <PageHeader title={m.pageTitle} lead={m.description} />
      {!error && <Skeleton h={160} />}
      {error && <NotOpened error={error} onRetry={() => mutate({ token })} />}
    </Page>
  );
}

function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const m = useMessages(trialMessages).shared;
  if (failureOf(error).code !== 'not-found')
    return <FailureAlert title={m.notOpened} error={error} onRetry={onRetry} />;
  return (
    <Alert color="fail" icon={<IconLinkOff aria-hidden />} title={m.ended} role="alert">
      {m.endedText}
    </Alert>
  );
}

function Offer({ token, quiz }: { token: string; quiz: SharedQuiz }) {
  const messages = useMessages(trialMessages);
  const m = messages.shared;
  const dates = useDates();
  const calls = useSharedCalls(token);
  const [begun, setBegun] = useState<Begun>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const start = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      setBegun(await calls.begin());
    } catch (error) {
      setBegun(undefined);
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Page width="form">
      <PageHeader
        title={quiz.title}
        titleLanguage={quiz.language}
        lead={quiz.description}
        leadLanguage={quiz.language}
      />
      <Card padding="lg">
        <Stack align="flex-start">
          <Text>{m.lead}</Text>
          <Text c="dimmed">{m.validUntil({ date: dates.date(quiz.expiresAt, 'moment') })}</Text>
          {failure !== undefined && <NotStarted error={failure} />}
          <Button loading={pending} onClick={() => void start()}>
            {m.start}
          </Button>
        </Stack>
      </Card>
      <WidthFrame
        opened={begun !== undefined}
        title={messages.title}
        closeOnEscape={false}
        onClose={() => setBegun(undefined)}
      >
        {begun && (
          <SharedTrial
            key={begun.trial}
            calls={calls}
            begun={begun}
            onAgain={() => void start()}
            onClose={() => setBegun(undefined)}
          />
        )}
      </WidthFrame>
    </Page>
  );
}

function NotStarted({ error }: { error: unknown }) {
  const m = useMessages(trialMessages).shared;
  return <FailureAlert title={m.notStarted} error={error} />;
}
