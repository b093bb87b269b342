import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { LoadedPanel } from '#web/ui/loaded-panel.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { usePending } from '#web/ui/use-pending.ts';
import {
  type AuthoredQuiz,
  useCategoryTreeQuery,
  useDrawSample,
  useQuizSlots,
  useQuizToReview,
  useUntaggedQuestions,
} from '../api.ts';
import { storedQuiz } from '../editor/quiz-draft.ts';
import { noSample, placedQuestions } from '../slots/placed-questions.ts';
import { quizReviewMessages } from './messages/messages.ts';
import { publishedWork, questionsOf, wayToTaken } from './published-work.ts';
import { Review } from './review.tsx';
import { ReviewDialog } from './review-dialog.tsx';

interface ListReviewProps {
  /** The draft to review; undefined while the dialog is closed. */
  quizId: number | undefined;
  /** Reports its outcome itself. */
  onPublish: () => Promise<void>;
  onClose: () => void;
}

/** The review of a stored draft that is published from a list. */
export function ListReview({ quizId, onPublish, onClose }: ListReviewProps) {
  const shown = useLastShown(quizId);
  return (
    <ReviewDialog opened={quizId !== undefined} onClose={onClose}>
      {shown !== undefined && (
        <LoadedReview quizId={shown} onPublish={onPublish} onClose={onClose} />
      )}
    </ReviewDialog>
  );
}

function LoadedReview({ quizId, ...calls }: ListReviewProps & { quizId: number }) {
  const m = useMessages(quizReviewMessages);
  return (
    <LoadedPanel query={useQuizToReview(quizId)} failed={m.loadFailed}>
      {(quiz) => <QuizReview quiz={quiz} {...calls} />}
    </LoadedPanel>
  );
}

interface QuizReviewProps extends Pick<ListReviewProps, 'onPublish' | 'onClose'> {
  quiz: AuthoredQuiz;
}

/** What the stored quiz takes from the bank, as far as the account may see it. */
function useTaken({ id, drawnQuestions }: AuthoredQuiz) {
  const isAdmin = useHasRole('administrator');
  const slots = useQuizSlots(id, drawnQuestions > 0);
  const sample = useDrawSample(id, isAdmin && drawnQuestions > 0).data;
  return useMemo(
    () => questionsOf(placedQuestions(slots ?? [], sample ?? noSample)),
    [slots, sample],
  );
}

function QuizReview({ quiz, onPublish, onClose }: QuizReviewProps) {
  const m = useMessages(quizReviewMessages);
  const { pending, run } = usePending();
  const taken = useTaken(quiz);
  const published = useMemo(() => {
    const { fields, ...work } = storedQuiz(quiz);
    const active = { ...work, fields: { ...fields, status: 'active' as const } };
    return publishedWork(active, 'edit', { drawnQuestions: quiz.drawnQuestions, taken });
  }, [quiz, taken]);
  const untagged = useUntaggedQuestions(quiz.id);
  const categories = useCategoryTreeQuery().data ?? [];
  const publish = async () => {
    await onPublish();
    onClose();
  };
  return (
    <Review
      work={published}
      untagged={untagged}
      categories={categories}
      way={(index) =>
        wayToTaken(published, index) ?? {
          quizId: quiz.id,
          questionId: published.questions[index]?.id ?? 0,
        }
      }
      actions={
        <>
          <ButtonLink
            to="/admin/edit-quiz/$id"
            params={{ id: String(quiz.id) }}
            variant="default"
            disabled={pending}
          >
            {m.open}
          </ButtonLink>
          <Button onClick={() => void run(publish)} loading={pending} data-autofocus>
            {m.publish}
          </Button>
        </>
      }
    />
  );
}
