import { useMessages } from '#web/language/language.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useRemoval } from '#web/lists/use-removal.ts';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import type { Inputs } from '#web/trpc.ts';
import { type CommentRow, useManyComments } from './api.ts';
import { commentAdminMessages } from './messages/messages.ts';

type Rows = readonly CommentRow[];
type State = CommentRow['state'];
type StateChange = Inputs['comment']['setStates']['changes'][number];

/** Actions on one or several comments; every decision can be undone. */
export function useCommentActions() {
  const m = useMessages(commentAdminMessages);
  const calls = useManyComments();
  const reportOutcome = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const askToRemove = useRemoval(confirm);
  const authorOf = (row: CommentRow) => row.author ?? '';
  const others = { notDone: m.notDone, already: m.already, missing: m.missing };
  const done = {
    published: m.donePublished,
    rejected: m.doneRejected,
    waiting: m.doneWaiting,
    undone: m.doneUndone,
  };
  const wordsFor = (rows: Rows, did: State | 'undone') => ({
    messages: { ...others, done: done[did] },
    nameOf: (id: number) =>
      rows
        .filter((row) => row.id === id)
        .map(authorOf)
        .join(),
    failed: m.updateFailed,
  });

  const undo = (changes: StateChange[], rows: Rows) =>
    reportOutcome(calls.setStates({ changes }), wordsFor(rows, 'undone'));

  const decide = (rows: Rows, state: State) =>
    reportOutcome(
      calls.setStates({
        changes: rows.map(({ id, updatedAt }) => ({ id, state, loadedUpdatedAt: updatedAt })),
      }),
      {
        ...wordsFor(rows, state),
        undo: (changed) =>
          void undo(
            changed.map(({ id, before, updatedAt }) => ({
              ...{ id, state: before },
              loadedUpdatedAt: updatedAt,
            })),
            rows,
          ),
      },
    );

  return {
    decide,
    remove: (rows: Rows) =>
      askToRemove(rows, {
        nameOf: authorOf,
        remove: calls.remove,
        restore: calls.restore,
        consequences: m.consequences,
        confirmLabel: m.delete,
        messages: {
          deleteOne: (name) => m.deleteOne({ name }),
          deleteMany: m.deleteMany,
          deleted: { ...others, done: m.doneDeleted },
          restored: { ...others, done: m.doneRestored },
          missing: m.missing,
          deleteFailed: m.deleteFailed,
          restoreFailed: m.restoreFailed,
        },
      }),
    dialog,
  };
}
