import { trpc } from '#web/trpc.ts';

/** The five most taken quizzes. */
export const usePopularQuizzes = () => trpc.quiz.popular.useQuery();
