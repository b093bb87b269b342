import { type Outputs, trpc } from '#web/trpc.ts';

export type PersonException = Outputs['exception']['list'][number];

export type Wait = Outputs['attempt']['waits'][number];

export const useExceptions = (userId: number) => trpc.exception.list.useQuery({ userId });

export function useExceptionCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.exception.invalidate();
  return {
    set: trpc.exception.set.useMutation({ onSuccess }).mutateAsync,
    remove: trpc.exception.remove.useMutation({ onSuccess }).mutateAsync,
  };
}

export const usePersonWaits = (userId: number) => trpc.attempt.waits.useQuery({ userId });

/** The answer is what the person has to wait for then. */
export function useWaitCalls(userId: number) {
  const calls = trpc.useUtils();
  const endWait = trpc.attempt.endWait.useMutation({
    onSuccess: (waits: Wait[]) => calls.attempt.waits.setData({ userId }, waits),
  });
  return { endWait: endWait.mutateAsync };
}
