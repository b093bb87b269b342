import { createFileRoute } from '@tanstack/react-router';
import { OpenQuizPage } from '../features/attempt/access/open-quiz-page.tsx';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/open-quiz')({
  head: async ({ match }) => {
    const { site } = match.context;
    const { accessMessages } = await import('../features/attempt/access/messages/messages.ts');
    const { pageTitle: title, description } = await accessMessages.load(site.language);
    return pageHead(site, { title, description, path: '/open-quiz', hidden: true });
  },
  component: OpenQuizPage,
});
