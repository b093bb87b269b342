import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { Outputs } from '#web/trpc.ts';

type Creation = Outputs['account']['beginNewPasskey'];
type Request = Outputs['account']['beginPasskey'];

/** Has the browser create a passkey. @returns undefined when the person cancels */
export function createPasskey({ challenge, rpId, rpName, user, existing }: Creation) {
  return orCancelled(
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rpId, name: rpName },
        user,
        // ES256, RS256 and EdDSA: what browsers and security keys offer.
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: existing.map((id) => ({ id, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    }),
  );
}

/** Has the browser use a passkey of this site. @returns undefined when the person cancels */
export function askForPasskey({ challenge, rpId }: Request) {
  return orCancelled(
    startAuthentication({ optionsJSON: { challenge, rpId, userVerification: 'required' } }),
  );
}

async function orCancelled<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asking;
  } catch (error) {
    const isCancelled =
      (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') ||
      (error instanceof Error && error.name === 'NotAllowedError');
    if (isCancelled) return undefined;
    throw error;
  }
}
