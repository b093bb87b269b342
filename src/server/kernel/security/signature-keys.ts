import { generateKeyPairSync } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import { z } from 'zod';

const PublicKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
});
const PrivateKey = PublicKey.extend({ d: z.string() });

/** A key as a JSON Web Key, and when it was in use. */
interface StoredKey {
  key: string;
  createdAt: Date;
  /** When another one replaced it. */
  retiredAt: Date | null;
}

export interface KeySource {
  /** The private key in use; creates it when there is none. */
  inUse: () => Promise<Pick<StoredKey, 'key'>>;
  /** Every key, the newest first; private parts of replaced ones are gone. */
  all: () => Promise<StoredKey[]>;
}

/** A new private key, as a JSON Web Key. */
export const newSignatureKey = (): string =>
  JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));

/** The private key in use, with its id. Keys are read for each call, so that a new one is used at once by every process. */
export async function readKeyInUse({ inUse }: KeySource) {
  const key = PrivateKey.parse(JSON.parse((await inUse()).key));
  return { key, keyId: await thumbprintOf(key) };
}

/** The public parts of all keys. */
export async function readPublicKeys({ inUse, all }: KeySource) {
  await inUse();
  return Promise.all(
    (await all()).map(async ({ key, createdAt, retiredAt }) => {
      const { kty, crv, x } = PublicKey.parse(JSON.parse(key));
      const kid = await thumbprintOf({ kty, crv, x });
      const use = { use: 'sig', alg: 'EdDSA' } as const;
      return { kty, crv, x, kid, ...use, validFrom: createdAt, validUntil: retiredAt };
    }),
  );
}

const thumbprintOf = ({ kty, crv, x }: z.infer<typeof PublicKey>) =>
  calculateJwkThumbprint({ kty, crv, x });
