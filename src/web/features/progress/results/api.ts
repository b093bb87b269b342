import { isFailure } from '#web/failure/failure.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';

export type AttemptRow = Outputs['progress']['quizAttempts']['items'][number];
export type AttemptQuery = Inputs['progress']['quizAttempts'];
export type Summary = Outputs['progress']['resultsSummary'];
export type QuestionRow = Outputs['progress']['questionResults'][number];
type StatisticsQuery = Inputs['progress']['resultsSummary'];

export const useResultsHead = (id: number) => trpc.progress.results.useSuspenseQuery({ id })[0];

/** A page of attempts; the page before stays on screen while the next one comes. */
export const useAttempts = (query: AttemptQuery) =>
  trpc.progress.quizAttempts.useQuery(query, { placeholderData: (before) => before });

export type RunningAttempt = Outputs['attempt']['running']['attempts'][number];

const fiveSeconds = 5000;

/** The learners who take a quiz now; read again every few seconds while the page is visible. */
export const useRunning = (quizId: number) =>
  trpc.attempt.running.useQuery({ quizId }, { refetchInterval: fiveSeconds, staleTime: 0 });

/** Sent again after a lost answer, the minutes are added once. */
export function useAddTime() {
  const calls = trpc.useUtils();
  const { mutateAsync } = trpc.attempt.addTime.useMutation({
    onSuccess: (_, { quizId }) => calls.attempt.running.invalidate({ quizId }),
  });
  const once = useIdempotencyKey();
  return (added: Inputs['attempt']['addTime']) =>
    once((idempotencyKey) => mutateAsync({ ...added, idempotencyKey }));
}

/** Ends the wait of a learner after an attempt. */
export function useUnlock() {
  const calls = trpc.useUtils();
  return trpc.attempt.unlock.useMutation({
    onSuccess: () => {
      void calls.attempt.waits.invalidate();
      return calls.progress.quizAttempts.invalidate();
    },
    // The attempt is gone, or its quiz belongs to another author by now.
    onError: (error) =>
      isFailure(error, 'not-found') ? calls.progress.quizAttempts.invalidate() : undefined,
  }).mutateAsync;
}

/** Results change while they are read: each visit of a view asks for them again. */
const always = { staleTime: 0 };

export const useSummary = (query: StatisticsQuery) =>
  trpc.progress.resultsSummary.useQuery(query, always);
export const useQuestionResults = (query: StatisticsQuery) =>
  trpc.progress.questionResults.useQuery(query, always);

/** Calls that make a file of what is listed. */
export function useResultsFiles() {
  const { progress } = trpc.useUtils();
  return {
    attempts: (query: Inputs['progress']['attemptsCsv']) =>
      progress.attemptsCsv.fetch(query, { staleTime: 0 }),
    questions: (query: StatisticsQuery) => progress.questionsCsv.fetch(query, { staleTime: 0 }),
  };
}
