import { trpc } from '#web/trpc.ts';

/** Quizzes by their title, for a choice. */
export const useQuizChoices = (q: string) =>
  trpc.quiz.pageForAuthor.useQuery(
    { q, sort: 'updated', perPage: 20 },
    { placeholderData: (before) => before },
  ).data?.items ?? [];
