import { createHmac } from 'node:crypto';
import type { Actor } from '#shared/kernel/actor.ts';

/** Who reads, as far as a count needs to know. */
export interface Reader {
  actor: Actor;
  network: string;
  userAgent: string | undefined;
}

/** Administrators read their own site; that is no visit. */
export const isVisitor = ({ actor }: Reader): boolean => actor.kind === 'guest' || !actor.isAdmin;

/** The same for the same reader under the same key, and nothing to find the reader out by. */
export function namelessly({ actor, network, userAgent }: Reader, key: string): string {
  const who = actor.kind === 'member' ? `member ${actor.userId}` : `${network} ${userAgent ?? ''}`;
  return createHmac('sha256', key).update(who).digest('base64url');
}
