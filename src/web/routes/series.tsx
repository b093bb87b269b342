import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { productName } from '#shared/kernel/product.ts';
import { useCategories } from '../features/category/category-api.ts';
import { QuizStanding } from '../features/quiz/quiz-standing.tsx';
import { useRetakeStatuses } from '../features/quiz/retake-api.ts';
import { useSeries } from '../features/series/api.ts';
import { SeriesPage } from '../features/series/series-page.tsx';
import { breadcrumbs, pageHead } from '../page-head.ts';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonCards } from '../ui/skeleton-cards.tsx';

const OptionalId = z.coerce.number().pipe(Id).optional().catch(undefined);
const lead = 'Structured learning paths to master your skills';

export const Route = createFileRoute('/series')({
  validateSearch: z.object({ category: OptionalId, series: OptionalId }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { calls }, deps: { category, series } }) => {
    // The panel can wait by itself, beside a list that stays; only a page made on the server waits for it.
    const details = series === undefined ? undefined : calls.series.get.prefetch({ id: series });
    const [list] = await Promise.allSettled([
      calls.series.list.ensureData(category === undefined ? {} : { categoryId: category }),
      calls.category.list.ensureData(),
      import.meta.env.SSR ? details : undefined,
    ]);
    const cards = list.status === 'fulfilled' ? list.value : [];
    return { details: cards.find(({ id }) => id === series) };
  },
  head: ({ match, loaderData }) => {
    const { site } = match.context;
    const details = loaderData?.details;
    if (!details) {
      return pageHead(site, { title: 'Learning Series', description: lead, path: '/series' });
    }
    const path = `/series?series=${details.id}`;
    return pageHead(site, {
      title: details.displayName,
      description: details.description || lead,
      path,
      image: details.imageUrl,
      jsonLd: [
        breadcrumbs(site, [
          ['Home', '/'],
          ['Learning Series', '/series'],
          [details.displayName, path],
        ]),
        {
          '@type': 'Course',
          name: details.displayName,
          description: details.description || lead,
          provider: { '@type': 'Organization', name: productName, url: site.publicUrl },
        },
      ],
    });
  },
  pendingComponent: () => (
    <Page>
      <PageHeader title="Learning Series" lead={lead} />
      <SkeletonCards count={4} label="Loading series…" />
    </Page>
  ),
  component: SeriesRoute,
});

function SeriesRoute() {
  const { category, series } = Route.useSearch();
  const navigate = Route.useNavigate();
  const categories = useCategories();
  const quizzes = useSeries(series).data?.quizzes ?? [];
  const statuses = useRetakeStatuses(quizzes.map(({ id }) => id));
  return (
    <SeriesPage
      categories={categories.data ?? []}
      categoriesFailure={
        categories.error && (
          <FailureAlert
            title="Error loading categories"
            error={categories.error}
            onRetry={categories.refetch}
          />
        )
      }
      categoryId={category}
      onCategory={(id) => navigate({ search: { category: id }, resetScroll: false })}
      seriesId={series}
      standingOf={(quizId) => {
        const status = statuses.of(quizId);
        return status && { mastered: status.mastered, words: <QuizStanding status={status} /> };
      }}
      onClose={() => navigate({ search: { category }, resetScroll: false })}
    />
  );
}
