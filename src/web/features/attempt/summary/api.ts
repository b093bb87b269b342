import { trpc } from '#web/trpc.ts';

/** The result of an attempt that may have ended a moment ago: never cached. */
export function useFreshReview(id: number, enabled: boolean) {
  return trpc.attempt.review.useQuery({ id }, { enabled, staleTime: 0, gcTime: 0 });
}

/** The average result of all other learners on a quiz, percent; null while there is none. */
export function useQuizAverage(quizId: number): number | null {
  const { data } = trpc.quiz.stats.useQuery({ id: quizId }, { staleTime: 0 });
  return data?.others?.averageScore ?? null;
}
