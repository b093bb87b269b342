import { Button, Card, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { SharedQuiz } from '#shared/features/attempt/sharing.ts';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { useDates } from '#web/ui/text/moment.tsx';
import { useOpenShared, useSharedCalls } from './api.ts';
import { BegunTrial, useBegunTrial } from './begun-trial.tsx';
import { ByLink, LinkNotOpened } from './by-link.tsx';
import { trialMessages } from './messages/messages.ts';

/** Reached by a secret link: a quiz, published or not, to be tried without an account. */
export function SharedQuizPage() {
  const m = useMessages(trialMessages).shared;
  return (
    <ByLink title={m.pageTitle} description={m.description}>
      {(token) => <OpenShared token={token} />}
    </ByLink>
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
      {error && <LinkNotOpened error={error} onRetry={() => mutate({ token })} />}
    </Page>
  );
}

function Offer({ token, quiz }: { token: string; quiz: SharedQuiz }) {
  const { shared: m, title } = useMessages(trialMessages);
  const dates = useDates();
  const trial = useBegunTrial(useSharedCalls(token));
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
          {trial.failure !== undefined && (
            <FailureAlert title={m.notStarted} error={trial.failure} />
          )}
          <Button loading={trial.pending} onClick={trial.begin}>
            {m.start}
          </Button>
        </Stack>
      </Card>
      <BegunTrial trial={trial} title={title} />
    </Page>
  );
}
