import { keepPreviousData } from '@tanstack/react-query';
import { useUser } from '#web/session/session.tsx';
import { type Outputs, trpc } from '#web/trpc.ts';

export type RetakeStatus = Outputs['attempt']['retakeStatus'][number];

/** What the cards of a page know about whoever looks at them. */
export interface RetakeStatuses {
  /** Not known yet, or for a guest. */
  of(quizId: number): RetakeStatus | undefined;
  /** They could not be had; the quiz's own page will tell. */
  failed: boolean;
}

const pollEvery = 2_000;
const cachedFor = 10_000;

/** One call for all quizzes on the page, asked again every 2 s while somebody can see it. */
export function useRetakeStatuses(quizIds: readonly number[]): RetakeStatuses {
  const user = useUser();
  const ids = [...new Set(quizIds)].sort((a, b) => a - b);
  const { data, isError } = trpc.attempt.retakeStatus.useQuery(
    { quizIds: ids },
    {
      enabled: user !== null && ids.length > 0,
      refetchInterval: pollEvery,
      staleTime: cachedFor,
      placeholderData: keepPreviousData,
    },
  );
  const byQuiz = new Map(data?.map((status) => [status.quizId, status]));
  return { of: (quizId) => byQuiz.get(quizId), failed: isError && data === undefined };
}
