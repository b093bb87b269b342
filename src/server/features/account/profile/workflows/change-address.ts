import type { Tx } from '#db/open.ts';
import { type AddressChange, createUndo } from '#server/features/account/address-undo/mutations.ts';
import { isReserved } from '#server/features/account/address-undo/queries.ts';
import { requireOwnName } from '#server/features/account/guards.ts';
import {
  endSessions,
  lockAccount,
  setPendingEmail,
  updateProfile,
} from '#server/features/account/mutations.ts';
import { proveOwner } from '#server/features/account/passwords/workflows/change-password.ts';
import {
  findProfile,
  findRecipient,
  hasConfirmed,
  isAddressTaken,
} from '#server/features/account/queries.ts';
import { hashSessionId } from '#server/features/account/sessions/mutations.ts';
import { confirmAddress } from '#server/features/account/tokens/mutations.ts';
import {
  requirePossibleBirthDate,
  takenFailure,
} from '#server/features/account/workflows/register.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { takeOne } from '#server/kernel/rate-limits.ts';
import { hashToken } from '#server/kernel/secret-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { isUniqueViolation } from '#server/kernel/unique-violation.ts';
import type { ProfileUpdate } from '#shared/features/account/schema.ts';

interface ProfileSave extends Partial<ProfileUpdate> {
  /** Proves the owner, who alone may move the account to another address. */
  password?: string | undefined;
}

/**
 * Saves what is given of the profile. A new address is not the account's until it is confirmed.
 * @param proofField the field of the form at which a missing proof of the owner is asked for
 * @throws forbidden for a new address without a proof of the owner; then nothing is saved
 */
export async function saveProfile(
  ctx: Context,
  userId: number,
  {
    profile: { email, password, ...profile },
    proofField,
  }: { profile: ProfileSave; proofField: string },
) {
  requirePossibleBirthDate(profile.dateOfBirth, ctx.now);
  const isAdmin = ctx.actor.kind === 'member' && ctx.actor.isAdmin;
  requireOwnName({ displayName: profile.displayName }, isAdmin);
  const known = orNotFound(await findRecipient(ctx.db, userId), 'Account');
  const isNew = email !== undefined && isNewTo(known, email);
  if (isNew) {
    await proveOwner(ctx, userId, { password, field: proofField });
    await takeMail(ctx, userId);
  }
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
  if (await isAddressTaken(tx, email, { userId, now: ctx.now })) throw takenFailure('email');
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

const deadLink = 'This link has been used or is too old.';
const takenByNow = 'This address belongs to another account by now.';

/**
 * Confirms the address that the link was sent to. A change of address ends every other session, and can
 * be undone from the old address for some days.
 * @returns why the link confirmed nothing; undefined when it did
 */
export async function confirmByLink(ctx: Context, token: string): Promise<string | undefined> {
  if (token === '') return 'No verification token provided';
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const hash = hashToken(token);
      const confirmed = await confirmAddress(tx, hash, ctx.now);
      if (!confirmed) return (await hasConfirmed(tx, hash)) ? undefined : deadLink;
      const { userId, change } = confirmed;
      if (change) await settleChange(tx, ctx, { userId, ...change });
      return undefined;
    });
  } catch (error) {
    if (isUniqueViolation(error) || error instanceof AddressReserved) return takenByNow;
    throw error;
  }
}

/** The address of another account's undo link, which must stay free for it. */
class AddressReserved extends Error {}

async function settleChange(tx: Tx, ctx: Context, change: AddressChange): Promise<void> {
  const { userId, newEmail, wasProven } = change;
  if (await isReserved(tx, newEmail, { exceptOf: userId, now: ctx.now })) {
    throw new AddressReserved();
  }
  await endSessions(tx, userId, ctx.sessionId && hashSessionId(ctx.sessionId));
  // An address that was never proven gives nobody a way back.
  if (!wasProven) return;
  const undoId = await createUndo(tx, change, ctx.now);
  await ctx.jobs.enqueue(tx, 'mail', { mail: 'address-changed', undoId });
}

/** Counts a mail with a link: tightly per account, generously per network, which may be a school's. */
async function takeMail(ctx: Context, userId: number): Promise<void> {
  await takeOne(ctx.limits, 'verificationNetwork', ctx.network);
  await takeOne(ctx.limits, 'verification', `member ${userId}`);
}
