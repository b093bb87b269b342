import { useRouter } from '@tanstack/react-router';
import { useSessionKeeper } from '#web/session/session-watch.tsx';
import { trpc } from '#web/trpc.ts';

/* Apart from the other calls of accounts: the menu is on every page, they are not. */

export const useSetLanguage = () => trpc.account.setLanguage.useMutation();

export function useLogout() {
  const keeper = useSessionKeeper();
  const router = useRouter();
  return trpc.account.logout.useMutation({
    // Navigate away from members' pages first: their guard would send a guest to sign in.
    onSuccess: () =>
      keeper.setSession(null, () => router.navigate({ to: '/', ignoreBlocker: true })),
  });
}
