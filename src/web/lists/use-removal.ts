import type { ReactNode } from 'react';
import type { Outcome, OutcomeMessages } from './outcome-toast.ts';
import { idsOf, nameById } from './rows.ts';
import type { Confirmation } from './use-confirm.tsx';
import { useReportOutcome } from './use-report-outcome.ts';

interface Removal<Row> {
  nameOf: (row: Row) => string;
  remove: (ids: { ids: number[] }) => Promise<readonly Outcome[]>;
  restore: (ids: { ids: number[] }) => Promise<readonly Outcome[]>;
  consequences: ReactNode;
  confirmLabel: string;
  messages: {
    deleteOne: (name: string) => string;
    deleteMany: (values: { count: number }) => string;
    deleted: Omit<OutcomeMessages, 'missing'>;
    restored: Omit<OutcomeMessages, 'missing'>;
    missing: OutcomeMessages['missing'];
    deleteFailed: string;
    restoreFailed: string;
    failedBecause?: string;
  };
}

/** Asks before rows are deleted, says how the deletion ended, and offers to restore what was deleted. */
export function useRemoval(confirm: (confirmation: Confirmation) => void) {
  const reportOutcome = useReportOutcome();
  return <Row extends { id: number }>(rows: readonly Row[], removal: Removal<Row>): void => {
    const { messages: m, nameOf, remove, restore } = removal;
    const wordsFor = (did: 'deleted' | 'restored') => ({
      messages: { ...m[did], missing: m.missing },
      nameOf: nameById(rows, nameOf),
      ...(m.failedBecause === undefined ? {} : { failedBecause: m.failedBecause }),
    });
    const [first] = rows;
    confirm({
      title:
        first && rows.length === 1
          ? m.deleteOne(nameOf(first))
          : m.deleteMany({ count: rows.length }),
      consequences: removal.consequences,
      confirmLabel: removal.confirmLabel,
      tone: 'danger',
      act: () =>
        reportOutcome(remove({ ids: idsOf(rows) }), {
          ...wordsFor('deleted'),
          failed: m.deleteFailed,
          undo: (done) =>
            void reportOutcome(restore({ ids: idsOf(done) }), {
              ...wordsFor('restored'),
              failed: m.restoreFailed,
            }),
        }),
    });
  };
}
