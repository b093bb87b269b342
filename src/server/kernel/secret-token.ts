import { createHash, randomBytes } from 'node:crypto';

/** A secret for a mailed link, and the hash to store. */
export function newToken(): { text: string; hash: string } {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: hashToken(text) };
}

/** A plain hash is enough, because tokens are random. */
export const hashToken = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
