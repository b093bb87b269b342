import { trpc } from '#web/trpc.ts';

/** The member's attempts that wait to be continued, and the finished ones, newest first. */
export function useOwnAttempts() {
  const open = trpc.attempt.open.useQuery().data ?? [];
  const finished = trpc.attempt.list.useQuery().data ?? [];
  return { open, finished };
}
