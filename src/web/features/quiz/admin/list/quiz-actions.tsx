import { type ReactNode, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useRemoval } from '#web/lists/use-removal.ts';
import { type QuizRow, useManyQuizzes } from '../api.ts';
import { ListReview } from '../review/list-review.tsx';
import { quizListMessages } from './messages/messages.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useDuplicateQuiz } from './use-duplicate-quiz.ts';
import { useQuizChanges } from './use-quiz-changes.ts';
import { WhatGoes } from './what-goes.tsx';

type Quizzes = readonly QuizRow[];

/** Actions on one or several quizzes of a list. Each is confirmed before, or can be undone after. */
export function useQuizActions() {
  const m = useMessages(quizListMessages);
  const { setStatus, restore, move } = useQuizChanges();
  const { confirm, dialog } = useConfirm();
  const remove = useQuizRemoval(confirm);
  const { duplicate } = useDuplicateQuiz();
  const [moving, setMoving] = useState<Quizzes>();
  const [reviewed, setReviewed] = useState<QuizRow>();
  return {
    publish: (quizzes: Quizzes) => {
      const [first, ...others] = quizzes;
      // The review dialog shows one quiz only.
      if (first && others.length === 0 && first.status !== 'active') return setReviewed(first);
      return confirm({
        title: m.publishTitle({ count: quizzes.length }),
        consequences: m.publishHint,
        confirmLabel: m.publish,
        act: () => setStatus(quizzes, 'active'),
      });
    },
    unpublish: (quizzes: Quizzes) =>
      confirm({
        title: m.unpublishTitle({ count: quizzes.length }),
        consequences: m.unpublishHint,
        confirmLabel: m.toDraft,
        act: () => setStatus(quizzes, 'draft'),
      }),
    move: setMoving,
    duplicate,
    restore,
    remove,
    dialogs: (
      <>
        {dialog}
        <ListReview
          quizId={reviewed?.id}
          onPublish={async () => {
            if (reviewed) await setStatus([reviewed], 'active');
          }}
          onClose={() => setReviewed(undefined)}
        />
        <MoveDialog
          quizzes={moving}
          onMove={(target) => (moving ? move(moving, target) : Promise.resolve(true))}
          onClose={() => setMoving(undefined)}
        />
      </>
    ) satisfies ReactNode,
  };
}

/** Deletes quizzes after a confirmation that lists what is deleted with them. */
function useQuizRemoval(confirm: ReturnType<typeof useConfirm>['confirm']) {
  const m = useMessages(quizListMessages);
  const calls = useManyQuizzes();
  const askToRemove = useRemoval(confirm);
  return (quizzes: Quizzes) =>
    askToRemove(quizzes, {
      nameOf: ({ title }) => title,
      remove: calls.remove,
      restore: calls.restore,
      consequences: <WhatGoes quizzes={quizzes} />,
      confirmLabel: m.delete,
      messages: {
        ...m,
        deleteOne: (title) => m.deleteOne({ title }),
        deleteMany: m.deleteSeveral,
        deleteFailed: m.failed.deleting,
        restoreFailed: m.failed.restoring,
      },
    });
}
