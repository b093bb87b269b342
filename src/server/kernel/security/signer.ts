import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';
import { loadedOnce } from '../on-first-use.ts';

const algorithm = 'HS256';

/**
 * Signs small data that the browser stores, so that it cannot be changed. It is not encrypted and must not
 * contain secrets.
 */
export function createSigner(loadKey: () => Promise<string>) {
  const key = loadedOnce(async () => createSecretKey(await loadKey(), 'base64url'));
  return {
    /** Signs `facts` for one `purpose`, valid for some seconds from `now`. */
    async sign(
      purpose: string,
      facts: Record<string, unknown>,
      { now, seconds }: { now: Date; seconds: number },
    ): Promise<string> {
      return new SignJWT({ facts })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(purpose)
        .setExpirationTime(new Date(now.getTime() + seconds * 1000))
        .sign(await key());
    },
    /**
     * The facts signed for `purpose`; undefined when the signature is not valid, has expired, or the shape
     * differs.
     */
    async open<Shape extends z.ZodType>(
      purpose: string,
      shape: Shape,
      { text, now }: { text: string | undefined; now: Date },
    ): Promise<z.infer<Shape> | undefined> {
      if (!text) return undefined;
      const options = { audience: purpose, algorithms: [algorithm], currentDate: now };
      const opened = await jwtVerify(text, await key(), options).catch(() => undefined);
      return shape.safeParse(opened?.payload.facts).data;
    },
  };
}

export type Signer = ReturnType<typeof createSigner>;
