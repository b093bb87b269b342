import { Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import type { CallFailure } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { EmptyPage } from '#web/ui/frame/empty-page.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import { Moment, useDates } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useCooldownHours, usePrefetchRetakeStatus } from '../api.ts';
import { playerMessages } from './messages/messages.ts';
import { PlayerSkeleton } from './player-skeleton.tsx';

/** Few quizzes have an access code. */
const AccessCodeForm = lazyPart(() =>
  import('./access-code-form.tsx').then((file) => file.AccessCodeForm),
);

interface NotStartedProps {
  quizId: number;
  failure: CallFailure;
  /** The access code of the refused start. */
  triedCode: string | undefined;
  onRetry: (accessCode?: string) => void;
}

/** A quiz that could not be started: why, and where to go from here. */
export function NotStarted({ quizId, failure, triedCode, onRetry }: NotStartedProps) {
  const { notStarted: m } = useMessages(playerMessages);
  switch (failure.code) {
    case 'cooldown':
      return <BackToDetail quizId={quizId} canRetakeAt={failure.canRetakeAt} />;
    case 'locked':
      return <Locked {...{ quizId, failure, triedCode, onRetry }} />;
    case 'signed-out':
      return (
        <EmptyPage
          title={m.signInTitle}
          action={
            <ButtonLink to="/auth" search={{ redirect: `/quiz/${quizId}/start` }}>
              {m.signIn}
            </ButtonLink>
          }
        >
          {m.signInReason}
        </EmptyPage>
      );
    case 'not-found':
      return (
        <EmptyPage title={m.notFound} action={<ButtonLink to="/quizzes">{m.browse}</ButtonLink>}>
          {m.notFoundReason}
        </EmptyPage>
      );
    default:
      return (
        <Page width="text">
          <FailureAlert title={m.failed} error={failure.message} onRetry={() => onRetry()}>
            <TextLink to="/quiz/$id" params={{ id: String(quizId) }}>
              {m.backToQuiz}
            </TextLink>
          </FailureAlert>
        </Page>
      );
  }
}

/** Outside of the time of the quiz, without an attempt left, or before the access code was given. */
function Locked({ quizId, failure, triedCode, onRetry }: NotStartedProps) {
  const { notStarted: m } = useMessages(playerMessages);
  const toQuiz = (
    <ButtonLink to="/quiz/$id" params={{ id: String(quizId) }} variant="default">
      {m.backToQuiz}
    </ButtonLink>
  );
  return (
    <Page width="text">
      {failure.lock === 'access-code' ? (
        <Suspense>
          <AccessCodeForm triedCode={triedCode} onSubmit={onRetry}>
            {toQuiz}
          </AccessCodeForm>
        </Suspense>
      ) : (
        <EmptyState
          order={1}
          title={failure.message}
          action={
            <Group>
              {toQuiz}
              <ButtonLink to="/practice">{m.practise}</ButtonLink>
            </Group>
          }
        >
          {failure.lockDate && <Moment at={failure.lockDate} form="moment" />}
        </EmptyState>
      )}
    </Page>
  );
}

function BackToDetail({
  quizId,
  canRetakeAt,
}: {
  quizId: number;
  canRetakeAt: string | undefined;
}) {
  const navigate = useNavigate();
  const toast = useToast();
  const { notStarted: m } = useMessages(playerMessages);
  const dates = useDates();
  const prefetchStatus = usePrefetchRetakeStatus();
  const cooldownHours = useCooldownHours(quizId);
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    const waits = {
      failed: dates.wait(cooldownHours.failed),
      passed: dates.wait(cooldownHours.passed),
    };
    toast({
      title: m.wait,
      message: canRetakeAt
        ? m.waitUntil({ ...waits, opens: dates.date(canRetakeAt, 'moment') })
        : m.waitFor(waits),
      tone: 'fail',
    });
    void prefetchStatus(quizId).then(() =>
      navigate({ to: '/quiz/$id', params: { id: String(quizId) }, replace: true }),
    );
  }, [canRetakeAt, prefetchStatus, navigate, quizId, toast, m, dates, cooldownHours]);
  return <PlayerSkeleton />;
}
