import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';

const algorithm = 'HS256';

/**
 * Puts small facts into the browser's keeping, signed, so that they come back as they were given.
 * They can be read there: nothing secret belongs in one.
 */
export function createSigner(loadKey: () => Promise<string>) {
  let known: Promise<KeyObject> | undefined;
  const key = () => {
    known ??= loadKey()
      .then((text) => createSecretKey(text, 'base64url'))
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  };
  return {
    /** `facts` as text that is good for `purpose` alone, for some seconds from `now`. */
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
    /** What was signed for `purpose`; undefined when it was not us, is too old or has another shape. */
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
