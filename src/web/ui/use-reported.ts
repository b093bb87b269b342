import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useToast } from '#web/ui/toaster.tsx';

/** Runs one call at a time and says how it ended. */
export function useReported(failed: string) {
  const toast = useToast();
  const [pending, setPending] = useState(false);
  /** @returns whether it succeeded */
  const run = async (call: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setPending(true);
    try {
      await call();
      if (done) toast({ title: done, tone: 'pass' });
      return true;
    } catch (error) {
      toast({ title: failed, message: messageOf(error, ''), tone: 'fail' });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, run };
}
