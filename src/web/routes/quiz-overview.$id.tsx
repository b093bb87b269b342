import { createFileRoute, redirect } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { quizFetch, useQuiz } from '../features/quiz/api.ts';
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
  head: ({ match, loaderData: quiz }) => {
    const { site } = match.context;
    if (match.status === 'error') return failedHead(site, '/quizzes');
    return pageHead(site, {
      title: quiz ? `Before you start: ${quiz.title}` : 'Quiz Not Found',
      description: 'The rules, the time, the pass mark, and what happens if you leave or fail.',
      path: quiz ? `/quiz-overview/${quiz.id}` : '/quizzes',
      hidden: !quiz,
    });
  },
  pendingComponent: PageSpinner,
  notFoundComponent: QuizNotFound,
  component: OverviewRoute,
});

function OverviewRoute() {
  const { id } = Route.useLoaderData();
  return <QuizOverviewPage quiz={useQuiz(id)} />;
}
