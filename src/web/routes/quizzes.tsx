import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { withTitle } from '../failure/failure.ts';
import { PostHits } from '../features/blog/post-hits.tsx';
import { useCategories, useSubCategories } from '../features/quiz/api.ts';
import { quizListMessages } from '../features/quiz/catalogue/messages/messages.ts';
import { quizFilterOf, quizListSearch } from '../features/quiz/catalogue/quiz-filters.ts';
import { QuizListPage } from '../features/quiz/catalogue/quiz-list-page.tsx';
import { quizMessages } from '../features/quiz/messages/messages.ts';
import { QuestionHits } from '../features/quiz/search/question-hits.tsx';
import { SeriesHits } from '../features/series/series-hits.tsx';
import { useMessages } from '../language/language.tsx';
import { breadcrumbs, pageHead } from '../page-head.ts';
import { useHasRole } from '../session/roles.ts';
import type { Calls } from '../trpc.ts';
import { frameMessages } from '../ui/frame/messages/messages.ts';
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
  loader: async ({ context: { calls, user, site }, deps }) => {
    const { categoriesFailed } = await quizListMessages.load(site.language);
    const categories = await withTitle(categoriesFailed, calls.category.list.ensureData());
    const chosen = categories.find(({ name }) => name === deps.category);
    const subCategories = chosen
      ? await withTitle(
          categoriesFailed,
          calls.category.listSub.ensureData({ categoryId: chosen.id }),
        )
      : [];
    const { category, subCategory, filter } = quizFilterOf(deps, {
      categories,
      subCategories,
      isMember: user !== null,
    });
    if ((deps.category && !category) || (deps.sub && !subCategory)) {
      const { followMerge } = await import('../features/quiz/catalogue/follow-merge.ts');
      await followMerge(calls, deps);
    }
    await Promise.all([
      calls.quiz.page.ensureData(filter),
      deps.q ? searchBeside(calls, deps.q) : undefined,
    ]);
    return { categoryName: category?.displayName, categoryPath: category?.name };
  },
  head: async ({ match, loaderData }) => {
    const { site } = match.context;
    const m = await quizListMessages.load(site.language);
    const { home } = await frameMessages.load(site.language);
    const name = loaderData?.categoryName;
    const path = loaderData?.categoryPath
      ? `/quizzes?category=${loaderData.categoryPath}`
      : '/quizzes';
    return pageHead(site, {
      title: name ? m.titleOf({ category: name }) : m.title,
      description: name ? m.descriptionOf({ category: name }) : m.description,
      path,
      jsonLd: [
        breadcrumbs(site, [
          [home, '/'],
          [m.title, '/quizzes'],
          ...(name ? [[name, path] as const] : []),
        ]),
      ],
    });
  },
  pendingComponent: PendingQuizzes,
  errorComponent: FailedQuizzes,
  component: QuizzesRoute,
});

function PendingQuizzes() {
  const { title } = useMessages(quizListMessages);
  const { loading } = useMessages(quizMessages);
  return (
    <Page>
      <PageHeader title={title} />
      <SkeletonCards count={6} label={loading} />
    </Page>
  );
}

function FailedQuizzes(failure: ErrorComponentProps) {
  const { title } = useMessages(quizListMessages);
  const { failed } = useMessages(quizMessages);
  return (
    <Page>
      <PageHeader title={title} />
      <RouteFailure title={failed} {...failure} />
    </Page>
  );
}

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
      {useHasRole('author') && <QuestionHits wanted={wanted} />}
    </>
  );
}
