import { Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { counted } from '#web/ui/text/format.ts';
import { type QuizMoves, type QuizRow, useManyQuizzes } from '../api.ts';
import { MoveDialog } from './move-dialog.tsx';

type Quizzes = readonly QuizRow[];
type Status = 'active' | 'draft';
type Moves = QuizMoves['moves'];

const noun = ['quiz', 'quizzes'] as const;
const quizzesOf = (quizzes: Quizzes) => counted(quizzes.length, ...noun);
const idsOf = (quizzes: Quizzes) => quizzes.map(({ id }) => id);

/** Actions on one or several quizzes of a list. Each is confirmed before, or can be undone after. */
export function useQuizActions() {
  const calls = useManyQuizzes();
  const reportOutcome = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const [moving, setMoving] = useState<Quizzes>();
  const wordsFor = (quizzes: Quizzes) => ({
    noun,
    nameOf: (id: number) => quizzes.find((quiz) => quiz.id === id)?.title ?? '',
  });

  const setStatus = (quizzes: Quizzes, status: Status) =>
    reportOutcome(calls.setStatuses({ changes: idsOf(quizzes).map((id) => ({ id, status })) }), {
      ...wordsFor(quizzes),
      done: status === 'active' ? 'published' : 'made drafts',
      failed: 'Error updating quizzes',
      undo: (done) => {
        const before = new Set(done.map(({ id }) => id));
        const back = quizzes.filter(({ id }) => before.has(id));
        void setStatus(back, status === 'active' ? 'draft' : 'active');
      },
    });

  const restore = (quizzes: Quizzes) =>
    reportOutcome(calls.restore({ ids: idsOf(quizzes) }), {
      ...wordsFor(quizzes),
      done: 'restored',
      one: 'Quiz restored',
      failed: 'Error restoring quiz',
    });

  const remove = (quizzes: Quizzes) =>
    reportOutcome(calls.remove({ ids: idsOf(quizzes) }), {
      ...wordsFor(quizzes),
      done: 'deleted',
      one: 'Quiz deleted',
      failed: 'Error deleting quiz',
      undo: (done) => {
        const gone = new Set(done.map(({ id }) => id));
        void restore(quizzes.filter(({ id }) => gone.has(id)));
      },
    });

  const moveEach = (quizzes: Quizzes, moves: Moves) =>
    reportOutcome(calls.move({ moves }), {
      ...wordsFor(quizzes),
      done: 'moved',
      failed: 'Error moving quizzes',
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
    publish: (quizzes: Quizzes) =>
      confirm({
        title: `Publish ${quizzesOf(quizzes)}?`,
        consequences: 'Learners find and take them from now on. One with a gap stays a draft.',
        confirmLabel: 'Publish',
        act: () => setStatus(quizzes, 'active'),
      }),
    unpublish: (quizzes: Quizzes) =>
      confirm({
        title: `Make ${quizzesOf(quizzes)} ${quizzes.length === 1 ? 'a draft' : 'drafts'}?`,
        consequences: 'Learners do not find them any more. Results stay.',
        confirmLabel: 'To draft',
        act: () => setStatus(quizzes, 'draft'),
      }),
    move: setMoving,
    restore,
    remove: (quizzes: Quizzes) =>
      confirm({
        title:
          quizzes.length === 1 ? `Delete “${quizzes[0]?.title}”?` : `Delete ${quizzesOf(quizzes)}?`,
        consequences: <WhatGoes quizzes={quizzes} />,
        confirmLabel: 'Delete',
        tone: 'danger',
        act: () => remove(quizzes),
      }),
    dialogs: (
      <>
        {dialog}
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
  const sum = (of: (quiz: QuizRow) => number) =>
    quizzes.reduce((total, quiz) => total + of(quiz), 0);
  const attempts = sum(({ attemptCount }) => attemptCount);
  const [it, they] =
    quizzes.length === 1 ? (['It has', 'was'] as const) : (['They have', 'were'] as const);
  return (
    <Stack gap="xs">
      <p>
        Are you sure you want to delete{' '}
        {quizzes.length === 1 ? 'this quiz' : `these ${quizzesOf(quizzes)}`}?
      </p>
      <Text c="dimmed" size="sm">
        {it}{' '}
        {counted(
          sum(({ totalQuestions }) => totalQuestions),
          'question',
        )}
        {attempts > 0
          ? ` and ${they} taken ${counted(attempts, 'time')}; the results of those who took ${quizzes.length === 1 ? 'it' : 'them'} stay.`
          : '.'}{' '}
        It can be undone for 30 days, under “Deleted”.
      </Text>
    </Stack>
  );
}
