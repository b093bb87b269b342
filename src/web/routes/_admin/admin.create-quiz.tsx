import { createFileRoute } from '@tanstack/react-router';
import { learnerView } from '#web/features/attempt/trial/learner-view.ts';
import { CreateQuizPage } from '#web/features/quiz/admin/list/create-quiz-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { AdminFailure } from '#web/session/admin-only.tsx';

export const Route = createFileRoute('/_admin/admin/create-quiz')({
  loader: ({ context }) => context.calls.category.hierarchy.fetch(),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Create Quiz',
      description: 'Write a quiz with its questions.',
      path: '/admin/create-quiz',
      hidden: true,
    }),
  errorComponent: ({ error, reset }) => (
    <AdminFailure title="Error loading categories" error={error} reset={reset} />
  ),
  component: () => <CreateQuizPage learnerView={learnerView} />,
});
