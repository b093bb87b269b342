import { failureOf } from '../../failure.ts';
import { useToast } from '../../ui/toaster.tsx';
import { useLogout } from './api.ts';

/** The way out, for a menu: its label while it is under way, and what is said afterwards. */
export function useLogoutWithToast() {
  const { mutateAsync, isPending } = useLogout();
  const toast = useToast();
  return {
    pending: isPending,
    label: isPending ? 'Logging out...' : 'Log out',
    // Not the callbacks of `mutate`: the menu that calls is gone before they would run.
    start: () =>
      mutateAsync().then(
        () => toast({ title: 'Logged out', message: 'You have been logged out successfully.' }),
        (error: unknown) =>
          toast({ title: 'Logout failed', message: failureOf(error).message, tone: 'fail' }),
      ),
  };
}
