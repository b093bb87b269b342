import { useMessages } from '#web/language/language.tsx';
import type { OutcomeMessages } from '#web/lists/outcome-toast.ts';
import { nameById } from '#web/lists/rows.ts';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { useReported } from '#web/ui/use-reported.ts';
import type { BankRow } from './api.ts';
import { bankMessages } from './messages/messages.ts';

export type Rows = readonly BankRow[];

/** Says what became of the questions of a call, and what failed. */
export function useBankReport() {
  const m = useMessages(bankMessages);
  const report = useReportOutcome();
  const { run } = useReported(m.notChanged, { together: true });
  return {
    report,
    wordsFor: (rows: Rows, ended: Omit<OutcomeMessages, 'missing'>) => ({
      messages: { ...ended, missing: m.missing },
      nameOf: nameById(rows, ({ preview }) => preview),
      failed: m.notChanged,
    }),
    /** Runs what undoes a call, which has no outcome for each question. */
    undoing: (work: () => Promise<void>) => run(work),
  };
}
