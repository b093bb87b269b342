import { trpc } from '#web/trpc.ts';

export const useFinishedAttempts = () => trpc.attempt.list.useSuspenseQuery()[0];
export type FinishedAttempt = ReturnType<typeof useFinishedAttempts>[number];

export const useAttemptReview = (id: number) => trpc.attempt.review.useSuspenseQuery({ id })[0];

export type ReviewedAttempt = ReturnType<typeof useAttemptReview>;

/** Loads the signed receipt of an attempt. */
export function useReceipt() {
  const { client } = trpc.useUtils();
  return (id: number) => client.attempt.receipt.query({ id });
}
