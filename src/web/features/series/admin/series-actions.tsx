import { useMessages } from '#web/language/language.tsx';
import { eachRow, nameById, rowsAmong } from '#web/lists/rows.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useRemoval } from '#web/lists/use-removal.ts';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { type SeriesRow, useSeriesWrites } from './api.ts';
import { seriesAdminMessages } from './messages/messages.ts';

type Rows = readonly SeriesRow[];
type Status = SeriesRow['status'];

const nameOf = ({ displayName }: SeriesRow) => displayName;

/** Actions on one or several series; a deletion can be undone. */
export function useSeriesActions() {
  const { actions: m, delete: deleteLabel } = useMessages(seriesAdminMessages);
  const { update, removeMany, restoreMany } = useSeriesWrites();
  const reportOutcome = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const askToRemove = useRemoval(confirm);
  const wordsFor = (rows: Rows, did: Status) => ({
    messages: { ...m[did], missing: m.missing },
    nameOf: nameById(rows, nameOf),
  });
  const setStatus = (rows: Rows, status: Status): Promise<boolean> => {
    const changing = rows.filter((row) => row.status !== status);
    return reportOutcome(
      eachRow(changing, ({ id }) => update.mutateAsync({ id, status })),
      {
        ...wordsFor(rows, status),
        failed: m.updateFailed,
        undo: (done) => {
          const back = rowsAmong(changing, done);
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
        nameOf,
        remove: removeMany.mutateAsync,
        restore: restoreMany.mutateAsync,
        consequences: rows.length === 1 ? m.consequencesOne : m.consequencesMany,
        confirmLabel: deleteLabel,
        messages: { ...m, deleteOne: (name) => m.deleteOne({ name }) },
      }),
    dialog,
  };
}
