import { useMessages } from '#web/language/language.tsx';
import { eachRow, nameById } from '#web/lists/rows.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { type CategoryRow, useCategoryWrites } from './api.ts';
import { categoryAdminMessages } from './messages/messages.ts';

type Rows = readonly CategoryRow[];

/** What can be done with several categories at once. The server refuses those that have quizzes. */
export function useCategoryActions() {
  const { deletion, deleted } = useMessages(categoryAdminMessages);
  const { remove } = useCategoryWrites();
  const reportOutcome = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const removeEmpty = (rows: Rows) => {
    const empty = rows.filter(({ quizCount }) => quizCount === 0);
    const kept = rows.length - empty.length;
    confirm({
      title: deletion.emptyTitle({ count: empty.length }),
      consequences:
        kept === 0 ? deletion.emptyConsequences : deletion.consequencesWithKept({ kept }),
      confirmLabel: deletion.delete,
      tone: 'danger',
      act: () =>
        reportOutcome(
          eachRow(empty, ({ id }) => remove.mutateAsync({ id })),
          {
            messages: deleted,
            nameOf: nameById(empty, ({ displayName }) => displayName),
            failed: deletion.failed,
          },
        ),
    });
  };
  return { removeEmpty, dialog };
}
