import { isFailure } from '#web/failure/failure.ts';
import { listFreshness, listPage } from '#web/freshness.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type QualityRow = Outputs['quality']['page']['items'][number];
export type QuestionQuality = Outputs['quality']['question'];
export type QualityQuery = Inputs['quality']['page'];

/** A page of the questions; the page before stays on screen while the next one comes. */
export const useQualityPage = (query: QualityQuery) => trpc.quality.page.useQuery(query, listPage);

export const useQuestionQuality = (id: number) =>
  trpc.quality.question.useQuery({ id }, listFreshness);

export function useDecide() {
  const calls = trpc.useUtils();
  const onSuccess = () => {
    void calls.quality.invalidate();
    void calls.question.invalidate();
  };
  return trpc.quality.decide.useMutation({
    onSuccess,
    // The question was deleted meanwhile.
    onError: (error) => (isFailure(error, 'not-found') ? onSuccess() : undefined),
  }).mutateAsync;
}

/** What the learner has reported about a question of a finished attempt. */
export const useOwnReport = (attemptId: number, questionId: number) =>
  trpc.quality.ownReports.useQuery(
    { id: attemptId },
    { select: (reports) => reports.find((report) => report.questionId === questionId) },
  ).data;

export function useReport(attemptId: number) {
  const calls = trpc.useUtils();
  return trpc.quality.report.useMutation({
    onSuccess: () => void calls.quality.ownReports.invalidate({ id: attemptId }),
  }).mutateAsync;
}
