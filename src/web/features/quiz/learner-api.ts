import { keepPreviousData } from '@tanstack/react-query';
import { useUser } from '#web/session/session.tsx';
import { type Outputs, trpc } from '#web/trpc.ts';

export type RetakeStatus = Outputs['attempt']['retakeStatus'][number];

/** The learner's status on each quiz of a page. */
export interface RetakeStatuses {
  /** Not known yet, or for a guest. */
  of(quizId: number): RetakeStatus | undefined;
  /** They could not be loaded; the quiz's own page says why. */
  failed: boolean;
}

const pollIntervalMs = 2_000;
const freshForMs = 10_000;

/** One call for all quizzes on the page, repeated every 2 s while the page is visible. */
export function useRetakeStatuses(quizIds: readonly number[]): RetakeStatuses {
  const user = useUser();
  const ids = [...new Set(quizIds)].sort((a, b) => a - b);
  const { data, isError } = trpc.attempt.retakeStatus.useQuery(
    { quizIds: ids },
    {
      enabled: user !== null && ids.length > 0,
      refetchInterval: pollIntervalMs,
      staleTime: freshForMs,
      placeholderData: keepPreviousData,
    },
  );
  const byQuiz = new Map(data?.map((status) => [status.quizId, status]));
  return { of: (quizId) => byQuiz.get(quizId), failed: isError && data === undefined };
}

/** What the learner can do with a quiz now, as far as it is known. */
export type ShownAction = RetakeStatus['action'] | 'loading';

/** @param status undefined while it is loading, or when it could not be loaded (`failed`) */
export const shownAction = (status: RetakeStatus | undefined, failed: boolean): ShownAction =>
  status?.action ?? (failed ? 'start' : 'loading');

/** The five most taken quizzes. */
export const usePopularQuizzes = () => trpc.quiz.popular.useQuery();
