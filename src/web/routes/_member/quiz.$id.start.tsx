import { createFileRoute, redirect } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { PlayerSkeleton } from '#web/features/attempt/taking/player-skeleton.tsx';
import { TakeQuizPage } from '#web/features/attempt/taking/take-quiz-page.tsx';
import { pageHead } from '#web/page-head.ts';

export const Route = createFileRoute('/_member/quiz/$id/start')({
  // The attempt begins when the page is shown, so that preloading a link starts nothing.
  loader: async ({ context: { calls }, params }) => {
    const id = idFromPath(params.id);
    if (id === undefined) throw redirect({ to: '/quizzes' });
    const quiz = await calls.quiz.card.ensureData({ id }).catch(() => undefined);
    return { id, title: quiz?.title };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context.site, {
      title: loaderData?.title ? `Quiz: ${loaderData.title}` : 'Quiz',
      description: 'A quiz in progress.',
      path: '/quizzes',
      hidden: true,
    }),
  staticData: { isBare: true },
  pendingComponent: PlayerSkeleton,
  component: StartRoute,
});

function StartRoute() {
  const { id } = Route.useLoaderData();
  const { user } = Route.useRouteContext();
  return <TakeQuizPage key={id} quizId={id} userId={user.id} />;
}
