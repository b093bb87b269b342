import { setTimeout as pause } from 'node:timers/promises';
import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from 'arctic';
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { Failure } from '#server/kernel/failure.ts';
import { type Role, roles } from '#shared/kernel/roles.ts';
import { hourMs } from '#shared/kernel/time/durations.ts';

/** How many milliseconds a provider has for a response. */
const timeout = 10_000;
/** For how many milliseconds the result of a discovery is used. */
const discoveryLifetime = hourMs;
/** The maximum age of an ID token. */
const maxTokenAge = '10 minutes';
/** How many seconds the provider's clock may differ from ours. */
const clockTolerance = 60;

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

interface KnownProvider {
  issuers: string[];
  authorizationEndpoint: string;
  tokenEndpoint: string;
  keys: JWTVerifyGetKey;
}

/** The claims of an ID token. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  nonce: z.string().optional(),
  /** The client that the token was made for, where it names one. */
  azp: z.string().optional(),
  exp: z.number(),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .optional()
    .catch(undefined),
});

/** A claim of groups: a list of names, or one name. */
const Groups = z.union([z.array(z.string()), z.string().transform((group) => [group])]).catch([]);

/** Google, whose paths and column are specified. */
export const googleId = 'google';

export interface ProviderIdentity {
  provider: { id: string; name: string };
  /** Whether its groups give each role; a role that no group gives is left out. */
  groupRoles: Partial<Record<Role, boolean>>;
  /** When the ID token is no longer accepted. */
  expiresAt: Date;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string | undefined;
  givenName: string | undefined;
  familyName: string | undefined;
  picture: string | undefined;
}

/** The data that the browser stores between the redirect to the provider and the callback. */
export interface OAuthState {
  state: string;
  codeVerifier: string;
  nonce: string;
}

const callbackPath = (id: string) => `/auth/${id}/callback`;

/** Every configured provider by its id, Google among them. */
export function createProviders({
  google,
  providers,
  publicUrl,
}: Pick<Config, 'google' | 'providers' | 'publicUrl'>) {
  const all = [...(google ? [{ ...google, id: googleId, name: 'Google' }] : []), ...providers];
  return new Map(all.map((settings) => [settings.id, createProvider(settings, publicUrl)]));
}

export type Providers = ReturnType<typeof createProviders>;

type GroupSettings = 'groupsClaim' | 'administrators' | 'authors' | 'teachers';
type ProviderSettings = Omit<Config['providers'][number], GroupSettings> &
  Partial<Config['providers'][number]>;

function createProvider(settings: ProviderSettings, publicUrl: string) {
  const { id, name } = settings;
  const client = new OAuth2Client(
    settings.clientId,
    settings.clientSecret,
    `${publicUrl}${callbackPath(id)}`,
  );
  const discover = cachedForLifetime(() => discoverProvider(settings));

  const readIdToken = async (idToken: string, expected: { nonce: string | undefined; now: Date }) =>
    readIdentity(settings, await discover(), { idToken, ...expected });

  return {
    id,
    name,

    /** The address to redirect the browser to, and the state that it stores. */
    async begin(): Promise<{ address: URL; oauthState: OAuthState }> {
      const { authorizationEndpoint } = await discover();
      const oauthState = {
        state: generateState(),
        codeVerifier: generateCodeVerifier(),
        nonce: generateState(),
      };
      const address = client.createAuthorizationURLWithPKCE(
        authorizationEndpoint,
        oauthState.state,
        CodeChallengeMethod.S256,
        oauthState.codeVerifier,
        ['openid', 'email', 'profile'],
      );
      address.searchParams.set('nonce', oauthState.nonce);
      return { address, oauthState };
    },

    /** Exchanges the authorization code for the identity; possible once per code. */
    async finish(code: string, oauthState: OAuthState, now: Date): Promise<ProviderIdentity> {
      const { tokenEndpoint } = await discover();
      const tokens = await withTimeout(
        client.validateAuthorizationCode(tokenEndpoint, code, oauthState.codeVerifier),
      );
      return readIdToken(tokens.idToken(), { nonce: oauthState.nonce, now });
    },

    readIdToken,
  };
}

interface ReceivedToken {
  idToken: string;
  /** Undefined where the token was not requested in a redirect. */
  nonce: string | undefined;
  now: Date;
}

/** The identity in an ID token. @throws when the token was not made by the provider, for this site, now */
async function readIdentity(
  settings: ProviderSettings,
  { keys, issuers }: Pick<KnownProvider, 'keys' | 'issuers'>,
  { idToken, nonce, now }: ReceivedToken,
): Promise<ProviderIdentity> {
  const { payload } = await jwtVerify(idToken, keys, {
    issuer: issuers,
    audience: settings.clientId,
    currentDate: now,
    clockTolerance,
    maxTokenAge,
    requiredClaims: ['exp', 'iat', 'sub'],
  });
  const claims = Claims.parse(payload);
  if (nonce !== undefined && claims.nonce !== nonce) throw new Error('The nonce does not match.');
  if (claims.azp !== undefined && claims.azp !== settings.clientId) {
    throw new Error('The token was made for another client.');
  }
  return {
    provider: { id: settings.id, name: settings.name },
    groupRoles: groupRoles(settings, payload),
    // Later than any accepted clock difference.
    expiresAt: new Date((claims.exp + 2 * clockTolerance) * 1000),
    subject: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    name: claims.name,
    givenName: claims.given_name,
    familyName: claims.family_name,
    picture: claims.picture,
  };
}

/** What the groups of an ID token say about the role; undefined where no group is mapped to it. */
function groupRoles(
  { groupsClaim, administrators = [], authors = [], teachers = [] }: ProviderSettings,
  payload: Record<string, unknown>,
): ProviderIdentity['groupRoles'] {
  if (!groupsClaim) return {};
  const groups = Groups.parse(payload[groupsClaim]);
  const groupsOf = { administrator: administrators, author: authors, teacher: teachers };
  const mapped = roles.filter((role) => groupsOf[role].length > 0);
  return Object.fromEntries(
    mapped.map((role) => [role, groups.some((group) => groupsOf[role].includes(group))]),
  );
}

async function discoverProvider({ issuer, name }: ProviderSettings): Promise<KnownProvider> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const found = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    .then((response) => response.json())
    .then((body) => Discovery.parse(body))
    .catch((cause: unknown) => {
      throw Object.assign(
        new Failure('unavailable', `${name} cannot be reached right now. Please try again later.`),
        { cause },
      );
    });
  if (found.issuer !== issuer.replace(/\/$/, '') && found.issuer !== issuer) {
    throw new Error(`The OpenID provider at ${issuer} reports the issuer ${found.issuer}.`);
  }
  return {
    // Google's tokens may name the issuer without the scheme.
    issuers: [found.issuer, found.issuer.replace(/^https:\/\//, '')],
    authorizationEndpoint: found.authorization_endpoint,
    tokenEndpoint: found.token_endpoint,
    keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: timeout }),
  };
}

/** Caches the result for an hour; a failure is not cached. */
function cachedForLifetime<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (!known || known.until < Date.now()) {
      const answer = ask();
      known = { answer, until: Date.now() + discoveryLifetime };
      answer.catch(() => {
        known = undefined;
      });
    }
    return known.answer;
  };
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const tooLate = pause(timeout, undefined, { ref: false }).then(() => {
    throw new Error('The provider did not answer in time.');
  });
  return Promise.race([work, tooLate]);
}
