import { messageOf } from '../failure/failure.ts';
import { useToast } from '../ui/toaster.tsx';
import { type Outcome, type OutcomeWords, outcomeToast } from './outcome-toast.ts';

interface ReportWords<Row> extends Omit<OutcomeWords, 'undo'> {
  /** Said when the whole call failed: 'Error deleting quiz'. */
  failed: string;
  /** What a failure says that brings no message of its own. */
  failedBecause?: string;
  /** Takes back what was done to these rows. */
  undo?: (done: readonly (Row & { outcome: 'done' })[]) => void;
}

/** Waits for an action on several rows, and says how it ended. A failure is shown, not thrown. */
export function useReportOutcome() {
  const toast = useToast();
  return async <Row extends Outcome>(
    call: Promise<readonly Row[]>,
    { failed, failedBecause = 'Please try again.', undo, ...words }: ReportWords<Row>,
  ): Promise<void> => {
    try {
      const outcomes = await call;
      const done = outcomes.filter(isDone);
      toast(outcomeToast(outcomes, { ...words, ...(undo ? { undo: () => undo(done) } : {}) }));
    } catch (error) {
      toast({ title: failed, message: messageOf(error, failedBecause), tone: 'fail' });
    }
  };
}

const isDone = <Row extends Outcome>(row: Row): row is Row & { outcome: 'done' } =>
  row.outcome === 'done';
