import { isFailure } from '#web/failure/failure.ts';
import { listFreshness } from '#web/freshness.ts';
import { type Outputs, trpc } from '#web/trpc.ts';

export type SeriesRow = Outputs['series']['listForAuthor'][number];
export type SeriesWithQuizzes = Outputs['series']['getForAuthor'];

export const useSeriesList = () => trpc.series.listForAuthor.useSuspenseQuery({}, listFreshness)[0];
export const useCategoryChoices = () => trpc.category.list.useSuspenseQuery()[0];

/** A series with its quizzes, drafts too, as they are now. */
export const useSeriesNow = (id: number) =>
  trpc.series.getForAuthor.useQuery({ id }, { staleTime: 0 });

/** Quizzes whose title matches, drafts too. */
export const useQuizzesToAdd = (q: string | undefined, perPage: number) =>
  trpc.quiz.pageForAuthor.useQuery(
    { q, sort: 'title', perPage },
    { placeholderData: (before) => before },
  );

export function useSeriesWrites() {
  const calls = trpc.useUtils();
  const onSuccess = () => {
    void calls.series.invalidate();
    void calls.quiz.invalidate();
  };
  // Another administrator has changed or deleted it: what is opened next begins from the stored version.
  const onError = (error: unknown) =>
    isFailure(error, 'stale', 'not-found') ? onSuccess() : undefined;
  return {
    create: trpc.series.create.useMutation({ onSuccess }),
    update: trpc.series.update.useMutation({ onSuccess, onError }),
    arrange: trpc.series.arrange.useMutation({ onSuccess, onError }),
    removeMany: trpc.series.removeMany.useMutation({ onSuccess }),
    restoreMany: trpc.series.restoreMany.useMutation({ onSuccess }),
  };
}
