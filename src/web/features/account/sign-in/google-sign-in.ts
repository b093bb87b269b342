import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '#web/ui/toaster.tsx';
import { useRefreshSession } from '../api.ts';
import {
  goToGoogle,
  openGooglePopup,
  type PopupOutcome,
  takeGoogleOutcome,
} from './google-popup.ts';
import type { DeactivatedAccount } from './login-form.tsx';

interface GoogleSignInOptions {
  /** Where to be afterwards, when the page itself has to go to Google. */
  returnTo: string;
  onDeactivated: (account: DeactivatedAccount) => void;
}

/** Signing in with Google: in a popup where the browser allows one, else by going there. */
export function useGoogleSignIn({ returnTo, onDeactivated }: GoogleSignInOptions) {
  const [pending, setPending] = useState(false);
  const refreshSession = useRefreshSession();
  const toast = useToast();
  const fail = (message: string) => toast({ title: 'Authentication Error', message, tone: 'fail' });

  const settle = async (outcome: PopupOutcome) => {
    setPending(false);
    switch (outcome.kind) {
      case 'signed-in':
        return welcome();
      case 'blocked':
        return goToGoogle(returnTo);
      case 'closed':
        return fail('Sign-in popup was closed before completing the sign in.');
      case 'cancelled':
        return fail('Sign-in process was cancelled.');
      case 'deactivated':
        return onDeactivated(outcome);
      case 'failed':
        return fail(outcome.message ?? 'Failed to authenticate with Google');
    }
  };

  const welcome = async () => {
    try {
      const user = await refreshSession();
      if (!user) throw new Error('No one is signed in.');
      toast({
        title: 'Login successful',
        message: `Welcome back, ${user.username}!`,
        tone: 'pass',
      });
    } catch {
      fail('Failed to authenticate with the server');
    }
  };

  const settleVisit = useEffectEvent(() => {
    const outcome = takeGoogleOutcome();
    if (outcome) void settle(outcome);
  });
  useEffect(() => settleVisit(), []);

  const start = () => {
    setPending(true);
    openGooglePopup((outcome) => void settle(outcome));
  };
  return { start, pending };
}
