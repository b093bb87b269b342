import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { cooldownText } from '#shared/features/attempt/rules.ts';
import type { CallFailure } from '#web/failure/failure.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { formatDate } from '#web/ui/text/format.ts';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import { useTimeZone } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { usePrefetchRetakeStatus } from '../api.ts';
import { PlayerSkeleton } from './player-skeleton.tsx';

interface NotStartedProps {
  quizId: number;
  failure: CallFailure;
  onRetry: () => void;
}

/** A quiz that could not be started: why, and where to go from here. */
export function NotStarted({ quizId, failure, onRetry }: NotStartedProps) {
  switch (failure.code) {
    case 'cooldown':
      return <BackToDetail quizId={quizId} canRetakeAt={failure.canRetakeAt} />;
    case 'signed-out':
      return (
        <Page>
          <EmptyState
            order={1}
            title="Authentication Required"
            action={
              <ButtonLink to="/auth" search={{ redirect: `/quiz/${quizId}/start` }}>
                Sign In
              </ButtonLink>
            }
          >
            Please log in to take this quiz.
          </EmptyState>
        </Page>
      );
    case 'not-found':
      return (
        <Page>
          <EmptyState
            order={1}
            title="Quiz Not Found"
            action={<ButtonLink to="/quizzes">Browse quizzes</ButtonLink>}
          >
            The quiz you're looking for doesn't exist or has been removed.
          </EmptyState>
        </Page>
      );
    default:
      return (
        <Page width="text">
          <FailureAlert
            title="The quiz could not be started"
            error={failure.message}
            onRetry={onRetry}
          >
            <TextLink to="/quiz/$id" params={{ id: String(quizId) }}>
              Back to the quiz
            </TextLink>
          </FailureAlert>
        </Page>
      );
  }
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
  const zone = useTimeZone();
  const prefetchStatus = usePrefetchRetakeStatus();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    const opens = canRetakeAt
      ? ` It opens again on ${formatDate(canRetakeAt, 'moment', zone)}.`
      : '';
    toast({
      title: 'You need to wait before retaking this quiz.',
      message: `Wait ${cooldownText.failed} after a failed attempt, ${cooldownText.passed} after a passed one.${opens}`,
      tone: 'fail',
    });
    void prefetchStatus(quizId).then(() =>
      navigate({ to: '/quiz/$id', params: { id: String(quizId) }, replace: true }),
    );
  }, [canRetakeAt, prefetchStatus, navigate, quizId, toast, zone]);
  return <PlayerSkeleton />;
}
