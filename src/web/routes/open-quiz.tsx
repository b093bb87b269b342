import { createFileRoute } from '@tanstack/react-router';
import { OpenQuizPage } from '../features/attempt/access/open-quiz-page.tsx';
import { hiddenHead } from '../page-head.ts';

export const Route = createFileRoute('/open-quiz')({
  head: hiddenHead(
    () =>
      import('../features/attempt/access/messages/messages.ts').then((file) => file.accessMessages),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  component: OpenQuizPage,
});
