import { useRouter } from '@tanstack/react-router';
import { isFailure } from '#web/failure/failure.ts';
import { useSessionKeeper, useSignedInAgain } from '#web/session/session-watch.tsx';
import { type Outputs, trpc } from '#web/trpc.ts';

export function useLogin() {
  const keeper = useSessionKeeper();
  return trpc.account.login.useMutation({ onSuccess: (user) => keeper.setSession(user) });
}

export function useRegister() {
  const keeper = useSessionKeeper();
  return trpc.account.register.useMutation({ onSuccess: (user) => keeper.setSession(user) });
}

/** Reads the user again after a sign-in in a popup. */
export function useRefreshSession() {
  const keeper = useSessionKeeper();
  const { client } = trpc.useUtils();
  return async () => {
    const user = await client.account.me.query();
    if (user) await keeper.setSession(user);
    return user;
  };
}

export const useReactivate = () => trpc.account.reactivate.useMutation();

export const useForgotPassword = () => trpc.account.forgotPassword.useMutation();

export function useResetPassword() {
  const leave = useLeaveEndedSession();
  return trpc.account.resetPassword.useMutation({ onSuccess: leave });
}

/** After a call that ends sessions: the one of this browser may have been among them. */
function useLeaveEndedSession() {
  const keeper = useSessionKeeper();
  const { client } = trpc.useUtils();
  return async () => {
    if (keeper.owner && !(await client.account.me.query())) await keeper.setSession(null);
  };
}

export function useVerifyEmail() {
  const refresh = useRefreshAccount();
  return trpc.account.verifyEmail.useMutation({ onSuccess: refresh });
}

export function useUndoEmailChange() {
  const leave = useLeaveEndedSession();
  return trpc.account.undoEmailChange.useMutation({ onSuccess: leave });
}

export const useProfile = () => trpc.account.profile.useSuspenseQuery()[0];

/** The header shows parts of the profile too. */
function useRefreshAccount() {
  const calls = trpc.useUtils();
  const keeper = useSessionKeeper();
  return async () => {
    await Promise.all([calls.account.profile.invalidate(), keeper.refresh()]);
  };
}

export function useSaveCard() {
  const refresh = useRefreshAccount();
  return trpc.account.updateCard.useMutation({
    onSuccess: refresh,
    // What another tab has saved is shown once the card is closed.
    onError: (error) => (isFailure(error, 'stale') ? refresh() : undefined),
  });
}

export function useSetProfilePicture() {
  const refresh = useRefreshAccount();
  return trpc.upload.setProfilePicture.useMutation({ onSuccess: refresh });
}

export function useChooseUsername() {
  const refresh = useRefreshAccount();
  return trpc.account.chooseUsername.useMutation({
    onSuccess: refresh,
    // Another tab has chosen one.
    onError: (error) => (isFailure(error, 'conflict') ? refresh() : undefined),
  });
}

export function useResendVerification() {
  const refresh = useRefreshAccount();
  return trpc.account.resendVerification.useMutation({
    // Another tab has confirmed the address.
    onError: (error) => (isFailure(error, 'conflict') ? refresh() : undefined),
  });
}

export function useCancelAddressChange() {
  const refresh = useRefreshAccount();
  return trpc.account.cancelAddressChange.useMutation({ onSuccess: refresh });
}

/** Loaded again whenever it is shown, and after signing in again, because a session's age changes. */
export function useSessionState() {
  const calls = trpc.useUtils();
  useSignedInAgain(() => void calls.account.sessionState.invalidate());
  return trpc.account.sessionState.useQuery(undefined, { staleTime: 0 });
}

function useRefreshSecurity() {
  const calls = trpc.useUtils();
  const refresh = useRefreshAccount();
  return async () => {
    await Promise.all([
      calls.account.sessionState.invalidate(),
      calls.account.sessions.invalidate(),
    ]);
    await refresh();
  };
}

export function useCreatePassword() {
  const refresh = useRefreshSecurity();
  return trpc.account.createPassword.useMutation({
    onSuccess: refresh,
    // Another tab has created one.
    onError: (error) => (isFailure(error, 'conflict') ? refresh() : undefined),
  });
}

export function useChangePassword() {
  const refresh = useRefreshSecurity();
  return trpc.account.changePassword.useMutation({ onSuccess: refresh });
}

export function useSignOutElsewhere() {
  const refresh = useRefreshSecurity();
  return trpc.account.signOutElsewhere.useMutation({ onSuccess: refresh });
}

export const useSessions = () => trpc.account.sessions.useQuery(undefined, { staleTime: 0 });

export function useEndSession() {
  const calls = trpc.useUtils();
  return trpc.account.endSession.useMutation({
    onSettled: () => calls.account.sessions.invalidate(),
  });
}

export const useAccessTokens = () =>
  trpc.account.accessTokens.useQuery(undefined, { staleTime: 0 });
export type ShownToken = Outputs['account']['accessTokens'][number];

export function useCreateAccessToken() {
  const calls = trpc.useUtils();
  return trpc.account.createAccessToken.useMutation({
    onSuccess: () => calls.account.accessTokens.invalidate(),
  });
}

export function useRevokeAccessToken() {
  const calls = trpc.useUtils();
  return trpc.account.revokeAccessToken.useMutation({
    // Also after a failure: another tab may have revoked it.
    onSettled: () => calls.account.accessTokens.invalidate(),
  });
}

export const useExportData = () => trpc.account.exportData.useMutation();

export const useDeleteAccount = () => trpc.account.deleteAccount.useMutation();

/** Signs a deactivated member out in this tab and opens the sign-in page. */
export function useContinueAsGuest() {
  const keeper = useSessionKeeper();
  const router = useRouter();
  return () => keeper.setSession(null, () => router.navigate({ to: '/auth', ignoreBlocker: true }));
}

/** The providers of this site, and whether the account is linked to each. */
export const useSignInProviders = () => trpc.account.signInProviders.useQuery().data ?? [];

export function useUnlinkProvider() {
  const calls = trpc.useUtils();
  return trpc.account.unlinkProvider.useMutation({
    onSettled: () => {
      void calls.account.signInProviders.invalidate();
      void calls.account.profile.invalidate();
      void calls.account.sessions.invalidate();
    },
  });
}
