import { type Outputs, trpc } from '#web/trpc.ts';

export type PersonException = Outputs['exception']['list'][number];

export const useExceptions = (userId: number) => trpc.exception.list.useQuery({ userId });

export function useExceptionCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.exception.invalidate();
  return {
    set: trpc.exception.set.useMutation({ onSuccess }).mutateAsync,
    remove: trpc.exception.remove.useMutation({ onSuccess }).mutateAsync,
  };
}
