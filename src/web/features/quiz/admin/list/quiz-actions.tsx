import { Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import type { OutcomeMessages } from '#web/lists/outcome-toast.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useRemoval } from '#web/lists/use-removal.ts';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { ConcernedQuizzes } from '#web/ui/admin/concerned-quizzes.tsx';
import { type QuizMoves, type QuizRow, useDeletionImpact, useManyQuizzes } from '../api.ts';
import { ListReview } from '../review/list-review.tsx';
import { quizListMessages } from './messages/messages.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useDuplicateQuiz } from './use-duplicate-quiz.ts';

type Quizzes = readonly QuizRow[];
type Status = 'active' | 'draft';
type Moves = QuizMoves['moves'];

const idsOf = (quizzes: Quizzes) => quizzes.map(({ id }) => id);

/** Actions on one or several quizzes of a list. Each is confirmed before, or can be undone after. */
export function useQuizActions() {
  const m = useMessages(quizListMessages);
  const calls = useManyQuizzes();
  const reportOutcome = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const askToRemove = useRemoval(confirm);
  const { duplicate } = useDuplicateQuiz();
  const [moving, setMoving] = useState<Quizzes>();
  const [reviewed, setReviewed] = useState<QuizRow>();
  const wordsFor = (quizzes: Quizzes, ended: Omit<OutcomeMessages, 'missing'>) => ({
    messages: { ...ended, missing: m.missing },
    nameOf: (id: number) => quizzes.find((quiz) => quiz.id === id)?.title ?? '',
  });

  const setStatus = (quizzes: Quizzes, status: Status) =>
    reportOutcome(calls.setStatuses({ changes: idsOf(quizzes).map((id) => ({ id, status })) }), {
      ...wordsFor(quizzes, status === 'active' ? m.published : m.madeDrafts),
      failed: m.failed.updating,
      undo: (done) => {
        const before = new Set(done.map(({ id }) => id));
        const back = quizzes.filter(({ id }) => before.has(id));
        void setStatus(back, status === 'active' ? 'draft' : 'active');
      },
    });

  const restore = (quizzes: Quizzes) =>
    reportOutcome(calls.restore({ ids: idsOf(quizzes) }), {
      ...wordsFor(quizzes, m.restored),
      failed: m.failed.restoring,
    });

  const moveEach = (quizzes: Quizzes, moves: Moves) =>
    reportOutcome(calls.move({ moves }), {
      ...wordsFor(quizzes, m.moved),
      failed: m.failed.moving,
      undo: (done) =>
        void moveEach(
          quizzes,
          done.map(({ id, before }) => ({ id, ...before })),
        ),
    });
  const move = (quizzes: Quizzes, placement: Omit<Moves[number], 'id'>) =>
    moveEach(
      quizzes,
      idsOf(quizzes).map((id) => ({ id, ...placement })),
    );

  return {
    publish: (quizzes: Quizzes) => {
      const [first, ...others] = quizzes;
      // Several quizzes would be too much to review in one dialog.
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
    remove: (quizzes: Quizzes) =>
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
      }),
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
          onMove={(target) => (moving ? move(moving, target) : Promise.resolve())}
          onClose={() => setMoving(undefined)}
        />
      </>
    ) satisfies ReactNode,
  };
}

function WhatGoes({ quizzes }: { quizzes: Quizzes }) {
  const m = useMessages(quizListMessages);
  const sum = (of: (quiz: QuizRow) => number) =>
    quizzes.reduce((total, quiz) => total + of(quiz), 0);
  const questions = sum(({ totalQuestions }) => totalQuestions);
  const attempts = sum(({ attemptCount }) => attemptCount);
  const [sure, contents, taken] =
    quizzes.length === 1
      ? [m.sureOne, m.contentsOne, m.takenOne]
      : [m.sureSeveral({ count: quizzes.length }), m.contentsSeveral, m.takenSeveral];
  return (
    <Stack gap="xs">
      <p>{sure}</p>
      <ConcernedQuizzes impact={useDeletionImpact(idsOf(quizzes))} />
      <Text c="dimmed" size="sm">
        {attempts > 0 ? taken({ questions, attempts }) : contents({ questions })} {m.undoHint}
      </Text>
    </Stack>
  );
}
