import { useCallback, useMemo } from 'react';
import type { SavedAnswer } from '#shared/features/attempt/schema.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { useServerClock } from '#web/server-clock.tsx';
import { useOwn, useUser } from '#web/session/session.tsx';
import { trpc } from '#web/trpc.ts';

const requestTimeoutMs = 10_000;

/** The call is sent at once and completes even if the page is closed: see `entry-client.tsx`. */
const outlivesPage = { outlivesPage: true };

const callOptions = () => ({
  signal: AbortSignal.timeout(requestTimeoutMs),
  context: outlivesPage,
});

/** The calls of an open attempt, for code that repeats and orders them itself. */
export function useAttemptCalls() {
  const { client } = trpc.useUtils();
  const clock = useServerClock();
  return useMemo(() => {
    const timed = <Answer extends { serverNow: string }>(call: () => Promise<Answer>) =>
      clock.observeCall(call, ({ serverNow }) => serverNow);
    return {
      start: (quizId: number, accessCode?: string) =>
        timed(() => client.attempt.start.mutate({ quizId, accessCode }, callOptions())),
      save: (input: { attemptId: number; answers: SavedAnswer[]; reached?: number }) =>
        timed(() => client.attempt.save.mutate(input, callOptions())),
      check: (input: { attemptId: number } & SavedAnswer) =>
        timed(() => client.attempt.check.mutate(input, callOptions())),
      submit: (input: { attemptId: number; answers: SavedAnswer[] }) =>
        client.attempt.submit.mutate(input, callOptions()),
      readEnds: async (attemptId: number) =>
        (await client.attempt.open.query()).find(({ id }) => id === attemptId),
      leave: (attemptId: number) => client.attempt.leave.mutate({ attemptId }, callOptions()),
      /** The user of this browser's session, which another tab may have changed; null for a guest. */
      currentUser: () =>
        client.account.me.query(undefined, { signal: AbortSignal.timeout(requestTimeoutMs) }),
    };
  }, [client, clock]);
}

/** Loads the learner's status on a quiz before its page is shown. */
export function usePrefetchRetakeStatus() {
  const calls = trpc.useUtils();
  return useCallback(
    (quizId: number) => calls.attempt.retakeStatus.prefetch({ quizIds: [quizId] }),
    [calls],
  );
}

/** For how many hours an attempt locks the quiz; the usual ones if the quiz could not be loaded. */
export function useCooldownHours(quizId: number) {
  const quiz = trpc.useUtils().quiz.card.getData({ id: quizId });
  return (quiz?.rules ?? standardRules).cooldownHours;
}

/** Invalidates everything that the start or end of an attempt changes. */
export function useAttemptChanged() {
  const calls = trpc.useUtils();
  return useCallback(
    () =>
      void Promise.all([
        calls.attempt.invalidate(),
        calls.quiz.stats.invalidate(),
        calls.progress.leaderboard.invalidate(),
        calls.classroom.invalidate(),
        // Graded answers count for the daily goal and the levels.
        calls.practice.streak.invalidate(),
        calls.practice.levels.invalidate(),
      ]),
    [calls],
  );
}

export const useFinishedAttempts = () => trpc.attempt.list.useSuspenseQuery()[0];
export type FinishedAttempt = ReturnType<typeof useFinishedAttempts>[number];

export const useAttemptReview = (id: number) => trpc.attempt.review.useSuspenseQuery({ id })[0];

export type ReviewedAttempt = ReturnType<typeof useAttemptReview>;

/** Loads the signed receipt of an attempt. */
export function useReceipt() {
  const { client } = trpc.useUtils();
  return (id: number) => client.attempt.receipt.query({ id });
}

/** How a result came about; others may have finished meanwhile. */
export const useExplanation = (id: number) =>
  trpc.explanation.read.useQuery({ id }, { staleTime: 0 });
export type Explanation = NonNullable<ReturnType<typeof useExplanation>['data']>;

/** An open attempt goes on: what was received of it is always read again. */
const neverKept = { staleTime: 0, gcTime: 0, retry: false } as const;

/** Everything that was received of an attempt, for who manages its quiz. */
export const useAttemptTimeline = (id: number) => trpc.attempt.timeline.useQuery({ id }, neverKept);
export type AttemptTimeline = NonNullable<ReturnType<typeof useAttemptTimeline>['data']>;

/** The same of an attempt in the gradebook of a class, for its teacher. */
export const useClassAttempt = (ref: { classId: number; attemptId: number }) =>
  trpc.classroom.attempt.useQuery(ref, neverKept);

/** The result of an attempt that may have ended a moment ago: never cached. */
export function useFreshReview(id: number, enabled: boolean) {
  return trpc.attempt.review.useQuery({ id }, { enabled, staleTime: 0, gcTime: 0 });
}

/** The average result of all other learners on a quiz, percent; null while there is none. */
export function useQuizAverage(quizId: number): number | null {
  const { data } = trpc.quiz.stats.useQuery({ id: quizId }, { staleTime: 0 });
  return data?.others?.averageScore ?? null;
}

/** Open attempts, the one that ends first before the others. */
export function useOpenAttempts() {
  const user = useUser();
  const { data } = trpc.attempt.open.useQuery(undefined, {
    enabled: user !== null,
    // One may have ended in another tab or on another device: to resume it would begin a new one.
    refetchOnWindowFocus: 'always',
  });
  return useOwn(data) ?? [];
}

/** Whether the learner wants to know when a quiz is open again; undefined while that loads. */
export function useReopening(quizId: number) {
  const calls = trpc.useUtils();
  const { data } = trpc.attempt.reopening.useQuery({ quizId }, { staleTime: 0 });
  const { mutateAsync: wish } = trpc.attempt.wishReopening.useMutation({
    onSuccess: (stored) => calls.attempt.reopening.setData({ quizId }, stored),
  });
  return { wished: data?.wished, wish };
}
