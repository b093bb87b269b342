import { createHash, randomBytes } from 'node:crypto';

/** A random nonce for the inline scripts of one rendering; authors of content cannot know it. */
export const renderingNonce = (): string => randomBytes(16).toString('base64url');

/**
 * Replaces the nonce of a page's own inline scripts by hashes of their texts, so that the page can be cached. A
 * script without the nonce gets no hash and does not run.
 * @returns the page without nonces, and the hashes in the form of a content security policy
 */
export function hashInlineScripts(
  html: string,
  nonce: string,
): { html: string; scriptHashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(
    /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g,
  )) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue;
    hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  }
  return { html: html.replaceAll(attribute, ''), scriptHashes: [...hashes] };
}
