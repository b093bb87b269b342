import { useRef, useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useToast } from '#web/ui/toaster.tsx';

interface ReportedOptions {
  /** The calls are of different things, and may run at the same time. */
  together?: boolean;
}

/**
 * Runs calls and reports how each ended; `pending` while one of them runs. A second one is not sent while the first
 * runs: it is the same button, pressed twice before the page could disable it.
 */
export function useReported(failed: string, { together = false }: ReportedOptions = {}) {
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const running = useRef(0);
  /** @returns whether it was sent and succeeded */
  const run = async (call: () => Promise<unknown>, done?: string): Promise<boolean> => {
    if (running.current > 0 && !together) return false;
    running.current += 1;
    setPending(true);
    try {
      await call();
      if (done) toast({ title: done, tone: 'pass' });
      return true;
    } catch (error) {
      toast({ title: failed, message: messageOf(error, ''), tone: 'fail' });
      return false;
    } finally {
      running.current -= 1;
      setPending(running.current > 0);
    }
  };
  return { pending, run };
}
