import { failureOf, isTemporary } from '#web/failure/failure.ts';
import { categoryFreshness } from '#web/freshness.ts';
import { useOwn, useUser } from '#web/session/session.tsx';
import { type Inputs, trpc } from '#web/trpc.ts';

/** The learner's state changes with every attempt, so a list filtered by it is loaded again. */
export const useQuizPage = (filter: Inputs['quiz']['page']) =>
  trpc.quiz.page.useSuspenseQuery(filter, { refetchOnMount: filter.state ? 'always' : true })[0];

export const useCategories = () =>
  trpc.category.list.useSuspenseQuery(undefined, categoryFreshness)[0];

/** None without a category. */
export function useSubCategories(categoryId: number | undefined) {
  const isKnown = categoryId !== undefined;
  const { data } = trpc.category.listSub.useQuery({ categoryId }, { enabled: isKnown });
  return (isKnown && data) || [];
}

/**
 * A failed call for one quiz is repeated twice, by the page's loader and by its hook. A refusal is an
 * answer and is not asked again, nor is anything while a page is rendered on the server.
 */
export const quizFetch = {
  retry: (failures: number, error: unknown) =>
    typeof window !== 'undefined' && failures < 2 && isTemporary(failureOf(error)),
  retryDelay: 500,
};

/** One quiz; asked for up to three times. */
export const useQuiz = (id: number) => trpc.quiz.card.useSuspenseQuery({ id }, quizFetch)[0];

export const useQuizStats = (id: number) => trpc.quiz.stats.useSuspenseQuery({ id }, quizFetch)[0];

/** The learner's own history on a quiz; undefined for a guest and until it is there. */
export function useQuizProgress(quizId: number) {
  const user = useUser();
  const { data } = trpc.attempt.progress.useQuery(
    { quizId },
    { enabled: user !== null, refetchOnMount: 'always' },
  );
  return useOwn(data);
}

/** After a lock has run out: everything that depends on the learner and this quiz. */
export function useRefreshLearnerStatus() {
  const calls = trpc.useUtils();
  return () => void calls.attempt.invalidate();
}
