import { createFileRoute } from '@tanstack/react-router';
import {
  PracticeQuestion,
  type PracticeQuestionProps,
} from '#web/features/attempt/practice/practice-question.tsx';
import { PracticeComments } from '#web/features/comment/comments.tsx';
import { PracticePage } from '#web/features/practice/practice-page.tsx';
import { practiceSearch } from '#web/features/practice/practice-search.ts';
import { hiddenHead } from '#web/page-head.ts';
import { PageSpinner } from '#web/ui/frame/page-spinner.tsx';

export const Route = createFileRoute('/_member/practice')({
  validateSearch: practiceSearch,
  // What is due changes with time.
  loader: async ({ context: { calls } }) => {
    await calls.practice.summary.fetch(undefined, { staleTime: 0 });
  },
  head: hiddenHead(
    () =>
      import('#web/features/practice/messages/messages.ts').then((file) => file.practiceMessages),
    ({ title, lead: description }) => ({ title, description }),
  ),
  pendingComponent: PageSpinner,
  component: PracticeRoute,
});

function PracticeRoute() {
  return <PracticePage search={Route.useSearch()} Question={DiscussedQuestion} />;
}

function DiscussedQuestion(props: PracticeQuestionProps) {
  const { question, review } = props;
  return (
    <>
      <PracticeQuestion {...props} />
      {review && <PracticeComments questionId={question.questionId} />}
    </>
  );
}
