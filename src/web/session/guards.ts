import { notFound, redirect } from '@tanstack/react-router';
import { safeReturnPath } from '#shared/kernel/return-path.ts';
import { failureOf } from '../failure/failure.ts';
import type { Calls } from '../trpc.ts';
import type { SessionUser } from './session.tsx';

interface GuardContext {
  calls: Calls;
  user: SessionUser;
}

/** A session can end in another tab or by time; what is known of it is trusted for this long. */
const trusted = 30_000;

async function currentUser({ calls, user }: GuardContext): Promise<SessionUser> {
  try {
    return await calls.account.me.fetch(undefined, { staleTime: trusted });
  } catch (error) {
    if (failureOf(error).code === 'offline') return user;
    throw error;
  }
}

/** `beforeLoad` of what only members see: a guest is sent to sign in and comes back here afterwards. */
export async function requireMember({
  context,
  location,
}: {
  context: GuardContext;
  location: { href: string };
}) {
  const user = await currentUser(context);
  // Another account has signed in in another tab: its pages begin without what this one has loaded.
  if (user && context.user && user.id !== context.user.id) {
    throw redirect({ href: location.href, reloadDocument: true });
  }
  if (!user) throw redirect({ to: '/auth', search: { redirect: location.href } });
  return { user };
}

/** `beforeLoad` of what only administrators see: another member is sent home. */
export async function requireAdmin(route: { context: GuardContext; location: { href: string } }) {
  const { user } = await requireMember(route);
  if (!user.isAdmin) throw redirect({ to: '/' });
  return { user };
}

/** `beforeLoad` of the page where one signs in: a member has no business there. */
export function requireGuest({
  context,
  search,
}: {
  context: { user: SessionUser };
  search: { redirect?: string | undefined };
}) {
  if (context.user) throw redirect({ href: safeReturnPath(search.redirect), replace: true });
}

/** An address that nothing could have is as absent as one that nothing has. */
const absent = new Set(['not-found', 'invalid']);

/** In a loader: what is not there, or not for this visitor, shows the not-found page with status 404. */
export async function orNotFound<Data>(loading: Promise<Data>): Promise<Data> {
  try {
    return await loading;
  } catch (error) {
    if (absent.has(failureOf(error).code)) throw notFound();
    throw error;
  }
}
