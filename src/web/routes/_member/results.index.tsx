import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { ResultsPage } from '../../features/attempt/results-page.tsx';
import { pageHead } from '../../page-head.ts';
import { PageSpinner } from '../../ui/page-spinner.tsx';

export const Route = createFileRoute('/_member/results/')({
  validateSearch: z.object({
    verdict: z.enum(['passed', 'failed', 'left']).optional().catch(undefined),
  }),
  // An attempt may have run out meanwhile: what was known before is shown only until that is known.
  loader: async ({ context: { calls } }) => {
    await calls.attempt.list.fetch(undefined, { staleTime: 0 });
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'My Results',
      description: 'Your finished quizzes.',
      path: '/results',
      hidden: true,
    }),
  pendingComponent: PageSpinner,
  component: ResultsRoute,
});

function ResultsRoute() {
  return <ResultsPage verdict={Route.useSearch().verdict} />;
}
