import { createFileRoute } from '@tanstack/react-router';
import { AdminFailure } from '../../admin-only.tsx';
import { QuestionWizardPage } from '../../features/quiz/admin/question-wizard.tsx';
import { pageHead } from '../../page-head.ts';

export const Route = createFileRoute('/_admin/admin/create-question')({
  loader: ({ context }) => context.calls.category.hierarchy.fetch(),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Create Question',
      description: 'Add a question to a quiz.',
      path: '/admin/create-question',
      hidden: true,
    }),
  errorComponent: ({ error, reset }) => (
    <AdminFailure title="Error loading categories" error={error} reset={reset} />
  ),
  component: QuestionWizardPage,
});
