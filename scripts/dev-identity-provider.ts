import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { portOf } from './local-postgres.ts';

export interface IdentityProvider {
  /** The value for OIDC_ISSUER. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  stop(): Promise<void>;
}

/**
 * Starts a certified OpenID provider on loopback in place of Google. Its sign-in page accepts any email
 * address and any password; an address that begins with `unverified` counts as not verified.
 */
export async function startIdentityProvider({
  publicUrl,
  port = 0,
  issuer: givenIssuer,
  ids = ['google'],
  groupsOf = () => [],
}: {
  /** Address of the product, to which the provider redirects. */
  publicUrl: string;
  port?: number;
  /** The address that it gives for itself, where a proxy is in front of it. */
  issuer?: string;
  /** The ids that the product has for it. */
  ids?: readonly string[];
  /** The groups of a person. */
  groupsOf?: GroupsOf;
}): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = givenIssuer ?? `http://localhost:${portOf(server)}`;
  const client = { clientId: 'development', clientSecret: randomBytes(24).toString('base64url') };
  const provider = new Provider(issuer, await configuration(client, { publicUrl, ids, groupsOf }));
  server.on('request', provider.callback());
  return {
    issuer,
    ...client,
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

type GroupsOf = (email: string) => readonly string[];

interface Surroundings {
  publicUrl: string;
  ids: readonly string[];
  groupsOf: GroupsOf;
}

async function configuration(
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  { publicUrl, ids, groupsOf }: Surroundings,
): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ids.map((id) => `${publicUrl}/auth/${id}/callback`),
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...key, alg: 'RS256', use: 'sig', kid: 'development' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'groups'],
    },
    // As Google does: all claims are in the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true } },
    ttl: { Interaction: 3600, Session: 86_400, Grant: 86_400, AccessToken: 3600, IdToken: 3600 },
    pkce: { required: () => true },
    findAccount: (_ctx, login) => ({
      accountId: login,
      claims: () => ({ ...claimsOf(login), groups: [...groupsOf(login)] }),
    }),
  };
}

function claimsOf(email: string) {
  const [first = '', last = ''] = (email.split('@')[0] ?? '').split(/[._-]/).map(capitalised);
  return {
    sub: createHash('sha256').update(email).digest('hex').slice(0, 21),
    email,
    email_verified: !email.startsWith('unverified'),
    name: [first, last].filter(Boolean).join(' '),
    given_name: first,
    family_name: last,
  };
}

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
