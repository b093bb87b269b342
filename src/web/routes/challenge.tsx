import { createFileRoute } from '@tanstack/react-router';
import { ChallengePage } from '../features/attempt/challenge/challenge-page.tsx';
import { hiddenHead } from '../page-head.ts';

export const Route = createFileRoute('/challenge')({
  head: hiddenHead(
    () =>
      import('../features/attempt/challenge/messages/messages.ts').then(
        (file) => file.challengeMessages,
      ),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  component: ChallengePage,
});
