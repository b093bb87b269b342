import { statusesPerCall } from '#shared/kernel/limits.ts';
import { useServerClock } from '#web/server-clock.tsx';
import { trpc } from '#web/trpc.ts';
import { quizzesToPass, retakesOf } from './retakes.ts';

/** The member's attempts that can be continued now, and the other quizzes that were not passed the last time. */
export function useUnfinished() {
  const now = useServerClock().now();
  const open = trpc.attempt.open.useQuery().data ?? [];
  const running = open.filter(({ deadline }) => Date.parse(deadline) > now);
  const toPass = quizzesToPass(trpc.attempt.list.useQuery().data ?? []);
  const quizIds = toPass.slice(0, statusesPerCall).map(({ id }) => id);
  // Retake statuses change without an action of the member.
  const options = { enabled: quizIds.length > 0, staleTime: 0 };
  const statuses = trpc.attempt.retakeStatus.useQuery({ quizIds }, options).data ?? [];
  const isRunning = (id: number) => running.some(({ quiz }) => quiz.id === id);
  const retakes = retakesOf(toPass, statuses, now).filter(({ quiz }) => !isRunning(quiz.id));
  return { running, retakes };
}
