import { useMessages } from '#web/language/language.tsx';
import { idsOf, rowsAmong } from '#web/lists/rows.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { type Difficulty, useBankCalls, useTagCalls } from './api.ts';
import { bankMessages } from './messages/messages.ts';
import type { MoveTarget } from './move-dialog.tsx';
import { type Rows, useBankReport } from './use-bank-report.ts';

/** Archives questions and takes them back; each undoes the other. */
export function useArchiving() {
  const m = useMessages(bankMessages);
  const calls = useBankCalls();
  const { report, wordsFor } = useBankReport();

  const restore = (rows: Rows): Promise<boolean> =>
    report(calls.restore({ ids: idsOf(rows) }), {
      ...wordsFor(rows, m.restored),
      undo: (done) => void archive(rowsAmong(rows, done)),
    });

  const archive = (rows: Rows): Promise<boolean> =>
    report(calls.archive({ ids: idsOf(rows) }), {
      ...wordsFor(rows, m.archived),
      undo: (done) => void restore(rowsAmong(rows, done)),
    });

  return { archive, restore };
}

/** Gives each question a difficulty, and after an undo the one it had. */
export function useRating() {
  const m = useMessages(bankMessages);
  const calls = useBankCalls();
  const { report, wordsFor } = useBankReport();

  const rate = (rows: Rows, changes: { id: number; difficulty: Difficulty }[]): Promise<boolean> =>
    report(calls.setDifficulties({ changes }), {
      ...wordsFor(rows, m.rated),
      undo: (done) =>
        void rate(
          rows,
          done.map(({ id, before }) => ({ id, difficulty: before })),
        ),
    });

  return rate;
}

interface Tagging {
  ids: number[];
  add: number[];
  remove: number[];
}

/** Adds tags to questions and removes others. */
export function useTagging() {
  const m = useMessages(bankMessages);
  const { tagMany } = useTagCalls();
  const { report, wordsFor, undoing } = useBankReport();

  /** Questions that lost and gained the same tags are changed back in one call. */
  const untag = (done: readonly { id: number; added: number[]; removed: number[] }[]) =>
    undoing(async () => {
      const alike = Map.groupBy(done, ({ added, removed }) => `${added} ${removed}`);
      for (const [first, ...others] of alike.values())
        if (first)
          await tagMany({
            ids: idsOf([first, ...others]),
            add: first.removed,
            remove: first.added,
          });
    });

  return (rows: Rows, tags: Tagging): Promise<boolean> =>
    report(tagMany(tags), {
      ...wordsFor(rows, m.tagged),
      undo: (done) => void untag(done),
    });
}

/** Copies questions into a quiz; undone, the copies are removed. */
export function useCopying() {
  const m = useMessages(bankMessages);
  const calls = useBankCalls();
  const toast = useToast();
  const { report, wordsFor, undoing } = useBankReport();

  const removeCopies = (quizId: number, done: readonly { copyId: number }[]) =>
    undoing(async () => {
      await calls.removeCopies({ quizId, ids: done.map(({ copyId }) => copyId) });
      toast({ title: m.copiesRemoved, tone: 'pass' });
    });

  return (rows: Rows, quizId: number): Promise<boolean> =>
    report(calls.copy({ ids: idsOf(rows), quizId }), {
      ...wordsFor(rows, m.copied),
      undo: (done) => void removeCopies(quizId, done),
    });
}

/** A question that was moved, with its quiz and position before. */
interface Moved {
  id: number;
  before: { quizId: number; position: number | null };
}

/** Moves questions into another quiz or a new draft; undone, they go back and the draft is removed if it has nothing else. */
export function useMoving() {
  const m = useMessages(bankMessages);
  const calls = useBankCalls();
  const { report, wordsFor } = useBankReport();

  /** @param made gets the id of a new draft once it is made */
  const moved = async (rows: Rows, target: MoveTarget, made: { id?: number | null }) => {
    const ids = idsOf(rows);
    if ('quizId' in target)
      return calls.move({
        moves: ids.map((id) => ({ id, quizId: target.quizId, position: null })),
      });
    const { quizId, outcomes } = await calls.moveToNewQuiz({ ids, title: target.title });
    made.id = quizId;
    return outcomes;
  };

  const backIn = async (done: readonly Moved[], madeQuiz: number | null) => {
    const outcomes = await calls.move({
      moves: done.map(({ id, before }) => ({ id, ...before })),
    });
    // A question that could not go back would be deleted with the draft, and so would what was added to it meanwhile.
    if (madeQuiz !== null) await calls.removeQuiz({ ids: [madeQuiz], onlyEmpty: true });
    return outcomes;
  };

  const moveBack = (done: readonly Moved[], madeQuiz: number | null): Promise<boolean> =>
    report(backIn(done, madeQuiz), {
      messages: { ...m.moved, done: () => m.movedBack, missing: m.missing },
      nameOf: () => '',
      failed: m.notChanged,
    });

  return (rows: Rows, target: MoveTarget): Promise<boolean> => {
    const made: { id?: number | null } = {};
    return report(moved(rows, target, made), {
      ...wordsFor(rows, m.moved),
      undo: (done) => void moveBack(done, made.id ?? null),
    });
  };
}
