import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SessionUser } from '../../session.tsx';
import { trpc } from '../../trpc.ts';

/** Makes `user` the one who is signed in here; nothing that was fetched for another is shown again. */
function useBecome() {
  const calls = trpc.useUtils();
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (user: SessionUser) => {
    await queryClient.cancelQueries();
    queryClient.removeQueries({ type: 'inactive' });
    calls.account.me.setData(undefined, user);
    void queryClient.invalidateQueries({ type: 'active' });
    await router.invalidate();
  };
}

export function useLogin() {
  const become = useBecome();
  return trpc.account.login.useMutation({ onSuccess: become });
}

export function useRegister() {
  const become = useBecome();
  return trpc.account.register.useMutation({ onSuccess: become });
}

export function useLogout() {
  const become = useBecome();
  const router = useRouter();
  return trpc.account.logout.useMutation({
    onSuccess: async () => {
      // First away from a page that only members see: its guard would send a guest to sign in.
      await router.navigate({ to: '/' });
      await become(null);
    },
  });
}
