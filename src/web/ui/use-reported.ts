import { messageOf } from '#web/failure/failure.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { type PendingOptions, usePending } from './use-pending.ts';

/** Runs calls as `usePending` does, and reports how each ended. */
export function useReported(failed: string, options?: PendingOptions) {
  const toast = useToast();
  const { pending, run: runCall } = usePending(options);
  const reported = async (call: () => Promise<unknown>, done: string | undefined) => {
    try {
      await call();
      if (done) toast({ title: done, tone: 'pass' });
      return true;
    } catch (error) {
      toast({ title: failed, message: messageOf(error, ''), tone: 'fail' });
      return false;
    }
  };
  /** @returns whether it was sent and succeeded */
  const run = async (call: () => Promise<unknown>, done?: string): Promise<boolean> =>
    (await runCall(() => reported(call, done))) ?? false;
  return { pending, run };
}
