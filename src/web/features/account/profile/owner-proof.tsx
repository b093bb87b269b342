import { PasswordInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { SecondFactorMethod } from '#shared/kernel/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { useProfile, useSessionState, useSignInProviders } from '../api.ts';
import { SecondStep } from '../second-factor/second-step.tsx';
import { GoogleButton, ProviderButton } from '../sign-in/google-button.tsx';
import { useGoogleSignIn } from '../sign-in/google-sign-in.ts';
import { profileMessages } from './messages/messages.ts';

/** A margin, so that the proof does not expire while a form is filled in. */
const margin = 30_000;

/** How the owner of the account has to prove it now: `none` shortly after signing in; undefined until it is known. */
export function useOwnerProof(): 'none' | 'password' | 'google' | undefined {
  const { hasPassword } = useProfile();
  const { data: session } = useSessionState();
  const clock = useServerClock();
  if (!session) return undefined;
  if (Date.parse(session.freshUntil) > clock.now() + margin) return 'none';
  return hasPassword ? 'password' : 'google';
}

interface OwnerProofProps {
  password: string;
  onPassword: (password: string) => void;
  error?: string | undefined;
}

/** Asks for the proof that an act over the account needs; nothing while the sign-in itself is proof enough. */
export function OwnerProof({ password, onPassword, error }: OwnerProofProps) {
  const m = useMessages(profileMessages);
  const proof = useOwnerProof();
  if (proof === 'password') {
    return (
      <PasswordInput
        label={m.proof.password}
        description={m.proof.reason}
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => onPassword(event.currentTarget.value)}
      />
    );
  }
  return proof === 'google' ? <GoogleAgain /> : null;
}

function GoogleAgain() {
  const m = useMessages(profileMessages);
  const providers = useSignInProviders();
  const [methods, setMethods] = useState<readonly SecondFactorMethod[]>();
  const google = useGoogleSignIn({
    returnTo: window.location.pathname + window.location.search,
    onDeactivated: () => {},
    onSecondStep: setMethods,
  });
  if (methods) return <SecondStep methods={methods} onCancel={() => setMethods(undefined)} />;
  return (
    <Stack gap="xs">
      <Text>{m.proof.google}</Text>
      {providers
        .filter(({ isLinked, isConfigured }) => isLinked && isConfigured)
        .map((provider) =>
          provider.id === 'google' ? (
            <GoogleButton
              key={provider.id}
              configured
              pending={google.pending === provider.id}
              onClick={() => google.start()}
            />
          ) : (
            <ProviderButton
              key={provider.id}
              provider={provider}
              pending={google.pending === provider.id}
              onClick={() => google.start(provider)}
            />
          ),
        )}
    </Stack>
  );
}
