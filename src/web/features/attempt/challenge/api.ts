import { useMemo } from 'react';
import type { SavedAnswer } from '#shared/features/attempt/schema.ts';
import { useServerClock } from '#web/server-clock.tsx';
import { type Outputs, trpc } from '#web/trpc.ts';

/** Opens a challenge; a mutation, because the address of a query would have the token in it. */
export const useOpenChallenge = () => trpc.attempt.openChallenge.useMutation();

/** The calls of a person who was challenged. */
export function useChallengeCalls(token: string) {
  const { client } = trpc.useUtils();
  const clock = useServerClock();
  return useMemo(
    () => ({
      /** Begins an attempt that counts; its page continues it. */
      start: (quizId: number) => client.attempt.start.mutate({ quizId, challenge: token }),
      begin: () =>
        clock.observeCall(
          () => client.attempt.beginChallengeTry.mutate({ token }),
          ({ attempt }) => attempt.serverNow,
        ),
      finish: (input: { trial: string; answers: Omit<SavedAnswer, 'seq'>[] }) =>
        client.attempt.finishChallengeTry.mutate({ token, ...input }),
    }),
    [client, clock, token],
  );
}

/** The challenge of an own attempt; read again whenever it is shown. */
export const useOwnChallenge = (id: number) =>
  trpc.attempt.challenge.useQuery({ id }, { staleTime: 0 }).data;

export function useOwnChallengeCalls(id: number) {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.attempt.challenge.invalidate({ id });
  const make = trpc.attempt.createChallenge.useMutation({ onSuccess });
  const end = trpc.attempt.endChallenge.useMutation({ onSuccess });
  return {
    make: (showsName: boolean) => make.mutateAsync({ id, showsName }),
    end: () => end.mutateAsync({ id }),
    isPending: make.isPending || end.isPending,
  };
}

/** The result beside that of a challenge, if the attempt was begun by one. */
export const useChallengeComparison = (id: number) =>
  trpc.attempt.challengeComparison.useQuery({ id }).data?.comparison ?? undefined;
export type Comparison = NonNullable<Outputs['attempt']['challengeComparison']['comparison']>;
