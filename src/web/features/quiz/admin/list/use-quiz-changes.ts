import { useMessages } from '#web/language/language.tsx';
import type { OutcomeMessages } from '#web/lists/outcome-toast.ts';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { type QuizMoves, type QuizRow, useManyQuizzes } from '../api.ts';
import { quizListMessages } from './messages/messages.ts';

type Quizzes = readonly QuizRow[];
type Status = 'active' | 'draft';
type Moves = QuizMoves['moves'];

const idsOf = (quizzes: Quizzes) => quizzes.map(({ id }) => id);

/** Changes of several quizzes, which say what they did and offer to undo it. */
export function useQuizChanges() {
  const m = useMessages(quizListMessages);
  const calls = useManyQuizzes();
  const reportOutcome = useReportOutcome();
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

  return { setStatus, restore, move };
}
