import { createFileRoute } from '@tanstack/react-router';
import { learnerView } from '#web/features/attempt/trial/learner-view.ts';
import { wizardMessages } from '#web/features/quiz/admin/wizard/messages/messages.ts';
import { QuestionWizardPage } from '#web/features/quiz/admin/wizard/question-wizard-page.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { adminFailure } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/create-question')({
  loader: ({ context }) => context.calls.category.hierarchy.fetch(),
  head: hiddenHead(
    () =>
      import('#web/features/quiz/admin/wizard/messages/messages.ts').then(
        (file) => file.wizardMessages,
      ),
    ({ title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(wizardMessages, (m) => [m.categoriesFailed]),
  component: () => <QuestionWizardPage learnerView={learnerView} />,
});
