import { createHash, randomBytes } from 'node:crypto';

/** A secret for a mailed link, and what is stored of it. */
export function newToken(): { text: string; hash: string } {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: hashToken(text) };
}

/** Tokens are random enough that a plain hash hides them. */
export const hashToken = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
