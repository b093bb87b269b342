import { createFileRoute, notFound } from '@tanstack/react-router';
import { isFailure } from '../failure/failure.ts';
import { useCategories } from '../features/category/api.ts';
import { LazySeriesLine } from '../features/certificate/lazy-series-line.tsx';
import { LearnerStatus } from '../features/quiz/catalogue/learner-status.tsx';
import { useRetakeStatuses } from '../features/quiz/learner-api.ts';
import { useSeries } from '../features/series/api.ts';
import { seriesMessages } from '../features/series/messages/messages.ts';
import { SeriesPage } from '../features/series/series-page.tsx';
import { useMessages } from '../language/language.tsx';
import { breadcrumbs, pageHead } from '../page-head.ts';
import { rowId, searchParams } from '../search-params.ts';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { frameMessages } from '../ui/frame/messages/messages.ts';
import { Page } from '../ui/frame/page.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { SkeletonCards } from '../ui/skeleton-cards.tsx';

const validateSearch = searchParams({ category: rowId, series: rowId });

export const Route = createFileRoute('/series')({
  staticData: { isPublic: () => true },
  validateSearch,
  // Only known names, in one order: by these the browser finds what the server has loaded.
  loaderDeps: ({ search }) => validateSearch({ ...search }),
  loader: async ({ context: { calls }, deps: { category, series } }) => {
    // The panel shows that it is loading, next to the list; only a page rendered on the server waits for it.
    const wanted = series === undefined ? undefined : { id: series };
    const offered = wanted && calls.certificate.offered.prefetch();
    if (wanted && !import.meta.env.SSR) void calls.series.get.prefetch(wanted);
    const [list, panel] = await Promise.allSettled([
      calls.series.list.ensureData(category === undefined ? {} : { categoryId: category }),
      wanted && import.meta.env.SSR ? calls.series.get.ensureData(wanted) : undefined,
      calls.category.list.ensureData(),
      import.meta.env.SSR ? offered : undefined,
    ]);
    if (panel.status === 'rejected' && isFailure(panel.reason, 'not-found')) throw notFound();
    const cards = list.status === 'fulfilled' ? list.value : [];
    return { details: cards.find(({ id }) => id === series) };
  },
  head: async ({ match, loaderData }) => {
    const { site } = match.context;
    const { title, lead } = await seriesMessages.load(site.language);
    const details = loaderData?.details;
    if (!details) {
      const hidden = match.status === 'notFound';
      return pageHead(site, {
        title,
        description: lead,
        path: '/series',
        hidden,
      });
    }
    const { home } = await frameMessages.load(site.language);
    const path = `/series?series=${details.id}`;
    return pageHead(site, {
      title: details.displayName,
      description: details.description || lead,
      path,
      image: details.imageUrl,
      jsonLd: [
        breadcrumbs(site, [
          [home, '/'],
          [title, '/series'],
          [details.displayName, path],
        ]),
        {
          '@type': 'Course',
          name: details.displayName,
          description: details.description || lead,
          provider: { '@type': 'Organization', name: site.siteName, url: site.publicUrl },
        },
      ],
    });
  },
  pendingComponent: PendingSeries,
  component: SeriesRoute,
  // The list stays; the panel says that the series is not there.
  notFoundComponent: () => <SeriesRoute isMissing />,
});

function PendingSeries() {
  const m = useMessages(seriesMessages);
  return (
    <Page>
      <PageHeader title={m.title} lead={m.lead} />
      <SkeletonCards count={4} label={m.loading} />
    </Page>
  );
}

function SeriesRoute({ isMissing = false }: { isMissing?: boolean }) {
  const { categoriesFailed } = useMessages(seriesMessages);
  const { category, series } = Route.useSearch();
  const navigate = Route.useNavigate();
  const categories = useCategories();
  const quizzes = useSeries(isMissing ? undefined : series).data?.quizzes ?? [];
  const statuses = useRetakeStatuses(quizzes.map(({ id }) => id));
  return (
    <SeriesPage
      categories={categories.data ?? []}
      categoriesFailure={
        categories.error && (
          <FailureAlert
            title={categoriesFailed}
            error={categories.error}
            onRetry={categories.refetch}
          />
        )
      }
      categoryId={category}
      onCategory={(id) => navigate({ search: { category: id }, resetScroll: false })}
      seriesId={series}
      isMissing={isMissing}
      statusOf={(quizId) => {
        const status = statuses.of(quizId);
        return status && { mastered: status.mastered, words: <LearnerStatus status={status} /> };
      }}
      certificate={series !== undefined && <LazySeriesLine seriesId={series} />}
      onClose={() => navigate({ search: { category }, resetScroll: false })}
    />
  );
}
