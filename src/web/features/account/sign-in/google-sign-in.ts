import { useEffect, useEffectEvent, useState } from 'react';
import type { SecondFactorMethod } from '#shared/kernel/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useRefreshSession } from '../api.ts';
import {
  goToGoogle,
  openGooglePopup,
  type PopupOutcome,
  takeGoogleOutcome,
} from './google-popup.ts';
import type { DeactivatedAccount } from './login-form.tsx';
import { signInMessages } from './messages/messages.ts';

interface GoogleSignInOptions {
  /** Where to be afterwards, when the page itself has to go to Google. */
  returnTo: string;
  onDeactivated: (account: DeactivatedAccount) => void;
  /** Google has confirmed the person, and the account has a second factor. */
  onSecondStep: (methods: readonly SecondFactorMethod[]) => void;
}

/** Signing in with Google: in a popup where the browser allows one, else by going there. */
export function useGoogleSignIn({ returnTo, onDeactivated, onSecondStep }: GoogleSignInOptions) {
  const m = useMessages(signInMessages);
  const [pending, setPending] = useState(false);
  const refreshSession = useRefreshSession();
  const toast = useToast();
  const fail = (message: string) => toast({ title: m.google.failed, message, tone: 'fail' });

  const settle = async (outcome: PopupOutcome) => {
    setPending(false);
    switch (outcome.kind) {
      case 'signed-in':
        return welcome();
      case 'blocked':
        return goToGoogle(returnTo);
      case 'closed':
        return fail(m.google.popupClosed);
      case 'cancelled':
        return fail(m.google.cancelled);
      case 'deactivated':
        return onDeactivated(outcome);
      case 'second-factor':
        return onSecondStep(outcome.methods);
      case 'failed':
        return fail(outcome.message ?? m.google.refused);
    }
  };

  const welcome = async () => {
    try {
      const user = await refreshSession();
      if (!user) throw new Error('No one is signed in.');
      toast({
        title: m.login.done,
        message: m.login.welcomeBack({ username: user.username }),
        tone: 'pass',
      });
    } catch {
      fail(m.google.serverFailed);
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
