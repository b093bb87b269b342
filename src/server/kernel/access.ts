import type { SiteSettings } from '#shared/features/setting/schema.ts';
import type { Actor, Member } from '#shared/kernel/actor.ts';
import { type Role, type RoleColumns, roleColumns, rolesOf } from '#shared/kernel/roles.ts';
import { Failure } from './failure.ts';

/** Who may call. Administrators may also call what is for authors and teachers. */
export const accessLevels = ['guest', 'member', 'author', 'teacher', 'admin'] as const;
export type Access = (typeof accessLevels)[number];

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
  administrator: 'You need administrator privileges to do this.',
  author: 'You need the role of an author to do this.',
  teacher: 'You need the role of a teacher to do this.',
} as const satisfies Record<Role, string>;

/** @throws signed-out, or forbidden for who is neither an administrator nor has the role */
function requireRole(actor: Actor, role: Role): void {
  const member = requireMember(actor);
  if (member.isAdmin || rolesOf(member).includes(role)) return;
  if (member.needsSecondFactor) {
    throw new Failure(
      'forbidden',
      'Your role needs a second factor on this site. Set one up in the Security section of your profile.',
    );
  }
  throw new Failure('forbidden', lacking[role]);
}

const roleFor = { author: 'author', teacher: 'teacher', admin: 'administrator' } as const;

export const isForRole = (access: Access): boolean => access in roleFor;

/** @throws signed-out or forbidden */
export function requireAccess(actor: Actor, access: Access): void {
  if (access === 'guest') return;
  if (access === 'member') requireMember(actor);
  else requireRole(actor, roleFor[access]);
}
