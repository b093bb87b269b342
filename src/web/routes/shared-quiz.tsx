import { createFileRoute } from '@tanstack/react-router';
import { SharedQuizPage } from '../features/attempt/trial/shared-quiz-page.tsx';
import { hiddenHead } from '../page-head.ts';

export const Route = createFileRoute('/shared-quiz')({
  head: hiddenHead(
    () =>
      import('../features/attempt/trial/messages/messages.ts').then((file) => file.trialMessages),
    ({ shared: { pageTitle: title, description } }) => ({ title, description }),
  ),
  component: SharedQuizPage,
});
