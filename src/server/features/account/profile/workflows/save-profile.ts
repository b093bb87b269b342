import type { z } from 'zod';
import type { Tx } from '#db/open.ts';
import {
  requireOwnName,
  requirePossibleBirthDate,
  takenFailure,
} from '#server/features/account/guards.ts';
import {
  cancelPendingEmail,
  lockAccount,
  setPendingEmail,
  updateProfile,
} from '#server/features/account/mutations.ts';
import { proveOwner } from '#server/features/account/passwords/guards.ts';
import { findRecipient, getProfile, isAddressTaken } from '#server/features/account/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { invalid, orNotFound } from '#server/kernel/failure.ts';
import { logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { inGuardedTransaction, requireUnchanged } from '#server/kernel/unchanged.ts';
import type { ProfileUpdateRequest } from '#shared/features/account/schema.ts';
import { ownPictureAddress } from '#shared/kernel/media/own-picture.ts';
import { countMail } from './resend-verification.ts';

type SaveContext = Parameters<typeof proveOwner>[0] &
  Pick<Context, 'jobs' | 'limits' | 'readStored'>;
type ProfileSave = z.output<typeof ProfileUpdateRequest>;

/**
 * Saves the given fields of the profile. A new address takes effect when it is confirmed.
 * @param proofField the form field that reports a missing proof of the owner
 * @throws forbidden for a new address without a proof of the owner, stale when the profile was changed since it
 *   was loaded; then nothing is saved
 */
export async function saveProfile(
  ctx: SaveContext,
  userId: number,
  {
    profile: { email, password, loadedUpdatedAt, ...profile },
    proofField,
  }: { profile: ProfileSave; proofField: string },
) {
  requirePossibleBirthDate(profile.dateOfBirth, ctx.now);
  const isAdmin = ctx.actor.kind === 'member' && ctx.actor.isAdmin;
  requireOwnName({ displayName: profile.displayName }, isAdmin);
  const known = orNotFound(await findRecipient(ctx.db, userId), 'Account');
  const isNew = email !== undefined && isNewTo(known, email);
  if (isNew) {
    // Checked before the proof: if another address was confirmed after the profile was loaded, the one that is sent
    // only looks new.
    await inGuardedTransaction(ctx, (tx) => lockUnchanged(tx, userId, loadedUpdatedAt));
    await proveOwner(ctx, userId, { password, field: proofField });
    await countMail(ctx, { userId, to: email });
  }
  const saved = await inGuardedTransaction(ctx, async (tx) => {
    const stored = await lockUnchanged(tx, userId, loadedUpdatedAt);
    if (isNew) await requestAddress(tx, ctx, { userId, email });
    await changePicture(tx, ctx, { to: profile.profilePicture, from: stored.profilePicture });
    await updateProfile(tx, { userId, profile }, ctx.now);
    return getProfile(tx, userId);
  });
  if (isNew) logSecurityEvent(ctx, 'address-change-requested', { userId });
  return saved;
}

/** @throws stale when the profile was changed since it was loaded */
async function lockUnchanged(tx: Tx, userId: number, loadedUpdatedAt: string | undefined) {
  const stored = orNotFound(await lockAccount(tx, userId), 'Account');
  requireUnchanged('profile', { ...stored, updatedByName: null }, loadedUpdatedAt);
  return stored;
}

const isNewTo = (account: { email: string; pendingEmail: string | null }, email: string): boolean =>
  email !== account.email && email !== account.pendingEmail;

/**
 * An uploaded picture can be kept or removed here, but set only by an upload: otherwise this profile could keep a
 * picture of another person whose owner has removed it.
 * @param to absent if it stays
 */
async function changePicture(
  tx: Tx,
  { jobs }: Pick<Context, 'jobs'>,
  { to, from }: { to: string | null | undefined; from: string | null },
): Promise<void> {
  if (to === undefined || to === from) return;
  if (to && ownPictureAddress.test(to)) throw invalid('profilePicture', 'Please upload a picture');
  if (from && ownPictureAddress.test(from)) await jobs.enqueue(tx, 'profile-pictures', {});
}

/** Stores a new address that waits for confirmation, and notifies the current one by mail. */
async function requestAddress(
  tx: Tx,
  ctx: Pick<Context, 'jobs' | 'now'>,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const account = orNotFound(await lockAccount(tx, userId), 'Account');
  if (!isNewTo(account, email)) return;
  if (await isAddressTaken(tx, email, { userId, now: ctx.now })) throw takenFailure('email');
  await setPendingEmail(tx, { userId, pendingEmail: email }, ctx.now);
  await ctx.jobs.enqueue(tx, 'mail', { mail: 'verification', userId });
  await ctx.jobs.enqueue(tx, 'mail', { mail: 'address-change', userId, to: account.email });
}

/** Cancels a change of address; the link that was sent to the new address stops working. */
export function cancelAddressChange(
  ctx: Pick<Context, 'db' | 'now'>,
  userId: number,
): Promise<void> {
  return inTransaction(ctx.db, (tx) => cancelPendingEmail(tx, userId, ctx.now));
}
