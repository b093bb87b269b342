import { createFileRoute } from '@tanstack/react-router';
import { AdminFailure } from '../../admin-only.tsx';
import { CreateQuizPage } from '../../features/quiz/admin/create-quiz-page.tsx';
import { pageHead } from '../../page-head.ts';

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
  component: CreateQuizPage,
});
