import { createPrivateKey, sign as signBytes } from 'node:crypto';
import { type KeySource, readKeyInUse, readPublicKeys } from './signature-keys.ts';

/** Signs receipts, which everyone can verify with the public keys. */
export function createReceiptSigner(source: KeySource) {
  return {
    async sign(text: string): Promise<{ keyId: string; signature: string }> {
      const { key, keyId } = await readKeyInUse(source);
      const privateKey = createPrivateKey({ key, format: 'jwk' });
      const signature = signBytes(null, Buffer.from(text), privateKey).toString('base64url');
      return { keyId, signature };
    },
    publicKeys: async () => ({ keys: await readPublicKeys(source) }),
  };
}

export type ReceiptSigner = ReturnType<typeof createReceiptSigner>;
