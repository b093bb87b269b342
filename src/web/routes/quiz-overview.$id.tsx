import { createFileRoute, redirect } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { LazyQuizAssignments } from '../features/classroom/own/lazy-quiz-assignments.tsx';
import { quizFetch, useQuiz } from '../features/quiz/api.ts';
import { quizDetailMessages } from '../features/quiz/detail/messages/messages.ts';
import { QuizNotFound } from '../features/quiz/detail/quiz-not-found.tsx';
import { QuizOverviewPage } from '../features/quiz/detail/quiz-overview-page.tsx';
import { failedHead, pageHead } from '../page-head.ts';
import { orNotFound } from '../session/guards.ts';
import { PageSpinner } from '../ui/frame/page-spinner.tsx';

export const Route = createFileRoute('/quiz-overview/$id')({
  staticData: { isPublic: () => true },
  loader: ({ context: { calls }, params }) => {
    const id = idFromPath(params.id);
    if (id === undefined) throw redirect({ to: '/quizzes' });
    return orNotFound(calls.quiz.card.ensureData({ id }, quizFetch));
  },
  head: async ({ match, loaderData: quiz }) => {
    const { site } = match.context;
    if (match.status === 'error') return failedHead(site, '/quizzes');
    const { overview, notFound } = await quizDetailMessages.load(site.language);
    return pageHead(site, {
      title: quiz ? overview.title({ title: quiz.title }) : notFound,
      description: overview.description,
      path: quiz ? `/quiz-overview/${quiz.id}` : '/quizzes',
      hidden: !quiz?.isListed,
    });
  },
  pendingComponent: PageSpinner,
  notFoundComponent: QuizNotFound,
  component: OverviewRoute,
});

function OverviewRoute() {
  const { id } = Route.useLoaderData();
  return <QuizOverviewPage quiz={useQuiz(id)} assignments={<LazyQuizAssignments quizId={id} />} />;
}
