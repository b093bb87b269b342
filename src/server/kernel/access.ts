import type { SiteSettings } from '#shared/features/setting/schema.ts';
import type { Actor, Member } from '#shared/kernel/actor.ts';
import { type Role, type RoleColumns, roleColumns, rolesOf } from '#shared/kernel/roles.ts';
import { Failure } from './failure.ts';

/** Who may call. Administrators may also call what is for authors and teachers; either of these is a marker. */
export const accessLevels = ['guest', 'member', 'author', 'teacher', 'marker', 'admin'] as const;
export type Access = (typeof accessLevels)[number];
type RoleAccess = Exclude<Access, 'guest' | 'member'>;

/** Whether an account with these roles needs a second factor to use all of them. */
export const isFactorRequired = (
  { secondFactorRoles }: Pick<SiteSettings, 'secondFactorRoles'>,
  account: RoleColumns,
): boolean => rolesOf(account).some((role) => secondFactorRoles.includes(role));

/** The rights that the roles of an account give it. A role that needs a second factor gives none without it. */
export function roleRights(
  { secondFactorRoles }: Pick<SiteSettings, 'secondFactorRoles'>,
  account: RoleColumns & { hasSecondFactor: boolean },
): RoleColumns & Pick<Member, 'needsSecondFactor'> {
  const all = rolesOf(account);
  const held = all.filter((role) => account.hasSecondFactor || !secondFactorRoles.includes(role));
  return { ...roleColumns(held), needsSecondFactor: held.length < all.length };
}

/** @throws signed-out */
export function requireMember(actor: Actor): Member {
  if (actor.kind === 'guest') throw new Failure('signed-out', 'Please sign in first.');
  return actor;
}

const lacking = {
  admin: 'You need administrator privileges to do this.',
  author: 'You need the role of an author to do this.',
  teacher: 'You need the role of a teacher to do this.',
  marker: 'You need the role of an author or a teacher to do this.',
} as const satisfies Record<RoleAccess, string>;

const holdsOneOf = (member: Member, allowed: readonly Role[]): boolean =>
  member.isAdmin || rolesOf(member).some((role) => allowed.includes(role));

/** @throws signed-out, or forbidden for who is neither an administrator nor has one of the roles */
function requireRole(actor: Actor, allowed: readonly Role[], refusal: string): void {
  const member = requireMember(actor);
  if (holdsOneOf(member, allowed)) return;
  if (member.needsSecondFactor) {
    throw new Failure(
      'forbidden',
      'Your role needs a second factor on this site. Set one up in the Security section of your profile.',
    );
  }
  throw new Failure('forbidden', refusal);
}

const rolesFor: Readonly<Record<RoleAccess, readonly Role[]>> = {
  author: ['author'],
  teacher: ['teacher'],
  marker: ['author', 'teacher'],
  admin: ['administrator'],
};

export const isForRole = (access: Access): access is RoleAccess => access in rolesFor;

/** Whether `requireAccess` lets a caller pass. */
export function hasAccess(actor: Actor, access: Access): boolean {
  if (access === 'guest') return true;
  if (actor.kind === 'guest') return false;
  return access === 'member' || holdsOneOf(actor, rolesFor[access]);
}

/** @throws signed-out or forbidden */
export function requireAccess(actor: Actor, access: Access): void {
  if (access === 'guest') return;
  if (access === 'member') requireMember(actor);
  else requireRole(actor, rolesFor[access], lacking[access]);
}
