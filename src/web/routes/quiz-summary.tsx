import { createFileRoute } from '@tanstack/react-router';
import { attemptMessages } from '../features/attempt/messages/messages.ts';
import { LoadingResults } from '../features/attempt/summary/loading-results.tsx';
import { SummaryPage } from '../features/attempt/summary/summary-page.tsx';
import { NextQuiz } from '../features/quiz/detail/next-quiz.tsx';
import { ShareMenu } from '../features/quiz/sharing/share-menu.tsx';
import { GiveStars } from '../features/stars/give-stars.tsx';
import { pageHead } from '../page-head.ts';
import { rowId, searchParams } from '../search-params.ts';

const validateSearch = searchParams({ attempt: rowId });

export const Route = createFileRoute('/quiz-summary')({
  validateSearch,
  head: async ({ match: { context } }) => {
    const m = await attemptMessages.load(context.site.language);
    return pageHead(context.site, {
      title: m.summaryTitle,
      description: m.summaryDescription,
      path: '/quiz-summary',
      hidden: true,
    });
  },
  // What is shown while the page's code is on its way cannot come with it.
  codeSplitGroupings: [['component']],
  pendingComponent: LoadingResults,
  component: SummaryRoute,
});

function SummaryRoute() {
  const { attempt } = Route.useSearch();
  return (
    <SummaryPage
      attemptId={attempt}
      share={(quiz) => <ShareMenu quiz={quiz} />}
      stars={(quizId) => <GiveStars quizId={quizId} />}
      nextQuiz={(quizId) => <NextQuiz quizId={quizId} />}
    />
  );
}
