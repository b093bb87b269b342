import { createHmac } from 'node:crypto';
import type { Actor } from '#shared/kernel/actor.ts';

/** Who reads, as far as a count needs to know. */
export interface Reader {
  actor: Actor;
  network: string;
}

/** Administrators read their own site; that is no visit. */
export const isVisitor = ({ actor }: Reader): boolean => actor.kind === 'guest' || !actor.isAdmin;

/**
 * The same text for the same reader under the same key, which does not tell who the reader is. The guests
 * of one network count as one reader: what a browser says about itself can be changed at will.
 */
export function namelessly({ actor, network }: Reader, key: string): string {
  const who = actor.kind === 'member' ? `member ${actor.userId}` : network;
  return createHmac('sha256', key).update(who).digest('base64url');
}
