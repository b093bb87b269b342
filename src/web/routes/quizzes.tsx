import { createFileRoute } from '@tanstack/react-router';
import { withTitle } from '../failure/failure.ts';
import { PostHits } from '../features/blog/post-hits.tsx';
import { useCategories, useSubCategories } from '../features/quiz/api.ts';
import { quizFilterOf, quizListSearch } from '../features/quiz/catalogue/quiz-filters.ts';
import { QuizListPage } from '../features/quiz/catalogue/quiz-list-page.tsx';
import { QuestionHits } from '../features/quiz/search/question-hits.tsx';
import { SeriesHits } from '../features/series/series-hits.tsx';
import { breadcrumbs, pageHead } from '../page-head.ts';
import { useUser } from '../session/session.tsx';
import type { Calls } from '../trpc.ts';
import { Page } from '../ui/frame/page.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { RouteFailure } from '../ui/frame/route-failure.tsx';
import { SkeletonCards } from '../ui/skeleton-cards.tsx';

export const Route = createFileRoute('/quizzes')({
  // The filter by the learner’s own state needs the learner.
  staticData: { isPublic: ({ state }) => state === undefined },
  validateSearch: quizListSearch,
  // Only known names, in one order: by these the browser finds what the server has loaded.
  loaderDeps: ({ search }) => quizListSearch({ ...search }),
  loader: async ({ context: { calls, user }, deps }) => {
    const categories = await withTitle(
      'Error loading categories',
      calls.category.list.ensureData(),
    );
    const chosen = categories.find(({ name }) => name === deps.category);
    const subCategories = chosen
      ? await withTitle(
          'Error loading categories',
          calls.category.listSub.ensureData({ categoryId: chosen.id }),
        )
      : [];
    const { category, filter } = quizFilterOf(deps, {
      categories,
      subCategories,
      isMember: user !== null,
    });
    await Promise.all([
      calls.quiz.page.ensureData(filter),
      deps.q ? searchBeside(calls, deps.q) : undefined,
    ]);
    return { categoryName: category?.displayName, categoryPath: category?.name };
  },
  head: ({ match, loaderData }) => {
    const { site } = match.context;
    const name = loaderData?.categoryName;
    const path = loaderData?.categoryPath
      ? `/quizzes?category=${loaderData.categoryPath}`
      : '/quizzes';
    return pageHead(site, {
      title: name ? `${name} quizzes` : 'Quizzes',
      description: `Timed multiple-choice quizzes${name ? ` on ${name}` : ' by topic and level'}, each answer explained afterwards.`,
      path,
      jsonLd: [
        breadcrumbs(site, [
          ['Home', '/'],
          ['Quizzes', '/quizzes'],
          ...(name ? [[name, path] as const] : []),
        ]),
      ],
    });
  },
  pendingComponent: () => (
    <Page>
      <PageHeader title="Quizzes" />
      <SkeletonCards count={6} label="Loading quizzes…" />
    </Page>
  ),
  errorComponent: (failure) => (
    <Page>
      <PageHeader title="Quizzes" />
      <RouteFailure title="Error loading quizzes" {...failure} />
    </Page>
  ),
  component: QuizzesRoute,
});

function QuizzesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const categories = useCategories();
  const chosen = categories.find(({ name }) => name === search.category);
  return (
    <QuizListPage
      search={search}
      categories={categories}
      subCategories={useSubCategories(chosen?.id)}
      alsoFound={search.q && <AlsoFound wanted={search.q} />}
      onSearch={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change, page: undefined }),
          resetScroll: false,
        })
      }
    />
  );
}

/** A failure must not keep the quizzes from being shown. */
const searchBeside = (calls: Calls, text: string) =>
  Promise.allSettled([
    calls.series.search.ensureData({ text }),
    calls.blog.search.ensureData({ text }),
  ]);

function AlsoFound({ wanted }: { wanted: string }) {
  return (
    <>
      <SeriesHits wanted={wanted} />
      <PostHits wanted={wanted} />
      {useUser()?.isAdmin && <QuestionHits wanted={wanted} />}
    </>
  );
}
