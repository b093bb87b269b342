import { trpc } from '#web/trpc.ts';

/** Opens a quiz by its access link; lists may contain it from then on. */
export function useOpenByLink() {
  const calls = trpc.useUtils();
  return trpc.quiz.openByLink.useMutation({ onSuccess: () => calls.quiz.invalidate() });
}
