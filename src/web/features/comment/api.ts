import { isFailure } from '#web/failure/failure.ts';
import { listFreshness, listPage } from '#web/freshness.ts';
import { type Outputs, trpc } from '#web/trpc.ts';

export type QuestionComment = Outputs['comment']['list']['items'][number];

/** How many comments a question of a result has; undefined where they may not be read, and while it loads. */
export const useAttemptCount = (attemptId: number, questionId: number) =>
  trpc.comment.attemptCounts.useQuery(
    { id: attemptId },
    { ...listFreshness, select: (all) => all.find(({ id }) => id === questionId)?.count },
  ).data;

/** The same for a question that was answered in practice. */
export const useQuestionCount = (id: number) => trpc.comment.count.useQuery({ id }).data?.count;

/** A page of the comments; the page before stays on screen while the next one comes. */
export const useComments = (id: number, page: number) =>
  trpc.comment.list.useQuery({ id, page }, listPage);

export function useCommentCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.comment.invalidate();
  // One that was changed in another tab is read again; one that is gone stays while it is edited, with what was typed.
  const onStale = (error: unknown) => (isFailure(error, 'stale') ? onSuccess() : undefined);
  const onGone = (error: unknown) => (isFailure(error, 'not-found') ? onSuccess() : undefined);
  return {
    write: trpc.comment.write.useMutation({ onSuccess }).mutateAsync,
    change: trpc.comment.change.useMutation({ onSuccess, onError: onStale }).mutateAsync,
    remove: trpc.comment.remove.useMutation({ onSuccess, onError: onGone }).mutateAsync,
    report: trpc.comment.report.useMutation({ onSuccess, onError: onGone }).mutateAsync,
  };
}
