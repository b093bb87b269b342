import { trpc } from '#web/trpc.ts';
import { quizFetch } from '../api.ts';
import { useRetakeStatuses } from '../learner-api.ts';

/** The most taken quiz of the same category that the learner has not taken yet and can start now. */
export function useNextQuiz(quizId: number) {
  const { data: card } = trpc.quiz.card.useQuery({ id: quizId }, quizFetch);
  const { data } = trpc.quiz.page.useQuery(
    { categoryId: card?.categoryId ?? undefined, state: 'new', sort: 'popular' },
    { enabled: card !== undefined, staleTime: 0 },
  );
  const others = data?.items.filter(({ id }) => id !== quizId) ?? [];
  const statuses = useRetakeStatuses(others.map(({ id }) => id));
  return others.find(({ id }) => statuses.of(id)?.action === 'start');
}
