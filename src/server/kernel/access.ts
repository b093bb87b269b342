import type { SiteSettings } from '#shared/features/setting/schema.ts';
import type { Actor, Member } from '#shared/kernel/actor.ts';
import { Failure } from './failure.ts';

/** Who may call: everyone, members, administrators. */
export type Access = 'guest' | 'member' | 'admin';

/** Whether an account with these roles needs a second factor to use them. */
export const isFactorRequired = (
  { secondFactorRoles }: Pick<SiteSettings, 'secondFactorRoles'>,
  { isAdmin }: { isAdmin: boolean },
): boolean => isAdmin && secondFactorRoles.includes('administrator');

/**
 * The rights of an administrator's account. Where administrators need a second factor, one without has the rights of
 * a member.
 */
export function adminRights(
  settings: Pick<SiteSettings, 'secondFactorRoles'>,
  account: { isAdmin: boolean; hasSecondFactor: boolean },
): Pick<Member, 'isAdmin' | 'needsSecondFactor'> {
  const needsSecondFactor = isFactorRequired(settings, account) && !account.hasSecondFactor;
  return { isAdmin: account.isAdmin && !needsSecondFactor, needsSecondFactor };
}

/** @throws signed-out */
export function requireMember(actor: Actor): Member {
  if (actor.kind === 'guest') throw new Failure('signed-out', 'Please sign in first.');
  return actor;
}

/** @throws signed-out or forbidden */
export function requireAdmin(actor: Actor): void {
  const { isAdmin, needsSecondFactor } = requireMember(actor);
  if (needsSecondFactor) {
    throw new Failure(
      'forbidden',
      'Administrators of this site need a second factor. Set one up in the Security section of your profile.',
    );
  }
  if (!isAdmin) {
    throw new Failure('forbidden', 'You need administrator privileges to do this.');
  }
}

/** @throws signed-out or forbidden */
export function requireAccess(actor: Actor, access: Access): void {
  if (access === 'member') requireMember(actor);
  if (access === 'admin') requireAdmin(actor);
}
