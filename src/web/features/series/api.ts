import { skipToken } from '@tanstack/react-query';
import { useOwn, useUser } from '#web/session/session.tsx';
import { trpc } from '#web/trpc.ts';

/** All series, or those of one category. */
export const useSeriesList = (categoryId: number | undefined) =>
  trpc.series.list.useQuery(categoryId === undefined ? {} : { categoryId });

/** By series, how many of its quizzes the learner has mastered. */
export function useMasteredCounts(): ReadonlyMap<number, number> {
  const isMember = useUser() !== null;
  const { data } = trpc.series.progress.useQuery(undefined, {
    enabled: isMember,
    staleTime: 0,
  });
  return new Map(useOwn(data)?.map(({ seriesId, mastered }) => [seriesId, mastered]));
}

/** The details of the series whose panel is open, if one is. */
export const useSeries = (id: number | undefined) =>
  trpc.series.get.useQuery(id === undefined ? skipToken : { id });

export const useSeriesHits = (text: string) => trpc.series.search.useQuery({ text }).data ?? [];
