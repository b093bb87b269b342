import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { forgetDraftsExceptOf } from '../../drafts/session-copy.ts';
import type { SessionUser } from '../../session.tsx';
import { trpc } from '../../trpc.ts';

/** Makes `user` the one who is signed in here; nothing that was fetched for another is shown again. */
function useBecome() {
  const calls = trpc.useUtils();
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (user: SessionUser) => {
    forgetDraftsExceptOf(user?.id);
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

/** After a sign-in that happened elsewhere, in a popup: asks who is there now. */
export function useArrive() {
  const calls = trpc.useUtils();
  const become = useBecome();
  return async () => {
    const user = await calls.account.me.fetch(undefined, { staleTime: 0 });
    await become(user);
    return user;
  };
}

export const useReactivate = () => trpc.account.reactivate.useMutation();

export const useForgotPassword = () => trpc.account.forgotPassword.useMutation();

export const useResetPassword = () => trpc.account.resetPassword.useMutation();

export function useVerifyEmail() {
  const refresh = useRefreshAccount();
  return trpc.account.verifyEmail.useMutation({ onSuccess: refresh });
}

export const useProfile = () => trpc.account.profile.useSuspenseQuery()[0];

/** What the profile says shows in the header too. */
function useRefreshAccount() {
  const calls = trpc.useUtils();
  const router = useRouter();
  return async () => {
    await Promise.all([
      calls.account.profile.invalidate(),
      // Asked by guards alone, which take what is in the cache.
      calls.account.me.fetch(undefined, { staleTime: 0 }),
    ]);
    await router.invalidate();
  };
}

export function useSaveCard() {
  const refresh = useRefreshAccount();
  return trpc.account.updateCard.useMutation({ onSuccess: refresh });
}

export function useChooseUsername() {
  const refresh = useRefreshAccount();
  return trpc.account.chooseUsername.useMutation({ onSuccess: refresh });
}

export const useResendVerification = () => trpc.account.resendVerification.useMutation();

export function useCancelAddressChange() {
  const refresh = useRefreshAccount();
  return trpc.account.cancelAddressChange.useMutation({ onSuccess: refresh });
}

/** Ages by itself: asked anew whenever it is shown. */
export const useSessionState = () =>
  trpc.account.sessionState.useQuery(undefined, { staleTime: 0 });

function useRefreshSecurity() {
  const calls = trpc.useUtils();
  const refresh = useRefreshAccount();
  return async () => {
    await calls.account.sessionState.invalidate();
    await refresh();
  };
}

export function useCreatePassword() {
  const refresh = useRefreshSecurity();
  return trpc.account.createPassword.useMutation({ onSuccess: refresh });
}

export function useChangePassword() {
  const refresh = useRefreshSecurity();
  return trpc.account.changePassword.useMutation({ onSuccess: refresh });
}

export function useSignOutElsewhere() {
  const refresh = useRefreshSecurity();
  return trpc.account.signOutElsewhere.useMutation({ onSuccess: refresh });
}

export const useExportData = () => trpc.account.exportData.useMutation();

export const useDeleteAccount = () => trpc.account.deleteAccount.useMutation();

/** Leaves for the sign-in page as the guest that a deactivated member is. */
export function useDepart() {
  const calls = trpc.useUtils();
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    calls.account.me.setData(undefined, null);
    await router.navigate({ to: '/auth' });
    queryClient.removeQueries({ type: 'inactive' });
    await router.invalidate();
  };
}
