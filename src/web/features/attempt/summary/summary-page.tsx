import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useUser } from '#web/session/session.tsx';
import { useSignedInAgain } from '#web/session/session-watch.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { EmptyPage } from '#web/ui/frame/empty-page.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { AttemptNotFound } from '../attempt-not-found.tsx';
import { useOpenAttempts } from '../open-api.ts';
import { useFreshReview } from './api.ts';
import { LoadingResults } from './loading-results.tsx';
import { summaryMessages } from './messages/messages.ts';
import { readStoredResult, type StoredResult } from './stored-result.ts';
import { useSubmission } from './submission.ts';
import { SubmitPending, SubmitRejected } from './submit-waiting.tsx';
import { SummaryView } from './summary-view.tsx';

interface SummaryPageProps {
  /** From the address, so that a reload shows the same; else what this tab submitted last. */
  attemptId: number | undefined;
  /** Shares the quiz. */
  share: (quiz: { id: number; title: string }) => ReactNode;
  /** Asks what the learner thinks of the quiz. */
  stars: (quizId: number) => ReactNode;
  /** Leads from a quiz to the next one. */
  nextQuiz: (quizId: number) => ReactNode;
}

/** The result of an attempt, right after it. */
export function SummaryPage({ attemptId, ...slots }: SummaryPageProps) {
  const user = useUser();
  const [note, setNote] = useState<StoredResult | 'none' | 'unread'>('unread');
  useEffect(() => setNote(readStoredResult() ?? 'none'), []);

  if (note === 'unread') return <LoadingResults />;
  const last = note !== 'none' && note.userId === user?.id ? note : undefined;
  const id = attemptId ?? last?.attemptId;
  if (!user) {
    const redirect = id === undefined ? undefined : `/quiz-summary?attempt=${id}`;
    return <Navigate to="/auth" search={{ redirect }} replace />;
  }
  if (id === undefined) return <Navigate to="/results" replace />;
  return (
    <Summary
      key={id}
      attemptId={id}
      userId={user.id}
      note={last?.attemptId === id ? last : undefined}
      {...slots}
    />
  );
}

interface SummaryProps extends Omit<SummaryPageProps, 'attemptId'> {
  attemptId: number;
  userId: number;
  note: StoredResult | undefined;
}

function Summary({ attemptId, userId, note, share, stars, nextQuiz }: SummaryProps) {
  const m = useMessages(summaryMessages);
  const { submission, retry } = useSubmission(attemptId, userId, note?.isAssumed === true);
  const review = useFreshReview(attemptId, submission.state === 'settled');

  useSignedInAgain(() => {
    if (submission.state === 'rejected') retry();
  });

  if (submission.state === 'pending')
    return <SubmitPending note={note} failure={submission.failure} onRetry={retry} />;
  if (submission.state === 'rejected')
    return <SubmitRejected note={note} failure={submission.failure} onRetry={retry} />;
  if (submission.state === 'void') return <NeverCounted />;
  if (submission.state === 'running')
    return note ? (
      <Navigate to="/quiz/$id/start" params={{ id: String(note.quiz.id) }} replace />
    ) : (
      <StillOpen attemptId={attemptId} />
    );

  const result = review.data ?? note?.result;
  if (result) {
    return (
      <SummaryView
        result={result}
        review={review.data}
        stars={review.data?.quiz.isOpen && stars(review.data.quiz.id)}
        next={nextQuiz(result.quiz.id)}
        share={share(result.quiz)}
      />
    );
  }
  if (!review.error) return <LoadingResults />;
  const failure = failureOf(review.error);
  if (failure.code === 'not-found') return <AttemptNotFound />;
  if (failure.code === 'attempt-open')
    // Loading the result must not submit an attempt that was not submitted in this browser.
    return note ? (
      <SubmitRejected note={note} failure={failure} onRetry={retry} />
    ) : (
      <StillOpen attemptId={attemptId} />
    );
  return (
    <Page width="text">
      <FailureAlert
        title={m.notLoaded}
        error={review.error}
        onRetry={() => void review.refetch()}
        retrying={review.isFetching}
      >
        {m.safe}
      </FailureAlert>
    </Page>
  );
}

function StillOpen({ attemptId }: { attemptId: number }) {
  const m = useMessages(summaryMessages);
  const open = useOpenAttempts().find(({ id }) => id === attemptId);
  return (
    <EmptyPage
      title={m.stillOpen.title}
      action={
        open && (
          <ButtonLink to="/quiz/$id/start" params={{ id: String(open.quiz.id) }}>
            {m.stillOpen.continue}
          </ButtonLink>
        )
      }
    >
      {m.stillOpen.reason}
    </EmptyPage>
  );
}

function NeverCounted() {
  const m = useMessages(summaryMessages);
  return (
    <EmptyPage title={m.void.title} action={<ButtonLink to="/quizzes">{m.browse}</ButtonLink>}>
      {m.void.reason}
    </EmptyPage>
  );
}
