import { createFileRoute } from '@tanstack/react-router';
import { SeriesAdminPage } from '#web/features/series/admin/series-admin-page.tsx';
import { seriesSearch } from '#web/features/series/admin/series-search.ts';
import { pageHead } from '#web/page-head.ts';
import { AdminFailure } from '#web/session/admin-only.tsx';

export const Route = createFileRoute('/_admin/admin/series')({
  validateSearch: seriesSearch,
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
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SeriesAdminPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
