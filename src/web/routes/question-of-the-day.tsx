import { createFileRoute } from '@tanstack/react-router';
import { PracticeQuestion } from '../features/attempt/practice/practice-question.tsx';
import { DailyPage } from '../features/practice/daily/daily-page.tsx';
import { listFreshness } from '../freshness.ts';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/question-of-the-day')({
  staticData: { isPublic: () => true },
  // The next day has another question. One that fails to load shows that in its place.
  loader: ({ context: { calls } }) =>
    Promise.allSettled([calls.practice.daily.fetch(undefined, listFreshness)]).then(() => null),
  head: async ({ match }) => {
    const { site } = match.context;
    const { dailyMessages } = await import('../features/practice/daily/messages/messages.ts');
    const { title, lead: description } = await dailyMessages.load(site.language);
    return pageHead(site, { title, description, path: '/question-of-the-day' });
  },
  component: DailyRoute,
});

function DailyRoute() {
  return <DailyPage Question={PracticeQuestion} />;
}
