import { trpc } from '#web/trpc.ts';

export function useInvite() {
  return trpc.classroom.invite.useMutation().mutateAsync;
}

/** What a link to join a class leads to. */
export const useOffer = (joinCode: string) =>
  trpc.classroom.offer.useSuspenseQuery({ joinCode })[0];
