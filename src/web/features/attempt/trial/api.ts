import { useMemo } from 'react';
import type { AnswerReview, SavedAnswer } from '#shared/features/attempt/schema.ts';
import type { SharedResult } from '#shared/features/attempt/sharing.ts';
import { useServerClock } from '#web/server-clock.tsx';
import { trpc } from '#web/trpc.ts';

/** Opens what a secret link shows; a mutation, because the address of a query would have the token in it. */
export const useOpenShared = () => trpc.attempt.openShared.useMutation();

/** The calls of a trial by this secret link. */
export function useSharedCalls(token: string) {
  const { client } = trpc.useUtils();
  const clock = useServerClock();
  return useMemo(
    () => ({
      begin: () =>
        clock.observeCall(
          () => client.attempt.beginShared.mutate({ token }),
          ({ attempt }) => attempt.serverNow,
        ),
      check: (input: { trial: string; answer: SavedAnswer }) =>
        client.attempt.checkShared.mutate({ token, ...input }),
      finish: (input: { trial: string; answers: Omit<SavedAnswer, 'seq'>[] }) =>
        client.attempt.finishShared.mutate({ token, ...input }),
    }),
    [client, clock, token],
  );
}

/** The calls by which the server checks and grades a trial. */
export interface TrialCalls<Result extends SharedResult> {
  /** Absent where answers are never checked before the end. */
  check?: (input: { trial: string; answer: SavedAnswer }) => Promise<AnswerReview>;
  finish: (input: { trial: string; answers: Omit<SavedAnswer, 'seq'>[] }) => Promise<Result>;
}
