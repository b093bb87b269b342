import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { PasskeyAnswer } from '#shared/features/account/second-factor.ts';
import { minuteMs } from '#shared/kernel/time/durations.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useSessionKeeper } from '#web/session/session-watch.tsx';
import { type Outputs, trpc } from '#web/trpc.ts';
import type { DeactivatedAccount } from '../sign-in/login-form.tsx';

/** Completes a sign-in with a code. */
export function useCompleteSignIn() {
  const keeper = useSessionKeeper();
  return trpc.account.completeSignIn.useMutation({ onSuccess: (user) => keeper.setSession(user) });
}

type PasskeyResponse = PasskeyAnswer['response'];

/** The account, if it is deactivated and can be made active again. */
export function deactivatedIn(error: unknown): DeactivatedAccount | undefined {
  const { code, email, scheduledDeletionDate } = failureOf(error);
  return code === 'deactivated' && email ? { email, scheduledDeletionDate } : undefined;
}

/**
 * Signs in with the answer of a passkey, else asks the browser for one; the result is undefined when the person
 * cancels.
 * @param onDeactivated gets a deactivated account, which is then no error
 * @param returnTo where a mailed link leads if the address must be confirmed first
 */
export function usePasskeySignIn(
  onDeactivated?: (account: DeactivatedAccount) => void,
  returnTo?: string,
) {
  const keeper = useSessionKeeper();
  const { client } = trpc.useUtils();
  const signIn = useMutation({
    mutationFn: async (answer: PasskeyResponse | undefined) => {
      const response =
        answer ?? (await answerChallenge(() => client.account.beginPasskey.mutate()));
      return response && client.account.passkeySignIn.mutate({ response, returnTo });
    },
    onSuccess: (user) => user && keeper.setSession(user),
    onError: (error) => {
      const account = deactivatedIn(error);
      if (account) onDeactivated?.(account);
    },
  });
  const isReported = onDeactivated !== undefined && deactivatedIn(signIn.error) !== undefined;
  return isReported ? { ...signIn, error: null } : signIn;
}

async function canSuggestPasskeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false;
  if (!('parseRequestOptionsFromJSON' in PublicKeyCredential)) return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/** Waits until a suggested passkey is chosen. Written without the library, which would be a file more for every visit. */
async function awaitSuggestion(request: Outputs['account']['beginPasskey'], signal: AbortSignal) {
  const credential = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON({
      ...request,
      userVerification: 'required',
    }),
    mediation: 'conditional',
    signal,
  });
  if (!(credential instanceof PublicKeyCredential)) return undefined;
  return PasskeyAnswer.safeParse({ response: credential.toJSON() }).data;
}

/** Shorter than the lifetime of a challenge, which is five minutes. */
const renewal = 4 * minuteMs;

/**
 * Where the browser can, offers passkeys in its suggestions for a field with `autocomplete="… webauthn"`, while `isOpen`.
 * @param onAnswer gets the answer of the passkey that the person chose
 */
export function usePasskeySuggestions(
  isOpen: boolean,
  onAnswer: (answer: PasskeyResponse) => void,
) {
  const { client } = trpc.useUtils();
  const passOn = useEffectEvent(onAnswer);
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await canSuggestPasskeys())) return;
    const challenge = await client.account.beginPasskey.mutate(undefined, { signal });
    const answer = await awaitSuggestion(challenge, signal);
    if (answer && !signal.aborted) passOn(answer.response);
  });
  useEffect(() => {
    if (!isOpen) return;
    let withdrawal = new AbortController();
    const offerAnew = () => {
      withdrawal.abort();
      withdrawal = new AbortController();
      // Suggestions are an addition: the page has a button for passkeys, which says what fails.
      void offer(withdrawal.signal).catch(() => {});
    };
    offerAnew();
    const timer = setInterval(offerAnew, renewal);
    return () => {
      clearInterval(timer);
      withdrawal.abort();
    };
  }, [isOpen]);
}

/** The library is loaded with the first use of a passkey. */
async function answerChallenge(begin: () => Promise<{ challenge: string; rpId: string }>) {
  const { askForPasskey } = await import('../passkeys/ask-for-passkey.ts');
  return askForPasskey(await begin());
}

export const useSecondFactor = () =>
  trpc.account.secondFactor.useQuery(undefined, { staleTime: 0 });

/** After a change: the factors themselves, the devices that were signed out, and the user. */
function useRefreshFactors() {
  const calls = trpc.useUtils();
  const keeper = useSessionKeeper();
  return async () => {
    await Promise.all([
      calls.account.secondFactor.invalidate(),
      calls.account.sessions.invalidate(),
      keeper.refresh(),
    ]);
  };
}

/** After a failure: another tab may have changed the factors. */
function useFactorsAgain() {
  const calls = trpc.useUtils();
  return () => void calls.account.secondFactor.invalidate();
}

export function useConfirmOwner() {
  const calls = trpc.useUtils();
  return trpc.account.confirmOwner.useMutation({
    onSuccess: () => calls.account.sessionState.invalidate(),
  });
}

/** Proves the owner with a passkey; the result is undefined when the person cancels. */
export function useConfirmByPasskey() {
  const calls = trpc.useUtils();
  const { client } = calls;
  return useMutation({
    mutationFn: async () => {
      const response = await answerChallenge(() => client.account.beginPasskey.mutate());
      return response && client.account.confirmByPasskey.mutate({ response });
    },
    onSuccess: () => calls.account.sessionState.invalidate(),
  });
}

export function useBeginApp() {
  const onError = useFactorsAgain();
  return trpc.account.beginApp.useMutation({ onError });
}

export function useConfirmApp() {
  const refresh = useRefreshFactors();
  const onError = useFactorsAgain();
  return trpc.account.confirmApp.useMutation({ onSuccess: refresh, onError });
}

export function useRemoveApp() {
  const refresh = useRefreshFactors();
  const onError = useFactorsAgain();
  return trpc.account.removeApp.useMutation({ onSuccess: refresh, onError });
}

/** Adds a passkey; the result is undefined when the person cancels. */
export function useAddPasskey() {
  const refresh = useRefreshFactors();
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: async (name: string) => {
      const { createPasskey } = await import('../passkeys/ask-for-passkey.ts');
      const response = await createPasskey(await client.account.beginNewPasskey.mutate());
      return response && client.account.addPasskey.mutate({ name, response });
    },
    onSuccess: refresh,
  });
}

export function useRenamePasskey() {
  const calls = trpc.useUtils();
  return trpc.account.renamePasskey.useMutation({
    onSettled: () => calls.account.secondFactor.invalidate(),
  });
}

export function useRemovePasskey() {
  const refresh = useRefreshFactors();
  const onError = useFactorsAgain();
  return trpc.account.removePasskey.useMutation({ onSuccess: refresh, onError });
}

export function useRenewRecoveryCodes() {
  const refresh = useRefreshFactors();
  return trpc.account.renewRecoveryCodes.useMutation({ onSuccess: refresh });
}
