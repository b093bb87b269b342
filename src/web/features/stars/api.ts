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

export const useStarsSummary = (quizId: number) => trpc.stars.summary.useQuery({ id: quizId });

/** A page of remarks; the page before stays on screen while the next one comes. */
export const useRemarks = (query: Inputs['stars']['remarks']) =>
  trpc.stars.remarks.useQuery(query, { placeholderData: (before) => before });

/** For administrators only. */
export const useReportedRemarks = () =>
  trpc.stars.reported.useQuery(undefined, { enabled: useHasRole('administrator') }).data ?? [];

export function useRemarkCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.stars.invalidate();
  return {
    report: trpc.stars.report.useMutation({ onSuccess }).mutateAsync,
    decide: trpc.stars.decide.useMutation({ onSuccess }).mutateAsync,
  };
}

export function useStarsFile() {
  const { stars } = trpc.useUtils();
  return (quizId: number) => stars.csv.fetch({ id: quizId }, { staleTime: 0 });
}
