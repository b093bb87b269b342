import { createFileRoute, redirect } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { LazyReopenSwitch } from '../features/attempt/reopening/lazy-reopen-switch.tsx';
import { LazyQuizAssignments } from '../features/classroom/own/lazy-quiz-assignments.tsx';
import { quizFetch, useQuiz, useQuizStats } from '../features/quiz/api.ts';
import { quizDetailMessages } from '../features/quiz/detail/messages/messages.ts';
import { QuizDetailPage } from '../features/quiz/detail/quiz-detail-page.tsx';
import { QuizNotFound } from '../features/quiz/detail/quiz-not-found.tsx';
import { SeriesMention } from '../features/series/series-mention.tsx';
import { breadcrumbs, failedHead, pageHead } from '../page-head.ts';
import { keyOf, searchParams } from '../search-params.ts';
import { orNotFound } from '../session/guards.ts';
import { frameMessages } from '../ui/frame/messages/messages.ts';
import { PageSpinner } from '../ui/frame/page-spinner.tsx';

const validateSearch = searchParams({ challenge: keyOf<'true'>({ true: true }) });

export const Route = createFileRoute('/quiz/$id')({
  staticData: { isPublic: () => true },
  validateSearch,
  loader: async ({ context: { calls }, params }) => {
    const id = idFromPath(params.id);
    if (id === undefined) throw redirect({ to: '/quizzes' });
    const [quiz] = await Promise.all([
      orNotFound(calls.quiz.card.ensureData({ id }, quizFetch)),
      orNotFound(calls.quiz.stats.ensureData({ id }, quizFetch)),
    ]);
    // In the browser the quiz is shown without waiting for this.
    const series = quiz.seriesId !== null && calls.series.get.prefetch({ id: quiz.seriesId });
    if (import.meta.env.SSR) await series;
    return quiz;
  },
  head: async ({ match, loaderData: quiz }) => {
    const { site } = match.context;
    if (match.status === 'error') return failedHead(site, '/quizzes');
    const m = await quizDetailMessages.load(site.language);
    if (!quiz) {
      const { notFound: title, notFoundHint: description } = m;
      return pageHead(site, { title, description, path: '/quizzes', hidden: true });
    }
    const { home } = await frameMessages.load(site.language);
    return pageHead(site, {
      title: quiz.title,
      description:
        quiz.description ||
        m.descriptionOf({ questions: quiz.questionCount, category: quiz.categoryName }),
      path: `/quiz/${quiz.id}`,
      image: quiz.imageUrl,
      hidden: !quiz.isListed,
      jsonLd: [
        {
          '@type': 'Quiz',
          name: quiz.title,
          url: `${site.publicUrl}/quiz/${quiz.id}`,
          inLanguage: quiz.language,
        },
        breadcrumbs(site, [
          [home, '/'],
          [m.quizzes, '/quizzes'],
          [quiz.categoryName, `/quizzes?category=${quiz.category}`],
          [quiz.title, `/quiz/${quiz.id}`],
        ]),
      ],
    });
  },
  pendingComponent: PageSpinner,
  notFoundComponent: QuizNotFound,
  component: QuizRoute,
});

function QuizRoute() {
  const { id } = Route.useLoaderData();
  const { challenge } = Route.useSearch();
  const quiz = useQuiz(id);
  return (
    <QuizDetailPage
      quiz={quiz}
      stats={useQuizStats(id)}
      isChallenge={challenge !== undefined}
      assignments={<LazyQuizAssignments quizId={id} />}
      reopening={<LazyReopenSwitch quizId={id} />}
      series={<SeriesMention id={quiz.seriesId} quizId={id} />}
    />
  );
}
