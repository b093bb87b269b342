import { listFreshness, listPage } from '#web/freshness.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type CommentRow = Outputs['comment']['pageForReview']['items'][number];
export type CommentSearch = Inputs['comment']['pageForReview'];

/** A page of comments; the page before stays on screen while the next one comes. */
export const useCommentPage = (search: CommentSearch) =>
  trpc.comment.pageForReview.useQuery(search, listPage);

export const useCommentCounts = () =>
  trpc.comment.countsForReview.useSuspenseQuery(undefined, listFreshness)[0];

/** For a note elsewhere, which may come late. @param enabled for authors and administrators */
export const useCountToReview = (enabled: boolean) => {
  const { data } = trpc.comment.countsForReview.useQuery(undefined, { enabled, ...listFreshness });
  return data ? data.waiting + data.reported : 0;
};

/** Calls that act on several comments, each with an outcome per comment. */
export function useManyComments() {
  const calls = trpc.useUtils();
  const onSuccess = () => {
    void calls.comment.invalidate();
  };
  return {
    setStates: trpc.comment.setStates.useMutation({ onSuccess }).mutateAsync,
    remove: trpc.comment.removeMany.useMutation({ onSuccess }).mutateAsync,
    restore: trpc.comment.restoreMany.useMutation({ onSuccess }).mutateAsync,
  };
}
