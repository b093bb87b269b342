import type { Role } from '#shared/kernel/roles.ts';
import type { FileRoutesById } from '../route-tree.gen.ts';
import { type Site, useSite } from '../site.ts';
import { type SessionUser, useUser } from './session.tsx';

type SectionOf<Path extends string> = Path extends `/${infer First}/${infer Second}/${string}`
  ? `/${First}/${Second}`
  : Path extends `${infer Start}/`
    ? Start
    : Path;
type PathOf<Id extends string> = Id extends `/_admin/${infer Path}` ? `/${Path}` : never;
type Bare<Path extends string> = Path extends `${infer Start}/` ? Start : Path;

/** A page of the administration, together with those below it. */
type AdminSection = Bare<SectionOf<PathOf<keyof FileRoutesById>>>;

/** A role, or either of two: authors and teachers mark answers. */
export type Opener = Role | 'marker';

/** What opens each page of the administration. An administrator opens all of them. */
const openedBy: Readonly<Record<AdminSection | '/edit-quiz', Opener>> = {
  '/create-quiz': 'author',
  '/edit-quiz': 'author',
  '/admin': 'author',
  '/admin/create-quiz': 'author',
  '/admin/create-question': 'author',
  '/admin/edit-quiz': 'author',
  '/admin/quiz-results': 'author',
  '/admin/print': 'author',
  '/admin/questions': 'author',
  '/admin/question-quality': 'author',
  '/admin/comments': 'author',
  '/admin/regrade': 'author',
  '/admin/marking': 'marker',
  '/admin/import': 'author',
  '/admin/export': 'author',
  // The results of a quiz lead its author to the attempts.
  '/admin/attempts': 'author',
  '/admin/classes': 'teacher',
  '/admin/class-attempts': 'teacher',
  '/admin/class-live': 'teacher',
  '/admin/users': 'administrator',
  '/admin/invitations': 'administrator',
  '/admin/blog': 'administrator',
  '/admin/categories': 'administrator',
  '/admin/content-hierarchy': 'administrator',
  '/admin/series': 'administrator',
  '/admin/testimonials': 'administrator',
  '/admin/contact-messages': 'administrator',
  '/admin/pictures': 'administrator',
  '/admin/audit-trail': 'administrator',
  '/admin/settings': 'administrator',
};

const isSection = (path: string): path is keyof typeof openedBy => Object.hasOwn(openedBy, path);

/** The role that opens the page at this path; one that is not listed is for administrators. */
export function roleFor(pathname: string): Opener {
  const parts = pathname.split('/').filter(Boolean);
  const section = `/${parts.slice(0, parts[0] === 'admin' ? 2 : 1).join('/')}`;
  return isSection(section) ? openedBy[section] : 'administrator';
}

type Holder = Pick<NonNullable<SessionUser>, 'roles' | 'hasSecondFactor'>;

/** Whether the account has the role; an administrator may do what all others may. */
export function hasRole(user: Pick<Holder, 'roles'> | null, role: Opener): boolean {
  if (role === 'marker') return hasRole(user, 'author') || hasRole(user, 'teacher');
  return user !== null && (user.roles.includes('administrator') || user.roles.includes(role));
}

/** The account with the roles that it can use now: where a role needs a second factor, it gives nothing without. */
function withUsableRoles<User extends Holder>(
  user: User | null,
  { secondFactorRoles }: Pick<Site, 'secondFactorRoles'>,
): User | null {
  if (!user || user.hasSecondFactor) return user;
  return { ...user, roles: user.roles.filter((role) => !secondFactorRoles.includes(role)) };
}

/** Whether all that keeps the account from using the role is that it has no second factor. */
export const lacksFactor = (
  user: Holder,
  role: Opener,
  site: Pick<Site, 'secondFactorRoles'>,
): boolean => hasRole(user, role) && !hasRole(withUsableRoles(user, site), role);

/** Where the administration begins for the account; undefined without a role. */
export function startPage(
  user: Pick<Holder, 'roles'> | null,
): '/admin' | '/admin/classes' | undefined {
  if (hasRole(user, 'author')) return '/admin';
  return hasRole(user, 'teacher') ? '/admin/classes' : undefined;
}

/**
 * The account with the roles whose links it sees: those that it can use now. Where there is none, it sees the links of
 * all, because their pages say what is missing.
 */
export function withLinkedRoles<User extends Holder>(
  user: User | null,
  site: Pick<Site, 'secondFactorRoles'>,
): User | null {
  const usable = withUsableRoles(user, site);
  return usable && usable.roles.length > 0 ? usable : user;
}

/** The signed-in user, for links. */
export const useLinkedUser = (): SessionUser => withLinkedRoles(useUser(), useSite());

/** Whether the signed-in user can use the role now. */
export const useHasRole = (role: Opener): boolean =>
  hasRole(withUsableRoles(useUser(), useSite()), role);
