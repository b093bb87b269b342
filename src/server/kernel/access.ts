import type { SiteSettings } from '#shared/features/setting/schema.ts';
import type { Actor, Member } from '#shared/kernel/actor.ts';
import { type Role, type RoleColumns, roleColumns, rolesOf } from '#shared/kernel/roles.ts';
import { Failure } from './failure.ts';

/**
 * The levels of access. Administrators may also call what is for authors and teachers; authors and teachers are
 * markers.
 */
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

export const signedOut = () => new Failure('signed-out', 'Please sign in first.');

/** The refusal of what only a session may do. */
export const refusedToToken = () =>
  new Failure('forbidden', 'An access token cannot do this. Please sign in for it.');

/** @throws signed-out */
export function requireMember(actor: Actor): Member {
  if (actor.kind === 'guest') throw signedOut();
  return actor;
}

const lackingSecondFactor =
  'Your role needs a second factor on this site. Set one up in the Security section of your profile.';

const lacking = {
  admin: 'You need administrator privileges to do this.',
  author: 'You need the role of an author to do this.',
  teacher: 'You need the role of a teacher to do this.',
  marker: 'You need the role of an author or a teacher to do this.',
} as const satisfies Record<RoleAccess, string>;

const rolesFor: Readonly<Record<RoleAccess, readonly Role[]>> = {
  author: ['author'],
  teacher: ['teacher'],
  marker: ['author', 'teacher'],
  admin: ['administrator'],
};

export const isForRole = (access: Access): access is RoleAccess => access in rolesFor;

const holdsOneOf = (member: Member, allowed: readonly Role[]): boolean =>
  member.isAdmin || rolesOf(member).some((role) => allowed.includes(role));

/** @returns why an actor may not call what needs `access`; undefined if it may */
function findRefusal(actor: Actor, access: Access): Failure | undefined {
  if (access === 'guest') return undefined;
  if (actor.kind === 'guest') return signedOut();
  if (access === 'member' || holdsOneOf(actor, rolesFor[access])) return undefined;
  return new Failure('forbidden', actor.needsSecondFactor ? lackingSecondFactor : lacking[access]);
}

export const hasAccess = (actor: Actor, access: Access): boolean =>
  findRefusal(actor, access) === undefined;

/** @throws signed-out or forbidden */
export function requireAccess(actor: Actor, access: Access): void {
  const refusal = findRefusal(actor, access);
  if (refusal) throw refusal;
}
