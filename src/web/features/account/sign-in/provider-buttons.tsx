import type { SignInProvider } from '#web/site.ts';
import { GoogleButton, ProviderButton } from './google-button.tsx';
import type { useGoogleSignIn } from './google-sign-in.ts';

interface ProviderButtonsProps {
  google: ReturnType<typeof useGoogleSignIn>;
  googleSignIn: boolean;
  providers: readonly SignInProvider[];
  /** Leaves Google out where it is not configured, in place of a button that says so. */
  onlyConfigured?: boolean;
}

/** The buttons for signing in with a provider. */
export function ProviderButtons({
  google,
  googleSignIn,
  providers,
  onlyConfigured = false,
}: ProviderButtonsProps) {
  return (
    <>
      {(googleSignIn || !onlyConfigured) && (
        <GoogleButton
          configured={googleSignIn}
          pending={google.pending === 'google'}
          onClick={() => google.start()}
        />
      )}
      {providers.map((provider) => (
        <ProviderButton
          key={provider.id}
          provider={provider}
          pending={google.pending === provider.id}
          onClick={() => google.start(provider)}
        />
      ))}
    </>
  );
}
