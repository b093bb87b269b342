import { isFailure } from '#web/failure/failure.ts';
import { useHasRole } from '#web/session/roles.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type OwnStars = Outputs['stars']['own'];
export type RemarkRow = Outputs['stars']['remarks']['items'][number];

/** What the learner has given, and may give: a finished attempt changes it. */
export const useOwnStars = (quizId: number) =>
  trpc.stars.own.useQuery({ id: quizId }, { staleTime: 0 }).data;

export function useStarsCalls() {
  const calls = trpc.useUtils();
  const onSuccess = (own: OwnStars, { id }: { id: number }) => {
    calls.stars.own.setData({ id }, own);
    void calls.quiz.card.invalidate({ id });
  };
  return {
    give: trpc.stars.give.useMutation({ onSuccess }).mutateAsync,
    remove: trpc.stars.remove.useMutation({ onSuccess }).mutateAsync,
  };
}

/** Read again whenever they are shown, as all results are. */
export const useStarsSummary = (quizId: number) =>
  trpc.stars.summary.useQuery({ id: quizId }, { staleTime: 0 });

/** A page of remarks; the page before stays on screen while the next one comes. */
export const useRemarks = (query: Inputs['stars']['remarks']) =>
  trpc.stars.remarks.useQuery(query, { staleTime: 0, placeholderData: (before) => before });

/** For administrators only. Authors report some at any time. */
export const useReportedRemarks = () =>
  trpc.stars.reported.useQuery(undefined, { enabled: useHasRole('administrator'), staleTime: 0 })
    .data ?? [];

export function useRemarkCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.stars.invalidate();
  // Its learner has taken it back, or written another.
  const onError = (error: unknown) =>
    isFailure(error, 'not-found', 'conflict') ? onSuccess() : undefined;
  return {
    report: trpc.stars.report.useMutation({ onSuccess, onError }).mutateAsync,
    decide: trpc.stars.decide.useMutation({ onSuccess, onError }).mutateAsync,
  };
}

export function useStarsFile() {
  const { stars } = trpc.useUtils();
  return (quizId: number) => stars.csv.fetch({ id: quizId }, { staleTime: 0 });
}
