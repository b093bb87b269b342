import { trpc } from '#web/trpc.ts';

/** Opens a quiz by its access link; what is known of quizzes may then be more. */
export function useOpenByLink() {
  const calls = trpc.useUtils();
  return trpc.quiz.openByLink.useMutation({ onSuccess: () => calls.quiz.invalidate() });
}
