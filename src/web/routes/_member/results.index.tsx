import { createFileRoute } from '@tanstack/react-router';
import { attemptMessages } from '#web/features/attempt/messages/messages.ts';
import { ResultsPage } from '#web/features/attempt/results/results-page.tsx';
import { resultsSearch } from '#web/features/attempt/results/results-search.ts';
import { pageHead } from '#web/page-head.ts';
import { PageSpinner } from '#web/ui/frame/page-spinner.tsx';

export const Route = createFileRoute('/_member/results/')({
  validateSearch: resultsSearch,
  // An attempt may have run out meanwhile, so the list is always loaded again.
  loader: async ({ context: { calls } }) => {
    await calls.attempt.list.fetch(undefined, { staleTime: 0 });
  },
  head: async ({ match: { context } }) => {
    const m = await attemptMessages.load(context.site.language);
    return pageHead(context.site, {
      title: m.myResults,
      description: m.resultsDescription,
      path: '/results',
      hidden: true,
    });
  },
  pendingComponent: PageSpinner,
  component: ResultsRoute,
});

function ResultsRoute() {
  const filter = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ResultsPage
      filter={filter}
      onFilter={(change) =>
        navigate({ search: (search) => ({ ...search, ...change }), resetScroll: false })
      }
    />
  );
}
