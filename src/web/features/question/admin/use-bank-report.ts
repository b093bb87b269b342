import { useMessages } from '#web/language/language.tsx';
import type { OutcomeMessages } from '#web/lists/outcome-toast.ts';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { useReported } from '#web/ui/use-reported.ts';
import type { BankRow } from './api.ts';
import { bankMessages } from './messages/messages.ts';

export type Rows = readonly BankRow[];

export const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** The rows that a call has changed. */
export const rowsOf = (rows: Rows, done: readonly { id: number }[]): Rows => {
  const ids = new Set(idsOf(done));
  return rows.filter(({ id }) => ids.has(id));
};

/** Says what became of the questions of a call, and what failed. */
export function useBankReport() {
  const m = useMessages(bankMessages);
  const report = useReportOutcome();
  const { run } = useReported(m.notChanged, { together: true });
  return {
    report,
    wordsFor: (rows: Rows, ended: Omit<OutcomeMessages, 'missing'>) => ({
      messages: { ...ended, missing: m.missing },
      nameOf: (id: number) => rows.find((row) => row.id === id)?.preview ?? '',
      failed: m.notChanged,
    }),
    /** Runs what undoes a call, which has no outcome for each question. */
    undoing: (work: () => Promise<void>) => run(work),
  };
}
