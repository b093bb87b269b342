import { createFileRoute } from '@tanstack/react-router';
import { learnerView } from '#web/features/attempt/trial/learner-view.ts';
import { QuestionWizardPage } from '#web/features/quiz/admin/wizard/question-wizard-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { AdminFailure } from '#web/session/admin-only.tsx';

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
  component: () => <QuestionWizardPage learnerView={learnerView} />,
});
