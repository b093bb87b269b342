import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useToast } from '#web/ui/toaster.tsx';

/** Runs calls and reports how each ended; `pending` while one of them runs. */
export function useReported(failed: string) {
  const toast = useToast();
  const [running, setRunning] = useState(0);
  /** @returns whether it succeeded */
  const run = async (call: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setRunning((count) => count + 1);
    try {
      await call();
      if (done) toast({ title: done, tone: 'pass' });
      return true;
    } catch (error) {
      toast({ title: failed, message: messageOf(error, ''), tone: 'fail' });
      return false;
    } finally {
      setRunning((count) => count - 1);
    }
  };
  return { pending: running > 0, run };
}
