import { Stack } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import type { OutcomeMessages } from '#web/lists/outcome-toast.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { ConcernedQuizzes } from '#web/ui/admin/concerned-quizzes.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import {
  type BankRow,
  type Difficulty,
  useArchiveImpact,
  useBankCalls,
  useTagCalls,
} from './api.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { bankMessages } from './messages/messages.ts';
import { MoveDialog, type MoveTarget } from './move-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';

type Rows = readonly BankRow[];
interface Tagging {
  ids: number[];
  add: number[];
  remove: number[];
}

/** A question that was moved, with its place before. */
interface Moved {
  id: number;
  before: { quizId: number; position: number | null };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Actions on one or several questions of the list. Each can be undone. */
export function useBankActions() {
  const m = useMessages(bankMessages);
  const calls = useBankCalls();
  const { tagMany } = useTagCalls();
  const report = useReportOutcome();
  const toast = useToast();
  const { confirm, dialog } = useConfirm();
  const [tagging, setTagging] = useState<Rows>();
  const [copying, setCopying] = useState<Rows>();
  const [moving, setMoving] = useState<Rows>();
  const wordsFor = (rows: Rows, ended: Omit<OutcomeMessages, 'missing'>) => ({
    messages: { ...ended, missing: m.missing },
    nameOf: (id: number) => rows.find((row) => row.id === id)?.preview ?? '',
    failed: m.notChanged,
  });

  const restore = (rows: Rows): Promise<void> =>
    report(calls.restore({ ids: idsOf(rows) }), {
      ...wordsFor(rows, m.restored),
      undo: (done) => void archive(rowsOf(rows, done)),
    });

  const archive = (rows: Rows): Promise<void> =>
    report(calls.archive({ ids: idsOf(rows) }), {
      ...wordsFor(rows, m.archived),
      undo: (done) => void restore(rowsOf(rows, done)),
    });

  const rateEach = (rows: Rows, changes: { id: number; difficulty: Difficulty }[]): Promise<void> =>
    report(calls.setDifficulties({ changes }), {
      ...wordsFor(rows, m.rated),
      undo: (done) =>
        void rateEach(
          rows,
          done.map(({ id, before }) => ({ id, difficulty: before })),
        ),
    });

  const tag = (rows: Rows, tags: Tagging): Promise<void> =>
    report(tagMany(tags), {
      ...wordsFor(rows, m.tagged),
      undo: (done) => void untag(done),
    });

  /** Questions that lost and gained the same tags are changed back in one call. */
  const untag = async (done: readonly { id: number; added: number[]; removed: number[] }[]) => {
    const alike = Map.groupBy(done, ({ added, removed }) => `${added} ${removed}`);
    try {
      for (const [first, ...others] of alike.values())
        if (first)
          await tagMany({
            ids: idsOf([first, ...others]),
            add: first.removed,
            remove: first.added,
          });
    } catch (error) {
      toast({ title: m.notChanged, message: messageOf(error, ''), tone: 'fail' });
    }
  };

  const copy = (rows: Rows, quizId: number): Promise<void> =>
    report(calls.copy({ ids: idsOf(rows), quizId }), {
      ...wordsFor(rows, m.copied),
      undo: (done) => void removeCopies(quizId, done),
    });

  const removeCopies = async (quizId: number, done: readonly { copyId: number }[]) => {
    try {
      await calls.removeCopies({ quizId, ids: done.map(({ copyId }) => copyId) });
      toast({ title: m.copiesRemoved, tone: 'pass' });
    } catch (error) {
      toast({ title: m.notChanged, message: messageOf(error, ''), tone: 'fail' });
    }
  };

  const move = (rows: Rows, target: MoveTarget): Promise<void> => {
    // Of a new draft, known once it is made.
    const made: { id?: number | null } = {};
    return report(moved(rows, target, made), {
      ...wordsFor(rows, m.moved),
      undo: (done) => void moveBack(done, made.id ?? null),
    });
  };

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

  const moveBack = (done: readonly Moved[], madeQuiz: number | null): Promise<void> =>
    report(
      calls
        .move({ moves: done.map(({ id, before }) => ({ id, ...before })) })
        .then((outcomes) =>
          madeQuiz === null ? outcomes : calls.removeQuiz({ ids: [madeQuiz] }).then(() => outcomes),
        ),
      {
        messages: { ...m.moved, done: () => m.movedBack, missing: m.missing },
        nameOf: () => '',
        failed: m.notChanged,
      },
    );

  return {
    restore,
    archive: (rows: Rows) =>
      confirm({
        title: m.archiveTitle({ count: rows.length }),
        consequences: <WhatFollows ids={idsOf(rows)} />,
        confirmLabel: m.archive,
        tone: 'danger',
        act: () => archive(rows),
      }),
    rate: (rows: Rows, difficulty: Difficulty) =>
      rateEach(
        rows,
        idsOf(rows).map((id) => ({ id, difficulty })),
      ),
    tag: setTagging,
    copy: setCopying,
    move: setMoving,
    dialogs: (
      <>
        {dialog}
        <TagDialog
          rows={tagging}
          onTag={(tags) => (tagging ? tag(tagging, tags) : Promise.resolve())}
          onClose={() => setTagging(undefined)}
        />
        <CopyDialog
          rows={copying}
          onCopy={(quizId) => (copying ? copy(copying, quizId) : Promise.resolve())}
          onClose={() => setCopying(undefined)}
        />
        <MoveDialog
          rows={moving}
          onMove={(target) => (moving ? move(moving, target) : Promise.resolve())}
          onClose={() => setMoving(undefined)}
        />
      </>
    ),
  };
}

/** What archiving means for the questions, and for other quizzes that ask them. */
function WhatFollows({ ids }: { ids: number[] }) {
  const m = useMessages(bankMessages);
  return (
    <Stack gap="sm">
      <p>{m.archiveHint}</p>
      <ConcernedQuizzes impact={useArchiveImpact(ids)} />
    </Stack>
  );
}

const rowsOf = (rows: Rows, done: readonly { id: number }[]): Rows => {
  const ids = new Set(idsOf(done));
  return rows.filter(({ id }) => ids.has(id));
};
