import type { Actor, Member } from '#shared/kernel/actor.ts';
import { Failure } from './failure.ts';

/** Who may call: everyone, members, administrators. */
export type Access = 'guest' | 'member' | 'admin';

/** @throws signed-out */
export function requireMember(actor: Actor): Member {
  if (actor.kind === 'guest') throw new Failure('signed-out', 'Please sign in first.');
  return actor;
}

/** @throws signed-out or forbidden */
export function requireAdmin(actor: Actor): void {
  if (!requireMember(actor).isAdmin) {
    throw new Failure('forbidden', 'You need administrator privileges to do this.');
  }
}

/** @throws signed-out or forbidden */
export function requireAccess(actor: Actor, access: Access): void {
  if (access === 'member') requireMember(actor);
  if (access === 'admin') requireAdmin(actor);
}
