import { trpc } from '#web/trpc.ts';

/** Whether the learner wants to know when a quiz is open again, and may want to; undefined while that loads. */
export function useReopening(quizId: number) {
  const calls = trpc.useUtils();
  const { data } = trpc.attempt.reopening.useQuery({ quizId }, { staleTime: 0 });
  const { mutateAsync: wish } = trpc.attempt.wishReopening.useMutation({
    onSuccess: (stored) => calls.attempt.reopening.setData({ quizId }, stored),
  });
  return { wished: data?.wished, isOffered: data?.isOffered, wish };
}
