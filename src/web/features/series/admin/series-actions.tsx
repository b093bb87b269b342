import { useMessages } from '#web/language/language.tsx';
import { eachRow } from '#web/lists/each-row.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useRemoval } from '#web/lists/use-removal.ts';
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
  const askToRemove = useRemoval(confirm);
  const wordsFor = (rows: Rows, did: Status) => ({
    messages: { ...m[did], missing: m.missing },
    nameOf: (id: number) => rows.find((row) => row.id === id)?.displayName ?? '',
  });
  const setStatus = (rows: Rows, status: Status): Promise<boolean> => {
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
  return {
    setStatus,
    remove: (rows: Rows) =>
      askToRemove(rows, {
        nameOf: ({ displayName }) => displayName,
        remove: removeMany.mutateAsync,
        restore: restoreMany.mutateAsync,
        consequences: rows.length === 1 ? m.consequencesOne : m.consequencesMany,
        confirmLabel: deleteLabel,
        messages: { ...m, deleteOne: (name) => m.deleteOne({ name }) },
      }),
    dialog,
  };
}
