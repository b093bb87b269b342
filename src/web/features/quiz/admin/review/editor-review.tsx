import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { PlacedQuestions } from '#shared/features/quiz/slot-order.ts';
import { useMessages } from '#web/language/language.tsx';
import { type CategoryTree, useUntaggedQuestions } from '../api.ts';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import type { QuizWork } from '../editor/quiz-draft.ts';
import type { DrawnQuestion } from '../preview/try-paper.ts';
import { quizReviewMessages } from './messages/messages.ts';
import { publishedWork, questionsOf, wayToTaken } from './published-work.ts';
import { Review } from './review.tsx';
import { ReviewDialog } from './review-dialog.tsx';

interface EditorReviewProps {
  opened: boolean;
  work: QuizWork;
  screen: 'create' | 'edit';
  /** The stored quiz; null for a new one. */
  quizId: number | null;
  drawnQuestions: number;
  /** Questions of other quizzes that an attempt asks, as far as they are known. */
  placed: readonly PlacedQuestions<DrawnQuestion>[];
  categories: CategoryTree;
  onOpen: (key: string) => void;
  onPublish: () => void;
  onClose: () => void;
}

/** The review of what is on the screen of the editor. */
export function EditorReview({ opened, ...props }: EditorReviewProps) {
  return (
    <ReviewDialog opened={opened} onClose={props.onClose}>
      <WorkReview {...props} />
    </ReviewDialog>
  );
}

function WorkReview(props: Omit<EditorReviewProps, 'opened'>) {
  const m = useMessages(quizReviewMessages);
  const { conflict } = useMessages(quizEditorMessages);
  const { work, screen, quizId, drawnQuestions, placed, onOpen, onClose, onPublish } = props;
  const published = useMemo(
    () => publishedWork(work, screen, { drawnQuestions, taken: questionsOf(placed) }),
    [work, screen, drawnQuestions, placed],
  );
  const untagged = useUntaggedQuestions(quizId);
  return (
    <Review
      work={published}
      untagged={untagged}
      categories={props.categories}
      way={(index) =>
        wayToTaken(published, index) ?? {
          onClick: () => {
            const key = published.questions[index]?.key;
            onClose();
            if (key !== undefined) onOpen(key);
          },
        }
      }
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {conflict.back}
          </Button>
          <Button onClick={onPublish} data-autofocus>
            {m.publish}
          </Button>
        </>
      }
    />
  );
}
