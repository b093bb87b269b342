import { statusesPerCall } from '#shared/kernel/limits.ts';
import { trpc } from '#web/trpc.ts';

/** The member's attempts that wait to be continued, and the finished ones, newest first. */
export function useOwnAttempts() {
  const open = trpc.attempt.open.useQuery().data ?? [];
  const finished = trpc.attempt.list.useQuery().data ?? [];
  return { open, finished };
}

/** What the member can do with quizzes now, which changes without the member; empty until it is there. */
export function useRetakeStatuses(quizIds: readonly number[]) {
  const input = { quizIds: quizIds.slice(0, statusesPerCall) };
  const options = { enabled: quizIds.length > 0, staleTime: 0 };
  return trpc.attempt.retakeStatus.useQuery(input, options).data ?? [];
}
