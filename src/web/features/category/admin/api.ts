import { useEffect } from 'react';
import { minuteMs } from '#shared/kernel/time/durations.ts';
import { isFailure } from '#web/failure/failure.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type CategoryRow = Outputs['category']['hierarchy'][number];
export type SubCategoryRow = CategoryRow['subCategories'][number];
export type CategoryRef = Inputs['category']['contents'];

/** For the category screen, which shows another administrator's change when the window gets the focus. */
export function useFreshCategories() {
  const [categories, { refetch }] = trpc.category.hierarchy.useSuspenseQuery(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  // A window that was always visible next to another one gets only a focus event.
  useEffect(() => {
    const onFocus = () => void refetch();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refetch]);
  return categories;
}

export const useHierarchy = () =>
  trpc.category.hierarchy.useSuspenseQuery(undefined, { staleTime: 5 * minuteMs })[0];

export const useCategoryContents = (category: CategoryRef | undefined) =>
  trpc.category.contents.useQuery(category ?? { kind: 'category', id: 1 }, {
    enabled: category !== undefined,
    staleTime: 0,
  });

/** One page of the quizzes of a category or sub-category; the previous page stays while the next one loads. */
export const useCategoryQuizzes = (filter: Inputs['quiz']['pageForAuthor']) =>
  trpc.quiz.pageForAuthor.useQuery(
    { ...filter, sort: 'title' },
    { placeholderData: (before) => before },
  );

/** The categories, and the quizzes, series and posts that belong to them. */
function useInvalidateCategories() {
  const calls = trpc.useUtils();
  const onSuccess = () => {
    void calls.category.invalidate();
    void calls.quiz.invalidate();
    void calls.series.invalidate();
    void calls.blog.invalidate();
    void calls.progress.invalidate();
  };
  // Another administrator has changed it meanwhile: the data is read again, so that the next form begins from the
  // stored version.
  const onError = (error: unknown) =>
    isFailure(error, 'stale', 'not-found') ? onSuccess() : undefined;
  return { onSuccess, onError };
}

export function useCategoryWrites() {
  const options = useInvalidateCategories();
  return {
    create: trpc.category.create.useMutation(options),
    update: trpc.category.update.useMutation(options),
    remove: trpc.category.remove.useMutation(options),
  };
}

export function useSubCategoryWrites() {
  const options = useInvalidateCategories();
  return {
    create: trpc.category.createSub.useMutation(options),
    update: trpc.category.updateSub.useMutation(options),
  };
}

export const useRemoveCategory = () =>
  trpc.quiz.removeWithContents.useMutation(useInvalidateCategories());

/** What a merge would change; nothing is asked without a pair. */
export function useMergePreview(pair: Inputs['category']['previewMerge'] | undefined) {
  const known = pair ?? { from: { kind: 'category', id: 1 }, into: { kind: 'category', id: 2 } };
  return trpc.category.previewMerge.useQuery(known, { enabled: pair !== undefined, staleTime: 0 });
}

export const useMergeCategories = () => trpc.category.merge.useMutation(useInvalidateCategories());
