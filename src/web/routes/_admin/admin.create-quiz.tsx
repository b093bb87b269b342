import { createFileRoute } from '@tanstack/react-router';
import { learnerView } from '#web/features/attempt/trial/learner-view.ts';
import { CreateQuizPage } from '#web/features/quiz/admin/list/create-quiz-page.tsx';
import { quizListMessages } from '#web/features/quiz/admin/list/messages/messages.ts';
import { hiddenHead } from '#web/page-head.ts';
import { adminFailure } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/create-quiz')({
  loader: ({ context }) => context.calls.category.hierarchy.fetch(),
  head: hiddenHead(
    () =>
      import('#web/features/quiz/admin/list/messages/messages.ts').then(
        (file) => file.quizListMessages,
      ),
    ({ createQuiz: title, createDescription: description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(quizListMessages, (m) => [m.categoriesFailed]),
  component: () => <CreateQuizPage learnerView={learnerView} />,
});
