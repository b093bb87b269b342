import type { Tx } from '#db/open.ts';
import type { ProfileUpdate } from '#shared/features/account/schema.ts';
import type { Context } from '../../kernel/context.ts';
import { Failure, orNotFound } from '../../kernel/failure.ts';
import { takeOne } from '../../kernel/rate-limits.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { isUniqueViolation } from '../../kernel/unique-violation.ts';
import { lockAccount, setPendingEmail, updateProfile } from './mutations.ts';
import { findProfile, findRecipient, isAddressTaken } from './queries.ts';
import { requirePossibleBirthDate, takenFailure } from './registration.ts';
import { confirmAddress } from './tokens/mutations.ts';
import { hashToken } from './tokens/token.ts';

/** Saves what is given of the profile. A new address is not the account's until it is confirmed. */
export async function saveProfile(
  ctx: Context,
  userId: number,
  { email, ...profile }: Partial<ProfileUpdate>,
) {
  requirePossibleBirthDate(profile.dateOfBirth, ctx.now);
  const known = orNotFound(await findRecipient(ctx.db, userId), 'Account');
  const isNew = email !== undefined && isNewTo(known, email);
  if (isNew) await takeMail(ctx, userId);
  return inTransaction(ctx.db, async (tx) => {
    if (isNew) await requestAddress(tx, ctx, { userId, email });
    await updateProfile(tx, userId, profile);
    return orNotFound(await findProfile(tx, userId), 'Account');
  });
}

const isNewTo = (account: { email: string; pendingEmail: string | null }, email: string): boolean =>
  email !== account.email && email !== account.pendingEmail;

/** Lets another address wait for its confirmation, and tells the present one. */
async function requestAddress(
  tx: Tx,
  ctx: Context,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const account = orNotFound(await lockAccount(tx, userId), 'Account');
  if (!isNewTo(account, email)) return;
  if (await isAddressTaken(tx, email)) throw takenFailure('email');
  await setPendingEmail(tx, userId, email);
  await ctx.jobs.enqueue(tx, 'mail', { mail: 'verification', userId });
  await ctx.jobs.enqueue(tx, 'mail', { mail: 'address-change', userId, to: account.email });
}

/** The address stays what it is; the link that was sent to another one is worth nothing. */
export function cancelAddressChange(ctx: Context, userId: number): Promise<void> {
  return inTransaction(ctx.db, (tx) => setPendingEmail(tx, userId, null));
}

/** Sends the mail with the confirmation link once more. */
export async function resendVerification(ctx: Context, userId: number): Promise<void> {
  const person = orNotFound(await findRecipient(ctx.db, userId), 'Account');
  if (person.emailVerified && !person.pendingEmail) {
    throw new Failure('conflict', 'Your email address is verified already.');
  }
  await takeMail(ctx, userId);
  await inTransaction(ctx.db, (tx) =>
    ctx.jobs.enqueue(tx, 'mail', { mail: 'verification', userId }),
  );
}

/** @returns why the link confirmed nothing; undefined when it did */
export async function confirmByLink(ctx: Context, token: string): Promise<string | undefined> {
  if (token === '') return 'No verification token provided';
  try {
    const confirmed = await inTransaction(ctx.db, (tx) =>
      confirmAddress(tx, hashToken(token), ctx.now),
    );
    return confirmed ? undefined : 'This link has been used or is too old.';
  } catch (error) {
    if (isUniqueViolation(error)) return 'This address belongs to another account by now.';
    throw error;
  }
}

/** Mails about addresses are few per account and few per place they are asked for from. */
async function takeMail(ctx: Context, userId: number): Promise<void> {
  await takeOne(ctx.limits, 'verification', `member ${userId}`);
}
