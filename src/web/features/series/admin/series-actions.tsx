import { useMessages } from '#web/language/language.tsx';
import { eachRow } from '#web/lists/each-row.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { type SeriesRow, useSeriesWrites } from './api.ts';
import { seriesAdminMessages } from './messages/messages.ts';

type Rows = readonly SeriesRow[];
type Status = SeriesRow['status'];

/** Actions on one or several series; a deletion can be undone. */
export function useSeriesActions() {
  const { actions: m, delete: deleteLabel } = useMessages(seriesAdminMessages);
  const { update, removeMany, restoreMany } = useSeriesWrites();
  const reportOutcome = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const wordsFor = (rows: Rows, did: 'archived' | 'active' | 'deleted' | 'restored') => ({
    messages: { ...m[did], missing: m.missing },
    nameOf: (id: number) => rows.find((row) => row.id === id)?.displayName ?? '',
  });
  const setStatus = (rows: Rows, status: Status): Promise<void> => {
    const changing = rows.filter((row) => row.status !== status);
    return reportOutcome(
      eachRow(changing, ({ id }) => update.mutateAsync({ id, status })),
      {
        ...wordsFor(rows, status),
        failed: m.updateFailed,
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
      ...wordsFor(rows, 'restored'),
      failed: m.restoreFailed,
    });
  return {
    setStatus,
    remove: (rows: Rows) =>
      confirm({
        title:
          rows.length === 1
            ? m.deleteOne({ name: rows[0]?.displayName ?? '' })
            : m.deleteMany({ count: rows.length }),
        consequences: rows.length === 1 ? m.consequencesOne : m.consequencesMany,
        confirmLabel: deleteLabel,
        tone: 'danger',
        act: () =>
          reportOutcome(removeMany.mutateAsync({ ids: rows.map(({ id }) => id) }), {
            ...wordsFor(rows, 'deleted'),
            failed: m.deleteFailed,
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
