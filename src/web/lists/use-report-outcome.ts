import { messageOf } from '../failure/failure.ts';
import { useMessages } from '../language/language.tsx';
import { useToast } from '../ui/toaster.tsx';
import { listsMessages } from './messages/messages.ts';
import { isRefused, type Outcome, type OutcomeWords, outcomeToast } from './outcome-toast.ts';

type ReportWords<Row> = Omit<OutcomeWords, 'undo'> & {
  /** Said when the whole call failed: 'Error deleting quiz'. */
  failed: string;
  /** What a failure says that brings no message of its own. */
  failedBecause?: string;
  /** Takes back what was done to these rows. */
  undo?: (done: readonly (Row & { outcome: 'done' })[]) => void;
};

/**
 * Waits for an action on several rows, and shows how it ended. A failure is shown, not thrown.
 * @returns a function that returns false if the call failed or was refused for every row
 */
export function useReportOutcome() {
  const toast = useToast();
  const m = useMessages(listsMessages);
  return async <Row extends Outcome>(
    call: Promise<readonly Row[]>,
    { failed, failedBecause = m.tryAgain, undo, ...words }: ReportWords<Row>,
  ): Promise<boolean> => {
    try {
      const outcomes = await call;
      const done = outcomes.filter(isDone);
      toast(outcomeToast(outcomes, { ...words, ...(undo ? { undo: () => undo(done) } : {}) }, m));
      return !isRefused(outcomes);
    } catch (error) {
      toast({ title: failed, message: messageOf(error, failedBecause), tone: 'fail' });
      return false;
    }
  };
}

const isDone = <Row extends Outcome>(row: Row): row is Row & { outcome: 'done' } =>
  row.outcome === 'done';
