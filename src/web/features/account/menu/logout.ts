import { useRouter } from '@tanstack/react-router';
import { randomUuid } from '#shared/kernel/text/random-id.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { hasUnsavedWork } from '#web/session/session-keeper.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useLogout } from './api.ts';
import { menuMessages } from './messages/messages.ts';

/** Logging out, for a menu: its label while that is under way, and the toast afterwards. */
export function useLogoutWithToast() {
  const m = useMessages(menuMessages);
  const { mutateAsync, isPending } = useLogout();
  const toast = useToast();
  const router = useRouter();

  // Not the callbacks of `mutate`: the menu is unmounted before they would run.
  const endSession = () =>
    mutateAsync().then(
      () => toast({ title: m.loggedOut.title, message: m.loggedOut.text }),
      (error: unknown) =>
        toast({ title: m.logoutFailed, message: failureOf(error).message, tone: 'fail' }),
    );

  /**
   * Navigates home first, so that the page can ask about unsaved work; the session ends only if the navigation was
   * not cancelled.
   */
  const leaveFirst = () => {
    const logoutId = randomUuid();
    const stop = router.subscribe('onResolved', ({ toLocation }) => {
      stop();
      if (toLocation.state.logoutId === logoutId) void endSession();
    });
    void router.navigate({ to: '/', state: { logoutId } });
  };

  return {
    pending: isPending,
    label: isPending ? m.loggingOut : m.logOut,
    start: () => (hasUnsavedWork() ? leaveFirst() : void endSession()),
  };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Identifies a navigation after which the session ends. */
    logoutId?: string;
  }
}
