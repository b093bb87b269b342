import anyAscii from 'any-ascii';
import { type Access, requireAccess, roleRights, signedOut } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, failureAt, invalid } from '#server/kernel/failure.ts';
import { takeIfLeft } from '#server/kernel/rate-limits.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { mayRegister, needsConfirmedAddress } from '#shared/features/account/registration.ts';
import { birthDateProblem } from '#shared/features/account/rules.ts';
import type { Member } from '#shared/kernel/actor.ts';
import type { FailureDetails } from '#shared/kernel/failure.ts';
import { productName } from '#shared/kernel/product.ts';
import { findRoles } from './queries.ts';

const staffWords = /\b(?:admin|administrator|sysadmin|moderator)s?\b/;

/** Whether a name looks like a name of the site's staff, also when it uses look-alike characters. */
export function looksLikeStaff(name: string): boolean {
  const plain = anyAscii(name.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();
  const words = plain.replace(/[^a-z]+/g, ' ');
  const product = productName.toLowerCase();
  return words.replaceAll(' ', '').includes(product) || staffWords.test(words);
}

/**
 * @throws invalid, at the field, when a member who is not an administrator uses a name that looks like staff
 */
export function requireOwnName(
  names: Partial<Record<'displayName' | 'username', string | null | undefined>>,
  isAdmin: boolean,
): void {
  if (isAdmin) return;
  const message = 'Please choose a name that does not look like one of our staff';
  for (const [field, name] of Object.entries(names)) {
    if (name && looksLikeStaff(name)) throw invalid(field, message);
  }
}

/** @throws forbidden, at the field, when this address may not open an account here */
export function requireMayRegister(
  { settings }: Pick<Context, 'settings'>,
  person: { email: string; invitation?: object | undefined },
): void {
  const rules = settings.current;
  if (mayRegister(rules, person)) return;
  if (rules.registration === 'invitation')
    throw new Failure('forbidden', 'Accounts of this site are opened by invitation only.');
  const domains = rules.registrationDomains.join(', ');
  const message = `Accounts of this site are for addresses of ${domains} only`;
  throw failureAt('forbidden', 'email', message);
}

/**
 * The caller with the rights that the account has now, for a call that has taken long before it writes.
 * @throws signed-out when the account is not active any more, forbidden without the role
 */
export async function requireStill(
  access: Access,
  { db, actor, settings }: Pick<Context, 'db' | 'settings'> & { actor: Member },
): Promise<Member> {
  const account = await findRoles(db, actor.userId);
  if (!account) throw signedOut();
  const now = { ...actor, ...roleRights(settings.current, account) };
  requireAccess(now, access);
  return now;
}

/**
 * Refuses to sign in to an account whose address must be confirmed first, and mails the link for it again.
 * @param returnTo where the page of the link leads
 * @throws forbidden
 */
export async function requireConfirmed(
  ctx: Pick<Context, 'db' | 'jobs' | 'limits' | 'settings'>,
  account: { id: number; emailVerified: boolean; isAdmin: boolean },
  returnTo?: string,
): Promise<void> {
  if (account.emailVerified || account.isAdmin || !needsConfirmedAddress(ctx.settings.current))
    return;
  if (await takeIfLeft(ctx.limits, 'verification', `member ${account.id}`))
    await inTransaction(ctx.db, (tx) =>
      ctx.jobs.enqueue(tx, 'mail', { mail: 'verification', userId: account.id, returnTo }),
    );
  throw unconfirmed();
}

/** The refusal of a sign-in until the link in the mail was used. */
export const unconfirmed = (details: Pick<FailureDetails, 'isCreated'> = {}): Failure =>
  new Failure(
    'forbidden',
    'Please confirm your email address first: we have mailed you a link.',
    details,
  );

/** @throws invalid, at the field */
export function requirePossibleBirthDate(date: string | null | undefined, now: Date): void {
  const problem = date ? birthDateProblem(date, now) : undefined;
  if (problem) throw invalid('dateOfBirth', problem);
}

/** A conflict at the field whose value another account has. */
export function takenFailure(field: 'username' | 'email' | undefined): Failure {
  const message =
    field === 'email'
      ? 'An account with this email already exists'
      : 'This username is already taken';
  return failureAt('conflict', field ?? 'username', message);
}
