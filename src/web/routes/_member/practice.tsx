import { createFileRoute } from '@tanstack/react-router';
import { PracticeQuestion } from '#web/features/attempt/practice/practice-question.tsx';
import { PracticePage } from '#web/features/practice/practice-page.tsx';
import { practiceSearch } from '#web/features/practice/practice-search.ts';
import { pageHead } from '#web/page-head.ts';
import { PageSpinner } from '#web/ui/frame/page-spinner.tsx';

export const Route = createFileRoute('/_member/practice')({
  validateSearch: practiceSearch,
  // What is due changes with time.
  loader: async ({ context: { calls } }) => {
    await calls.practice.summary.fetch(undefined, { staleTime: 0 });
  },
  head: async ({ match: { context } }) => {
    const { practiceMessages } = await import('#web/features/practice/messages/messages.ts');
    const m = await practiceMessages.load(context.site.language);
    return pageHead(context.site, {
      title: m.title,
      description: m.lead,
      path: '/practice',
      hidden: true,
    });
  },
  pendingComponent: PageSpinner,
  component: PracticeRoute,
});

function PracticeRoute() {
  return <PracticePage search={Route.useSearch()} Question={PracticeQuestion} />;
}
