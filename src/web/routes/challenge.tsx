import { createFileRoute } from '@tanstack/react-router';
import { ChallengePage } from '../features/attempt/challenge/challenge-page.tsx';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/challenge')({
  head: async ({ match }) => {
    const { site } = match.context;
    const { challengeMessages } = await import(
      '../features/attempt/challenge/messages/messages.ts'
    );
    const { pageTitle: title, description } = await challengeMessages.load(site.language);
    return pageHead(site, { title, description, path: '/challenge', hidden: true });
  },
  component: ChallengePage,
});
