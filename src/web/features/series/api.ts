import { skipToken } from '@tanstack/react-query';
import { useOwn, useUser } from '#web/session/session.tsx';
import { trpc } from '#web/trpc.ts';

/** All series, or those of one category. */
export const useSeriesList = (categoryId: number | undefined) =>
  trpc.series.list.useQuery(categoryId === undefined ? {} : { categoryId });

/** By series, what the learner has mastered of it. */
export function useSeriesProgress() {
  const isMember = useUser() !== null;
  const { data } = trpc.series.progress.useQuery(undefined, {
    enabled: isMember,
    staleTime: 0,
  });
  return new Map(useOwn(data)?.map((progress) => [progress.seriesId, progress]));
}

/** The details of the series whose panel is open, if one is; for members with all quizzes that they can open. */
export function useSeries(id: number | undefined) {
  const query = trpc.series.get.useQuery(id === undefined ? skipToken : { id });
  const quizzes = useSeriesProgress().get(id ?? 0)?.quizzes;
  return quizzes && query.data ? { ...query, data: { ...query.data, quizzes } } : query;
}

export const useSeriesHits = (text: string) => trpc.series.search.useQuery({ text }).data ?? [];
