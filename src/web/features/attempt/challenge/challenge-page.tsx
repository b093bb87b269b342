import { Alert, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconFlame, IconLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ShownChallenge } from '#shared/features/attempt/challenges.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { forgetLinkToken } from '#web/session/link-token.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { writeLastPosition } from '../taking/saving/last-position.ts';
import { BegunTrial, useBegunTrial } from '../trial/begun-trial.tsx';
import { ByLink, LinkNotOpened } from '../trial/by-link.tsx';
import { useChallengeCalls, useOpenChallenge } from './api.ts';
import { ComparisonCard } from './comparison-card.tsx';
import { challengeMessages } from './messages/messages.ts';

const keptAs = 'challenge';

/** Reached by a challenge link: a friend's result, and the same questions. */
export function ChallengePage() {
  const m = useMessages(challengeMessages);
  return (
    <ByLink title={m.pageTitle} description={m.description} keptAs={keptAs}>
      {(token) => <OpenChallenge token={token} />}
    </ByLink>
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
        <Stack align="flex-start">
          <Alert color="marigold" w="100%" icon={<IconLock aria-hidden />}>
            {m.membersOnly}
          </Alert>
          <SignIn />
        </Stack>
      )}
      {error && <LinkNotOpened error={error} onRetry={() => mutate({ token })} />}
    </Page>
  );
}

/** Signing in leads back here: the tab keeps the token. */
function SignIn({ variant = 'filled' }: { variant?: 'filled' | 'default' }) {
  const m = useMessages(challengeMessages);
  return (
    <ButtonLink variant={variant} to="/auth" search={{ redirect: '/challenge' }}>
      {m.signIn}
    </ButtonLink>
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
  const trial = useBegunTrial(calls);
  const { pending, failure } = trial;
  const params = { id: String(quiz.id) };
  const start = () =>
    trial.attempted(async () => {
      const { id, resumed } = await calls.start(quiz.id);
      // Without a stored position, the player would show that the attempt continues from another device.
      if (!resumed) writeLastPosition(id, 0);
      forgetLinkToken(keptAs);
      await navigate({ to: '/quiz/$id/start', params });
    });
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
          <Button loading={pending} onClick={trial.begin}>
            {m.try}
          </Button>
        )}
        {offer.way !== 'official' && offer.because === 'guest' && (
          <SignIn variant={offer.way === 'try' ? 'default' : 'filled'} />
        )}
        <ButtonLink variant="default" to="/quiz/$id" params={params}>
          {m.toTheQuiz}
        </ButtonLink>
      </Group>
      <BegunTrial trial={trial} title={m.tryNotes} note={m.noKeys}>
        {({ comparison }) => comparison && <ComparisonCard comparison={comparison} />}
      </BegunTrial>
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
