import { notFound, redirect } from '@tanstack/react-router';
import { languageOfPath } from '#shared/kernel/language/languages.ts';
import { safeReturnPath } from '#shared/kernel/return-path.ts';
import { isFailure } from '../failure/failure.ts';
import { withPrefix } from '../language/prefix.ts';
import type { Site } from '../site.ts';
import type { Calls } from '../trpc.ts';
import { hasRole, lacksFactor, roleFor, startPage } from './roles.ts';
import type { SessionUser } from './session.tsx';

interface GuardContext {
  calls: Calls;
  user: SessionUser;
}

interface AdminContext extends GuardContext {
  site: Pick<Site, 'secondFactorRoles'>;
}

/** A session can end in another tab or expire; the known user is trusted for this long, in milliseconds. */
const trusted = 30_000;

async function currentUser({ calls, user }: GuardContext): Promise<SessionUser> {
  try {
    return await calls.account.me.fetch(undefined, { staleTime: trusted });
  } catch (error) {
    if (isFailure(error, 'offline')) return user;
    throw error;
  }
}

/** `beforeLoad` of members' pages: a guest is sent to sign in and returns here afterwards. */
export async function requireMember({
  context,
  location,
}: {
  context: GuardContext;
  location: { href: string; publicHref: string };
}) {
  const user = await currentUser(context);
  // Another account has signed in in another tab: the page is reloaded without this account's data.
  if (user && context.user && user.id !== context.user.id) {
    throw redirect({ href: location.publicHref, reloadDocument: true });
  }
  if (!user) throw redirect({ to: '/auth', search: { redirect: location.href } });
  return { user };
}

/** `beforeLoad` of the administration: an account without the role of a page is sent to its own start page, or home. */
export async function requireRole(route: {
  context: AdminContext;
  location: { href: string; publicHref: string; pathname: string };
}) {
  const { user } = await requireMember(route);
  const role = roleFor(route.location.pathname);
  if (!hasRole(user, role)) throw redirect({ to: startPage(user) ?? '/' });
  if (lacksFactor(user, role, route.context.site)) {
    throw redirect({ to: '/profile', search: { section: 'security' } });
  }
  return { user };
}

/** `beforeLoad` of the sign-in page: a member is sent on. */
export function requireGuest({
  context,
  search,
}: {
  context: { user: SessionUser; site: Pick<Site, 'pathPrefix'> };
  search: { redirect?: string | undefined };
}) {
  if (!context.user) return;
  const path = safeReturnPath(search.redirect);
  // In the browser, the router adds the language of the address to the path.
  const isComplete = !import.meta.env.SSR || languageOfPath(path) !== undefined;
  const href = isComplete ? path : withPrefix(context.site.pathPrefix, path);
  throw redirect({ href, replace: true });
}

/** In a loader: missing or hidden data shows the not-found page with status 404. */
export async function orNotFound<Data>(loading: Promise<Data>): Promise<Data> {
  try {
    return await loading;
  } catch (error) {
    // An impossible id counts as not found.
    if (isFailure(error, 'not-found', 'invalid')) throw notFound();
    throw error;
  }
}
