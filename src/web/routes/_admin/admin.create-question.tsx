import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { learnerView } from '#web/features/attempt/trial/learner-view.ts';
import { wizardMessages } from '#web/features/quiz/admin/wizard/messages/messages.ts';
import { QuestionWizardPage } from '#web/features/quiz/admin/wizard/question-wizard-page.tsx';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { AdminFailure } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/create-question')({
  loader: ({ context }) => context.calls.category.hierarchy.fetch(),
  head: hiddenHead(
    () =>
      import('#web/features/quiz/admin/wizard/messages/messages.ts').then(
        (file) => file.wizardMessages,
      ),
    ({ title, description }) => ({ title, description }),
  ),
  errorComponent: WizardFailure,
  component: () => <QuestionWizardPage learnerView={learnerView} />,
});

function WizardFailure({ error, reset }: ErrorComponentProps) {
  const m = useMessages(wizardMessages);
  return <AdminFailure title={m.categoriesFailed} error={error} reset={reset} />;
}
