import { eachRow } from '#web/lists/each-row.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { counted } from '#web/ui/text/format.ts';
import { type SeriesRow, useSeriesWrites } from './api.ts';

type Rows = readonly SeriesRow[];
type Status = SeriesRow['status'];

const noun = ['series', 'series'] as const;

/** Actions on one or several series; a deletion can be undone. */
export function useSeriesActions() {
  const { update, removeMany, restoreMany } = useSeriesWrites();
  const reportOutcome = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const wordsFor = (rows: Rows) => ({
    noun,
    nameOf: (id: number) => rows.find((row) => row.id === id)?.displayName ?? '',
  });
  const setStatus = (rows: Rows, status: Status): Promise<void> => {
    const changing = rows.filter((row) => row.status !== status);
    return reportOutcome(
      eachRow(changing, ({ id }) => update.mutateAsync({ id, status })),
      {
        ...wordsFor(rows),
        done: status === 'archived' ? 'archived' : 'active again',
        failed: 'Error updating series',
        undo: (done) => {
          const ids = new Set(done.map(({ id }) => id));
          const back = changing.filter(({ id }) => ids.has(id));
          const [first] = back;
          if (first)
            void setStatus(
              back.map((row) => ({ ...row, status })),
              first.status,
            );
        },
      },
    );
  };
  const restore = (rows: Rows, ids: number[]) =>
    reportOutcome(restoreMany.mutateAsync({ ids }), {
      ...wordsFor(rows),
      done: 'restored',
      one: 'Series restored',
      failed: 'Error restoring series',
    });
  return {
    setStatus,
    remove: (rows: Rows) =>
      confirm({
        title:
          rows.length === 1
            ? `Delete “${rows[0]?.displayName}”?`
            : `Delete ${counted(rows.length, ...noun)}?`,
        consequences: `${rows.length === 1 ? 'Its' : 'Their'} quizzes stay. You can undo this in the message that follows. Archiving only hides a series from learners.`,
        confirmLabel: 'Delete',
        tone: 'danger',
        act: () =>
          reportOutcome(removeMany.mutateAsync({ ids: rows.map(({ id }) => id) }), {
            ...wordsFor(rows),
            done: 'deleted',
            one: 'Series deleted',
            failed: 'Failed to delete series',
            undo: (done) =>
              void restore(
                rows,
                done.map(({ id }) => id),
              ),
          }),
      }),
    dialog,
  };
}
