import { Alert, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconFlame, IconLinkOff, IconLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ShownChallenge } from '#shared/features/attempt/challenges.ts';
import type { SharedTrial as Begun } from '#shared/features/attempt/sharing.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useLinkToken } from '#web/session/link-token.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { trialMessages } from '../trial/messages/messages.ts';
import { SharedTrial } from '../trial/shared-trial.tsx';
import { WidthFrame } from '../trial/width-frame.tsx';
import { useChallengeCalls, useOpenChallenge } from './api.ts';
import { ComparisonCard } from './comparison-card.tsx';
import { challengeMessages } from './messages/messages.ts';

/** Reached by a challenge link: a friend's result, and the same questions. */
export function ChallengePage() {
  const m = useMessages(challengeMessages);
  const shared = useMessages(trialMessages).shared;
  const token = useLinkToken();
  if (token) return <OpenChallenge token={token} />;
  return (
    <Page width="form">
      <PageHeader title={m.pageTitle} lead={m.description} />
      {token === null ? (
        <Alert color="fail" icon={<IconLinkOff aria-hidden />} title={shared.notComplete}>
          {shared.openWhole}
        </Alert>
      ) : (
        <Skeleton h={160} />
      )}
    </Page>
  );
}

function OpenChallenge({ token }: { token: string }) {
  const m = useMessages(challengeMessages);
  const { data, error, mutate } = useOpenChallenge();
  useEffect(() => mutate({ token }), [mutate, token]);
  if (data?.state === 'shown') return <Shown token={token} challenge={data} />;
  return (
    <Page width="form">
      <PageHeader title={m.pageTitle} lead={m.description} />
      {!error && !data && <Skeleton h={160} />}
      {data && (
        <Alert color="marigold" icon={<IconLock aria-hidden />}>
          {m.membersOnly}
        </Alert>
      )}
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

interface ShownProps {
  token: string;
  challenge: ShownChallenge;
}

function Shown({ token, challenge }: ShownProps) {
  const m = useMessages(challengeMessages);
  const { challenger, quiz } = challenge;
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
          <Alert
            color="marigold"
            w="100%"
            icon={<IconFlame aria-hidden />}
            title={
              challenger.name === null ? m.challenged : m.challengedBy({ name: challenger.name })
            }
          >
            <ToBeat result={challenger.result} />
          </Alert>
          <Offer token={token} challenge={challenge} />
        </Stack>
      </Card>
    </Page>
  );
}

function ToBeat({ result }: { result: ShownChallenge['challenger']['result'] }) {
  const m = useMessages(challengeMessages);
  const format = useFormat();
  const figures = {
    score: format.count(result.points ?? result.score),
    total: format.count(result.totalQuestions),
    percent: format.percent(result.percentage, 100),
  };
  return result.timeTaken === null
    ? m.toBeat(figures)
    : m.toBeatIn({ ...figures, duration: format.duration(result.timeTaken) });
}

function Offer({ token, challenge: { quiz, offer, opensAt } }: ShownProps) {
  const m = useMessages(challengeMessages);
  const calls = useChallengeCalls(token);
  const navigate = useNavigate();
  const [begun, setBegun] = useState<Begun>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const attempted = async (act: () => Promise<unknown>) => {
    setPending(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setBegun(undefined);
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  const params = { id: String(quiz.id) };
  const start = () =>
    attempted(async () => {
      await calls.start(quiz.id);
      await navigate({ to: '/quiz/$id/start', params });
    });
  const tryIt = () => attempted(async () => setBegun(await calls.begin()));
  return (
    <>
      <Text>
        {offer.way === 'official' ? (
          m.official
        ) : (
          <Rich
            text={m.bars[offer.because]}
            parts={{ date: () => opensAt && <Moment at={opensAt} form="moment" /> }}
          />
        )}
      </Text>
      {offer.way === 'try' && <AboutTry offer={offer} />}
      {failure !== undefined && <FailureAlert title={m.notStarted} error={failure} />}
      <Group gap="sm">
        {offer.way === 'official' && (
          <Button loading={pending} onClick={() => void start()}>
            {m.start}
          </Button>
        )}
        {offer.way === 'try' && (
          <Button loading={pending} onClick={() => void tryIt()}>
            {m.try}
          </Button>
        )}
        <ButtonLink variant="default" to="/quiz/$id" params={params}>
          {m.toTheQuiz}
        </ButtonLink>
      </Group>
      <WidthFrame
        opened={begun !== undefined}
        title={m.tryNotes}
        closeOnEscape={false}
        onClose={() => setBegun(undefined)}
      >
        {begun && (
          <SharedTrial
            key={begun.trial}
            calls={calls}
            begun={begun}
            note={m.noKeys}
            onAgain={() => void tryIt()}
            onClose={() => setBegun(undefined)}
          >
            {({ comparison }) => comparison && <ComparisonCard comparison={comparison} />}
          </SharedTrial>
        )}
      </WidthFrame>
    </>
  );
}

function AboutTry({ offer }: { offer: Extract<ShownChallenge['offer'], { way: 'try' }> }) {
  const m = useMessages(challengeMessages);
  const format = useFormat();
  return (
    <Text c="dimmed" size="sm">
      {m.tryNotes} {offer.because !== 'guest' && m.seenOnly}{' '}
      {m.questions({ count: format.count(offer.questions) })}
    </Text>
  );
}
