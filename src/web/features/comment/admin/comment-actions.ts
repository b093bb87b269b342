import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { nameById } from '#web/lists/rows.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useRemoval } from '#web/lists/use-removal.ts';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import type { Inputs } from '#web/trpc.ts';
import { type CommentRow, useManyComments } from './api.ts';
import { commentAdminMessages } from './messages/messages.ts';

type Words = MessagesOf<typeof commentAdminMessages>;
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
  const wordsFor = (rows: Rows, did: State | 'undone') => ({
    messages: decisionWords(did, m),
    nameOf: nameById(rows, authorOf),
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
              ...{ id, state: before, undoes: true },
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
        messages: removalWords(m),
      }),
    dialog,
  };
}

const authorOf = ({ author }: CommentRow) => author ?? '';

/** The messages about what a decision did. */
function decisionWords(did: State | 'undone', m: Words) {
  const { notDone, already, missing } = m;
  const done = {
    published: m.donePublished,
    rejected: m.doneRejected,
    waiting: m.doneWaiting,
    undone: m.doneUndone,
  }[did];
  return { done, notDone, already, missing };
}

/** The messages about a deletion and about its undoing. */
function removalWords(m: Words) {
  const { deleteMany, deleteFailed, restoreFailed, notDone, already, missing } = m;
  return {
    deleteOne: (name: string) => m.deleteOne({ name }),
    deleteMany,
    deleted: { done: m.doneDeleted, notDone, already, missing },
    restored: { done: m.doneRestored, notDone, already, missing },
    missing,
    deleteFailed,
    restoreFailed,
  };
}
