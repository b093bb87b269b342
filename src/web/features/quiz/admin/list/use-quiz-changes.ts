import { useMessages } from '#web/language/language.tsx';
import type { OutcomeMessages } from '#web/lists/outcome-toast.ts';
import { idsOf, nameById, rowsAmong } from '#web/lists/rows.ts';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { type QuizMoves, type QuizRow, useManyQuizzes } from '../api.ts';
import { quizListMessages } from './messages/messages.ts';
import { type StatusChange, takingBack } from './status-undo.ts';

type Quizzes = readonly QuizRow[];
type Status = StatusChange['status'];
type Moves = QuizMoves['moves'];

/** Changes of several quizzes, which say what they did and offer to undo it. */
export function useQuizChanges() {
  const m = useMessages(quizListMessages);
  const calls = useManyQuizzes();
  const reportOutcome = useReportOutcome();
  const wordsFor = (quizzes: Quizzes, ended: Omit<OutcomeMessages, 'missing'>) => ({
    messages: { ...ended, missing: m.missing },
    nameOf: nameById(quizzes, ({ title }) => title),
  });

  const setEach = (quizzes: Quizzes, status: Status, changes: StatusChange[]) => {
    const canUndo = status === 'active' || quizzes.some((quiz) => quiz.status !== 'archived');
    return reportOutcome(calls.setStatuses({ changes }), {
      ...wordsFor(quizzes, status === 'active' ? m.published : m.madeDrafts),
      failed: m.failed.updating,
      ...(canUndo && {
        undo: (done) => {
          const back = takingBack(done, status);
          if (back.length > 0)
            void setEach(rowsAmong(quizzes, back), status === 'active' ? 'draft' : 'active', back);
        },
      }),
    });
  };
  const setStatus = (quizzes: Quizzes, status: Status) =>
    setEach(
      quizzes,
      status,
      idsOf(quizzes).map((id) => ({ id, status })),
    );

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

  return { setStatus, restore, move };
}
