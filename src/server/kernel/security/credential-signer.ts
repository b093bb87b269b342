import { createLocalJWKSet, decodeJwt, importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { type KeySource, readKeyInUse, readPublicKeys } from './signature-keys.ts';

const algorithm = 'EdDSA';

type Opened =
  | { state: 'genuine'; payload: JWTPayload }
  | { state: 'unreadable' | 'other-issuer' | 'bad-signature' };

/** Signs credentials as JWTs whose keys are in the DID document of the site. */
export function createCredentialSigner(source: KeySource) {
  return {
    /** @param did the issuer, to whose document the id of the key belongs */
    async sign(credential: JWTPayload, did: string): Promise<string> {
      const { key, keyId } = await readKeyInUse(source);
      return new SignJWT(credential)
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: `${did}#${keyId}` })
        .sign(await importJWK(key, algorithm));
    },
    /** The payload of a credential that this site has signed, or why it is no such credential. */
    async open(jwt: string, did: string, now: Date): Promise<Opened> {
      const issuer = issuerOf(jwt);
      if (issuer === undefined) return { state: 'unreadable' };
      if (issuer !== did) return { state: 'other-issuer' };
      const keys = (await readPublicKeys(source)).map(({ kid, kty, crv, x }) => ({
        ...{ kty, crv, x, alg: algorithm },
        kid: `${did}#${kid}`,
      }));
      const options = { issuer: did, algorithms: [algorithm], currentDate: now };
      const opened = await jwtVerify(jwt, createLocalJWKSet({ keys }), options).catch(
        () => undefined,
      );
      return opened ? { state: 'genuine', payload: opened.payload } : { state: 'bad-signature' };
    },
    publicKeys: () => readPublicKeys(source),
  };
}

/** The issuer that the credential names; nothing is verified. */
function issuerOf(jwt: string): string | undefined {
  try {
    return decodeJwt(jwt).iss ?? '';
  } catch {
    return undefined;
  }
}

export type CredentialSigner = ReturnType<typeof createCredentialSigner>;
