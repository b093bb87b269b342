import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { AdminFailure } from '../../admin-only.tsx';
import { SeriesAdminPage } from '../../features/series/admin/series-admin-page.tsx';
import { pageHead } from '../../page-head.ts';

export const Route = createFileRoute('/_admin/admin/series')({
  validateSearch: z.object({
    category: z.coerce.number().int().positive().optional().catch(undefined),
  }),
  loader: ({ context: { calls } }) =>
    Promise.all([calls.series.listForAuthor.fetch({}), calls.category.list.fetch()]),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Series, administration',
      description: 'Create series, fill them with quizzes and order them.',
      path: '/admin/series',
      hidden: true,
    }),
  errorComponent: ({ error, reset }) => (
    <AdminFailure title="Error loading series" error={error} reset={reset} />
  ),
  component: SeriesRoute,
});

function SeriesRoute() {
  const { category } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SeriesAdminPage
      categoryId={category}
      onCategory={(id) => void navigate({ search: { category: id }, resetScroll: false })}
    />
  );
}
