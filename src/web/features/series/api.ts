import { skipToken } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';

/** All series, or those of one category. */
export const useSeriesList = (categoryId: number | undefined) =>
  trpc.series.list.useQuery(categoryId === undefined ? {} : { categoryId });

/** The details of the series whose panel is open, if one is. */
export const useSeries = (id: number | undefined) =>
  trpc.series.get.useQuery(id === undefined ? skipToken : { id });
