import { useOwn, useUser } from '#web/session/session.tsx';
import { trpc } from '#web/trpc.ts';

/** Open attempts, the one that ends first before the others. */
export function useOpenAttempts() {
  const user = useUser();
  const { data } = trpc.attempt.open.useQuery(undefined, {
    enabled: user !== null,
    // An attempt may have ended in another tab or on another device; resuming it would start a new one.
    refetchOnWindowFocus: 'always',
  });
  return useOwn(data) ?? [];
}
