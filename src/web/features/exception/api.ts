import { isFailure } from '#web/failure/failure.ts';
import { type Outputs, trpc } from '#web/trpc.ts';

export type PersonExceptions = Outputs['exception']['list'];
export type PersonException = PersonExceptions['exceptions'][number];

export type Wait = Outputs['attempt']['waits'][number];

/** Others change them, too: not kept once the person is closed. */
export const useExceptions = (userId: number) =>
  trpc.exception.list.useQuery({ userId }, { gcTime: 0 });

/** Each answer is what the person is allowed then; it is read again when it has changed. */
export function useExceptionCalls(userId: number) {
  const calls = trpc.useUtils();
  const options = {
    onSuccess: (data: PersonExceptions) => calls.exception.list.setData({ userId }, data),
    onError: (error: unknown) =>
      isOutdated(error) ? calls.exception.list.invalidate({ userId }) : undefined,
  };
  return {
    set: trpc.exception.set.useMutation(options).mutateAsync,
    remove: trpc.exception.remove.useMutation(options).mutateAsync,
  };
}

/** Whether a call was refused because something has changed since it was read. */
export const isOutdated = (error: unknown): boolean => isFailure(error, 'stale', 'not-found');

/** Always read again: a wait ends with time, and another tab or administrator can end it. */
export const usePersonWaits = (userId: number) =>
  trpc.attempt.waits.useQuery({ userId }, { staleTime: 0 });

/** The answer is what the person has to wait for then. */
export function useWaitCalls(userId: number) {
  const calls = trpc.useUtils();
  const endWait = trpc.attempt.endWait.useMutation({
    onSuccess: (waits: Wait[]) => calls.attempt.waits.setData({ userId }, waits),
    onError: (error) =>
      isOutdated(error) ? calls.attempt.waits.invalidate({ userId }) : undefined,
  });
  return { endWait: endWait.mutateAsync };
}
