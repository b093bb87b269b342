import { z } from 'zod';
import { type SignInContext, signIn } from '#server/features/account/sessions/workflows/sign-in.ts';
import { requireUsable } from '#server/features/account/workflows/require-usable.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { hashToken, newToken } from '#server/kernel/secret-token.ts';
import { logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeySignIn,
} from '#shared/features/account/second-factor.ts';
import { notePasskeyUse, spendChallenge, storePasskey } from '../mutations.ts';
import { findPasskey, listPasskeys } from '../queries.ts';
import { type AddingContext, codesForFirst, reportChange } from './recovery-codes.ts';

const browserCookie = 'quizwright_passkey';
const purpose = 'passkey';
const seconds = 5 * 60;
const Challenge = z.object({ browser: z.string(), nonce: z.string() });

type CeremonyContext = Pick<Context, 'config' | 'cookies' | 'db' | 'now' | 'signer'>;

const relyingParty = ({ config }: Pick<Context, 'config'>) => ({
  origin: config.publicUrl,
  id: new URL(config.publicUrl).hostname,
});

/**
 * A challenge for the authenticator, which this browser can answer once, within five minutes. It is signed, and names the
 * browser by a cookie that all its tabs share, so that each of them can wait for an answer to its own.
 */
export async function beginPasskey(ctx: CeremonyContext) {
  const browser = ctx.cookies.get(browserCookie) || newToken().text;
  ctx.cookies.set(browserCookie, browser, { maxAgeSeconds: seconds });
  const facts = { browser: hashToken(browser), nonce: newToken().text };
  const text = await ctx.signer.sign(purpose, facts, { now: ctx.now, seconds });
  return { challenge: Buffer.from(text).toString('base64url'), rpId: relyingParty(ctx).id };
}

/** What the browser needs to create a passkey for the account. */
export async function beginNewPasskey(
  ctx: CeremonyContext & Pick<Context, 'settings'>,
  { userId, username, email }: { userId: number; username: string; email: string },
) {
  const existing = await listPasskeys(ctx.db, userId);
  return {
    ...(await beginPasskey(ctx)),
    rpName: ctx.settings.current.siteName,
    user: {
      id: Buffer.from(`account ${userId}`).toString('base64url'),
      name: email,
      displayName: username,
    },
    existing: existing.map(({ credentialId }) => credentialId),
  };
}

/** The challenge that was answered. It is used up. @throws invalid when it is none of this browser */
async function takeChallenge(
  ctx: CeremonyContext,
  { clientDataJSON }: { clientDataJSON: string },
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const text = challenge && Buffer.from(challenge, 'base64url').toString();
  const facts = await ctx.signer.open(purpose, Challenge, { text, now: ctx.now });
  const browser = ctx.cookies.get(browserCookie);
  const expiresAt = new Date(ctx.now.getTime() + seconds * 1000);
  const isFirst =
    facts &&
    browser &&
    facts.browser === hashToken(browser) &&
    (await inTransaction(ctx.db, (tx) =>
      spendChallenge(tx, { challengeHash: hashToken(facts.nonce), expiresAt }),
    ));
  if (!challenge || !isFirst) throw new Failure('invalid', 'This took too long. Please try again.');
  return challenge;
}

const ClientData = z.object({ challenge: z.string() });

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString();
    return ClientData.safeParse(JSON.parse(text)).data?.challenge;
  } catch {
    return undefined;
  }
}

/** Loaded with the first passkey: a start need not wait for it. */
const verification = () => import('@simplewebauthn/server');

const refused = () =>
  new Failure('invalid', 'This passkey could not be verified. Please try again.');

/** Stores a new passkey. @returns recovery codes, if the account has none */
export async function addPasskey(
  ctx: CeremonyContext & AddingContext,
  userId: number,
  { name, response }: z.infer<typeof NewPasskey>,
): Promise<string[] | null> {
  const site = relyingParty(ctx);
  const { transports = [], ...attestation } = response.response;
  const { verifyRegistrationResponse } = await verification();
  const verified = await verifyRegistrationResponse({
    response: {
      ...response,
      response: { ...attestation, transports },
      clientExtensionResults: {},
      type: 'public-key',
    },
    expectedChallenge: await takeChallenge(ctx, response.response),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) throw refused();
  const { credential } = verified.registrationInfo;
  const storeCodes = await codesForFirst(ctx, userId);
  return inTransaction(ctx.db, async (tx) => {
    await storePasskey(
      tx,
      {
        userId,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports,
      },
      ctx.now,
    );
    const texts = await storeCodes(tx);
    await reportChange(tx, ctx, { userId, change: 'passkey-added' });
    return texts;
  });
}

/**
 * Checks the answer of a passkey. The authenticator has verified the person (by a PIN or the body), so a passkey is
 * two factors.
 * @throws invalid
 */
export async function usePasskey(ctx: CeremonyContext, { response }: PasskeyAnswer) {
  const site = relyingParty(ctx);
  const expectedChallenge = await takeChallenge(ctx, response.response);
  const passkey = await findPasskey(ctx.db, response.id);
  if (!passkey) throw new Failure('invalid', 'This site does not know this passkey.');
  const { credentialId, publicKey, counter, transports } = passkey;
  const { verifyAuthenticationResponse } = await verification();
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {}, type: 'public-key' },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      transports,
    },
  }).catch(() => undefined);
  if (!verified?.verified) throw refused();
  const { newCounter } = verified.authenticationInfo;
  await inTransaction(ctx.db, (tx) =>
    notePasskeyUse(tx, { id: passkey.id, counter: newCounter }, ctx.now),
  );
  return passkey;
}

/** Signs in with a passkey alone. @param returnTo where a mailed link leads if the address must be confirmed */
export async function signInByPasskey(
  ctx: CeremonyContext & SignInContext & Pick<Context, 'settings'>,
  { returnTo, ...answer }: PasskeySignIn,
) {
  const passkey = await usePasskey(ctx, answer).catch((error: unknown) => {
    if (error instanceof Failure) {
      logSecurityEvent(ctx, 'sign-in-failed', { reason: 'passkey' });
    }
    throw error;
  });
  await requireUsable(ctx, { ...passkey, id: passkey.userId }, returnTo);
  return signIn(ctx, { userId: passkey.userId, passkeyId: passkey.id });
}
