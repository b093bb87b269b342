import { useCallback, useMemo } from 'react';
import type { SavedAnswer } from '#shared/features/attempt/schema.ts';
import { useServerClock } from '#web/server-clock.tsx';
import { useUser } from '#web/session/session.tsx';
import { trpc } from '#web/trpc.ts';

/** How long a call may hang in a dead network before it counts as failed, in milliseconds. */
const patience = 10_000;

/** The call is sent at once, and also when the page is closed meanwhile: see `entry-client.tsx`. */
const outlivesPage = { outlivesPage: true };

const impatient = () => ({ signal: AbortSignal.timeout(patience), context: outlivesPage });

/** The calls of an open attempt, for what repeats and orders them itself. */
export function useAttemptCalls() {
  const { client } = trpc.useUtils();
  const clock = useServerClock();
  return useMemo(() => {
    const timed = async <Answer extends { serverNow: string }>(call: Promise<Answer>) => {
      const sentAt = Date.now();
      const answer = await call;
      clock.observe(answer.serverNow, { sentAt, receivedAt: Date.now() });
      return answer;
    };
    return {
      start: (quizId: number) => timed(client.attempt.start.mutate({ quizId }, impatient())),
      save: (input: { attemptId: number; answers: SavedAnswer[] }) =>
        timed(client.attempt.save.mutate(input, impatient())),
      submit: (input: { attemptId: number; answers: SavedAnswer[] }) =>
        client.attempt.submit.mutate(input, impatient()),
      leave: (attemptId: number) => client.attempt.leave.mutate({ attemptId }, impatient()),
      /** Who is signed in now, in whichever tab that happened; null for a guest. */
      currentUser: () =>
        client.account.me.query(undefined, { signal: AbortSignal.timeout(patience) }),
    };
  }, [client, clock]);
}

/** Asks how the learner stands with a quiz, so that its page can say so at once. */
export function usePrefetchRetakeStatus() {
  const calls = trpc.useUtils();
  return useCallback(
    (quizId: number) => calls.attempt.retakeStatus.prefetch({ quizIds: [quizId] }),
    [calls],
  );
}

/** Everything that a begun or ended attempt changes. */
export function useAttemptChanged() {
  const calls = trpc.useUtils();
  return useCallback(
    () =>
      void Promise.all([
        calls.attempt.invalidate(),
        calls.quiz.stats.invalidate(),
        calls.progress.leaderboard.invalidate(),
      ]),
    [calls],
  );
}

export const useFinishedAttempts = () => trpc.attempt.list.useSuspenseQuery()[0];
export type FinishedAttempt = ReturnType<typeof useFinishedAttempts>[number];

export const useAttemptReview = (id: number) => trpc.attempt.review.useSuspenseQuery({ id })[0];

/** The result of an attempt that may have ended a moment ago: asked anew each time. */
export function useFreshReview(id: number, enabled: boolean) {
  return trpc.attempt.review.useQuery({ id }, { enabled, staleTime: 0, gcTime: 0 });
}

/** What all other learners reached on a quiz, percent; null while there is none. */
export function useQuizAverage(quizId: number): number | null {
  const { data } = trpc.quiz.stats.useQuery({ id: quizId }, { staleTime: 0 });
  return data?.others?.averageScore ?? null;
}

/** The attempts that wait to be continued, the one that ends first before the others. */
export function useOpenAttempts() {
  const user = useUser();
  const { data } = trpc.attempt.open.useQuery(undefined, { enabled: user !== null });
  return data ?? [];
}
