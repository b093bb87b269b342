import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { learnerView } from '#web/features/attempt/trial/learner-view.ts';
import { CreateQuizPage } from '#web/features/quiz/admin/list/create-quiz-page.tsx';
import { quizListMessages } from '#web/features/quiz/admin/list/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { pageHead } from '#web/page-head.ts';
import { AdminFailure } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/create-quiz')({
  loader: ({ context }) => context.calls.category.hierarchy.fetch(),
  head: async ({ match }) => {
    const { site } = match.context;
    const { quizListMessages } = await import('#web/features/quiz/admin/list/messages/messages.ts');
    const m = await quizListMessages.load(site.language);
    return pageHead(site, {
      title: m.createQuiz,
      description: m.createDescription,
      path: '/admin/create-quiz',
      hidden: true,
    });
  },
  errorComponent: CreateQuizFailure,
  component: () => <CreateQuizPage learnerView={learnerView} />,
});

function CreateQuizFailure({ error, reset }: ErrorComponentProps) {
  const m = useMessages(quizListMessages);
  return <AdminFailure title={m.categoriesFailed} error={error} reset={reset} />;
}
