import { createFileRoute, redirect } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { attemptMessages } from '#web/features/attempt/messages/messages.ts';
import { PlayerSkeleton } from '#web/features/attempt/taking/player-skeleton.tsx';
import { TakeQuizPage } from '#web/features/attempt/taking/take-quiz-page.tsx';
import { LazyPresenceReporter } from '#web/features/classroom/live/lazy-presence-reporter.tsx';
import { pageHead } from '#web/page-head.ts';

export const Route = createFileRoute('/_member/quiz/$id/start')({
  // The attempt begins when the page is shown, so that preloading a link starts nothing.
  loader: async ({ context: { calls }, params }) => {
    const id = idFromPath(params.id);
    if (id === undefined) throw redirect({ to: '/quizzes' });
    const quiz = await calls.quiz.card.ensureData({ id }).catch(() => undefined);
    return { id, title: quiz?.title };
  },
  head: async ({ match: { context }, loaderData }) => {
    const m = await attemptMessages.load(context.site.language);
    return pageHead(context.site, {
      title: loaderData?.title ? m.quizTitle({ title: loaderData.title }) : m.quiz,
      description: m.quizDescription,
      path: '/quizzes',
      hidden: true,
    });
  },
  staticData: { isBare: true },
  pendingComponent: PlayerSkeleton,
  component: StartRoute,
});

function StartRoute() {
  const { id } = Route.useLoaderData();
  const { user } = Route.useRouteContext();
  return (
    <TakeQuizPage
      key={id}
      quizId={id}
      userId={user.id}
      beside={(session) => <LazyPresenceReporter session={session} />}
    />
  );
}
