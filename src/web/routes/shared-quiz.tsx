import { createFileRoute } from '@tanstack/react-router';
import { SharedQuizPage } from '../features/attempt/trial/shared-quiz-page.tsx';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/shared-quiz')({
  head: async ({ match }) => {
    const { site } = match.context;
    const { trialMessages } = await import('../features/attempt/trial/messages/messages.ts');
    const { pageTitle, description } = (await trialMessages.load(site.language)).shared;
    return pageHead(site, { title: pageTitle, description, path: '/shared-quiz', hidden: true });
  },
  component: SharedQuizPage,
});
