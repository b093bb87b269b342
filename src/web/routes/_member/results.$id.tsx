import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { failureOf } from '#web/failure/failure.ts';
import { AttemptNotFound } from '#web/features/attempt/attempt-not-found.tsx';
import { attemptMessages } from '#web/features/attempt/messages/messages.ts';
import { ResultPage } from '#web/features/attempt/results/result-page.tsx';
import { reviewSearch } from '#web/features/attempt/results/results-search.ts';
import { AttemptRemarks } from '#web/features/classroom/own/attempt-remarks.tsx';
import { AttemptComments } from '#web/features/comment/comments.tsx';
import { AttemptNotes } from '#web/features/practice/bookmarks/question-notes.tsx';
import { ReportQuestion } from '#web/features/quality/report/report-question.tsx';
import { GiveStars } from '#web/features/stars/give-stars.tsx';
import { failedHead, pageHead } from '#web/page-head.ts';
import { orNotFound } from '#web/session/guards.ts';
import { PageSpinner } from '#web/ui/frame/page-spinner.tsx';

export const Route = createFileRoute('/_member/results/$id')({
  validateSearch: reviewSearch,
  // A mark or a regrade may have changed the result meanwhile, so it is always loaded again.
  loader: ({ context: { calls }, params }) => {
    const id = idFromPath(params.id);
    if (id === undefined) throw notFound();
    return orNotFound(calls.attempt.review.fetch({ id }, { staleTime: 0 }).catch(toThePlayer));
  },
  head: async ({ match, loaderData }) => {
    const { site } = match.context;
    if (match.status === 'error') return failedHead(site, '/results');
    const m = await attemptMessages.load(site.language);
    return pageHead(site, {
      title: loaderData ? m.resultTitle({ title: loaderData.quiz.title }) : m.notFound,
      description: m.resultDescription,
      path: '/results',
      hidden: true,
    });
  },
  pendingComponent: PageSpinner,
  notFoundComponent: AttemptNotFound,
  component: ResultRoute,
});

/** An open attempt has no result yet: its address leads to the quiz. */
function toThePlayer(error: unknown): never {
  const { code, quizId } = failureOf(error);
  if (code === 'attempt-open' && quizId !== undefined)
    throw redirect({ to: '/quiz/$id/start', params: { id: String(quizId) }, replace: true });
  throw error;
}

function ResultRoute() {
  const { id } = Route.useLoaderData();
  const { show } = Route.useSearch();
  return (
    <ResultPage
      id={id}
      show={show}
      remarks={<AttemptRemarks attemptId={id} />}
      QuestionTools={QuestionTools}
      Stars={GiveStars}
    />
  );
}

function QuestionTools(question: { attemptId: number; questionId: number }) {
  return (
    <>
      <AttemptNotes {...question} />
      <ReportQuestion {...question} />
      <AttemptComments {...question} />
    </>
  );
}
