import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useOwn, useUser } from '#web/session/session.tsx';
import { type Outputs, trpc } from '#web/trpc.ts';

export type RetakeStatus = Outputs['attempt']['retakeStatus'][number];

/** The learner's status on each quiz of a page; the same object until one changes. */
export interface RetakeStatuses {
  /** Not known yet, or for a guest. */
  of(quizId: number): RetakeStatus | undefined;
  /** They could not be loaded; the quiz's own page says why. */
  failed: boolean;
}

/** Quizzes that guests do not see. */
export const useQuizzesForMembers = () => trpc.quiz.forMembers.useQuery().data ?? [];

const pollIntervalMs = 2_000;
const freshForMs = 10_000;

/**
 * One call for all quizzes on the page. While the page is visible, those whose state changes with time are requested
 * again every 2 s; without any, nothing is requested.
 */
export function useRetakeStatuses(quizIds: readonly number[]): RetakeStatuses {
  const user = useUser();
  const utils = trpc.useUtils();
  const ids = [...new Set(quizIds)].sort((a, b) => a - b);
  const { data: loaded, isError } = trpc.attempt.retakeStatus.useQuery(
    { quizIds: ids },
    {
      enabled: user !== null && ids.length > 0,
      staleTime: freshForMs,
      placeholderData: keepPreviousData,
    },
  );
  const data = useOwn(loaded);
  const changing = data?.filter(changesByItself).map(({ quizId }) => quizId) ?? [];
  const { data: changed } = trpc.attempt.retakeStatus.useQuery(
    { quizIds: changing },
    {
      enabled: user !== null && changing.length > 0,
      refetchInterval: pollIntervalMs,
      staleTime: freshForMs,
      initialData: () => data?.filter(changesByItself),
    },
  );
  const page = ids.join();
  useEffect(() => {
    if (!changed) return;
    const quizIds = page.split(',').map(Number);
    utils.attempt.retakeStatus.setData({ quizIds }, (known) => withChanges(known, changed));
  }, [changed, page, utils]);
  const failed = isError && loaded === undefined && user !== null;
  const statuses = useMemo(() => {
    const byQuiz = new Map(data?.map((status) => [status.quizId, status]));
    return { of: (quizId: number) => byQuiz.get(quizId), failed };
  }, [data, failed]);
  // They change all cards of a page: in slices, between which the browser can draw and handle input.
  return useDeferredValue(statuses);
}

/** A quiz that opens again at a known time, or an attempt whose time runs out. */
const changesByItself = ({ canRetake, canRetakeAt, openAttemptId }: RetakeStatus): boolean =>
  (!canRetake && canRetakeAt !== null) || openAttemptId !== null;

function withChanges(
  known: RetakeStatus[] | undefined,
  changed: RetakeStatus[],
): RetakeStatus[] | undefined {
  const byQuiz = new Map(changed.map((status) => [status.quizId, status]));
  return known?.map((status) => byQuiz.get(status.quizId) ?? status);
}

/** What the learner can do with a quiz now, as far as it is known. */
export type ShownAction = RetakeStatus['action'] | 'loading';

/** @param status undefined while it is loading, or when it could not be loaded (`failed`) */
export const shownAction = (status: RetakeStatus | undefined, failed: boolean): ShownAction =>
  status?.action ?? (failed ? 'start' : 'loading');

/** The five most taken quizzes. */
export const usePopularQuizzes = () => trpc.quiz.popular.useQuery();
