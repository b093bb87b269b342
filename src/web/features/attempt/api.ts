import { useCallback, useMemo } from 'react';
import type { SavedAnswer } from '#shared/features/attempt/schema.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { useServerClock } from '#web/server-clock.tsx';
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
      /** What is stored: the number 0 is not higher than any, so the save changes nothing. */
      readSaved: (attemptId: number, questionIds: readonly number[]) => {
        const answers = questionIds.map((questionId) => ({ questionId, seq: 0 }));
        return timed(() => client.attempt.save.mutate({ attemptId, answers }, callOptions()));
      },
      check: (input: { attemptId: number } & SavedAnswer) =>
        timed(() => client.attempt.check.mutate(input, callOptions())),
      submit: (input: {
        attemptId: number;
        answers: SavedAnswer[];
        deadline?: string | undefined;
      }) => client.attempt.submit.mutate(input, callOptions()),
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
        calls.progress.invalidate(),
        calls.classroom.invalidate(),
        // Graded answers count for the daily goal and the levels.
        calls.practice.streak.invalidate(),
        calls.practice.levels.invalidate(),
      ]),
    [calls],
  );
}
