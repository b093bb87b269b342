import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SecondFactorMethod } from '#shared/kernel/failure.ts';
import { useLanguage, useMessages } from '#web/language/language.tsx';
import type { SignInProvider } from '#web/site.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useRefreshSession } from '../api.ts';
import {
  goToProvider,
  openProviderPopup,
  type PopupOutcome,
  takeGoogleOutcome,
} from './google-popup.ts';
import type { DeactivatedAccount } from './login-form.tsx';
import { signInMessages } from './messages/messages.ts';

interface GoogleSignInOptions {
  /** Where to be afterwards, when the page itself has to go to the provider. */
  returnTo: string;
  onDeactivated: (account: DeactivatedAccount) => void;
  /** The provider has confirmed the person, and the account has a second factor. */
  onSecondStep: (methods: readonly SecondFactorMethod[]) => void;
}

const google: SignInProvider = { id: 'google', name: 'Google' };

/** Signing in with Google or another provider: in a popup where the browser allows one, else by going there. */
export function useGoogleSignIn({ returnTo, onDeactivated, onSecondStep }: GoogleSignInOptions) {
  const m = useMessages(signInMessages);
  const language = useLanguage();
  const [pending, setPending] = useState<string>();
  const chosen = useRef(google);
  const refreshSession = useRefreshSession();
  const toast = useToast();
  const fail = (message: string) => toast({ title: m.google.failed, message, tone: 'fail' });

  const settle = async (outcome: PopupOutcome) => {
    setPending(undefined);
    switch (outcome.kind) {
      case 'signed-in':
        return welcome();
      case 'blocked':
        return goToProvider({ provider: chosen.current.id, language }, returnTo);
      case 'closed':
        return fail(m.google.popupClosed);
      case 'cancelled':
        return fail(m.google.cancelled);
      case 'deactivated':
        return onDeactivated(outcome);
      case 'second-factor':
        return onSecondStep(outcome.methods);
      case 'failed':
        return fail(outcome.message ?? m.google.refused({ name: chosen.current.name }));
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

  const start = (provider = google) => {
    chosen.current = provider;
    setPending(provider.id);
    openProviderPopup(
      { provider: provider.id, language, returnTo },
      (outcome) => void settle(outcome),
    );
  };
  /** `pending` is the id of the provider whose popup is open. */
  return { start, pending };
}
