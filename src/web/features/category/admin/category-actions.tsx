import { eachRow } from '#web/lists/each-row.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { counted } from '#web/ui/text/format.ts';
import { type CategoryRow, useCategoryWrites } from './api.ts';

type Rows = readonly CategoryRow[];

const noun = ['category', 'categories'] as const;

/** What can be done with several categories at once. The server refuses those that have quizzes. */
export function useCategoryActions() {
  const { remove } = useCategoryWrites();
  const reportOutcome = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const removeEmpty = (rows: Rows) => {
    const empty = rows.filter(({ quizCount }) => quizCount === 0);
    const kept = rows.length - empty.length;
    confirm({
      title: `Delete ${counted(empty.length, 'empty category', 'empty categories')}?`,
      consequences:
        kept === 0
          ? 'Their sub-categories go with them. This cannot be undone.'
          : `Their sub-categories go with them. This cannot be undone. ${counted(kept, 'category', 'categories')} with quizzes will stay.`,
      confirmLabel: 'Delete',
      tone: 'danger',
      act: () =>
        reportOutcome(
          eachRow(empty, ({ id }) => remove.mutateAsync({ id })),
          {
            noun,
            nameOf: (id: number) => rows.find((row) => row.id === id)?.displayName ?? '',
            done: 'deleted',
            failed: 'Failed to delete category',
          },
        ),
    });
  };
  return { removeEmpty, dialog };
}
