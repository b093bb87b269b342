import { randomInt } from 'node:crypto';
import type { Tx } from '#db/open.ts';
import { hasUsername } from '#server/features/account/queries.ts';
import { stateColumns } from '#server/features/account/second-factor/queries.ts';
import type { KnownSettings } from '#server/kernel/database/known-settings.ts';
import { Failure } from '#server/kernel/failure.ts';
import { googleId, type ProviderIdentity } from '#server/kernel/openid.ts';
import { usernameFrom } from '#shared/features/account/rules.ts';
import type { Language } from '#shared/kernel/language/languages.ts';
import { cleanName, containsAddress } from '#shared/kernel/public-name.ts';
import { type Role, roles } from '#shared/kernel/roles.ts';
import { looksLikeStaff, requireMayRegister } from '../guards.ts';
import { createAccount } from '../mutations.ts';
import { dropUnprovenAccess } from '../ownership/mutations.ts';
import { findSubject } from './queries.ts';

const loginColumns = ['users.id', ...stateColumns] as const;

/**
 * The account of an identity, linked or created if needed, and which of the two was done. An unverified address is
 * never accepted as proof of identity, neither the provider's nor ours.
 * @param language of a new account
 */
export async function accountForIdentity(
  tx: Tx,
  identity: ProviderIdentity,
  { language, now, settings }: { language: Language; now: Date; settings: KnownSettings },
) {
  const linked = await findByIdentity(tx, identity);
  if (linked) return { ...linked, change: undefined };
  requireVerified(identity);
  const hasAccount = await linkByAddress(tx, identity, now);
  if (!hasAccount) {
    requireMayRegister({ settings }, identity);
    await openAccount(tx, identity, { language, now });
  }
  const account = await findByIdentity(tx, identity);
  if (!account) throw new Failure('conflict', 'Please try to sign in again.');
  return {
    ...account,
    change: hasAccount ? ('linked' as const) : ('opened' as const),
  };
}

/** @throws forbidden when the provider has not verified the address */
export function requireVerified({ emailVerified, provider }: ProviderIdentity): void {
  if (!emailVerified)
    throw new Failure(
      'forbidden',
      `${provider.name} has not verified this email address, so it cannot be used to sign in.`,
    );
}

export function findByIdentity(tx: Tx, { provider, subject }: ProviderIdentity) {
  if (provider.id === googleId)
    return tx
      .selectFrom('users')
      .where('firebaseId', '=', subject)
      .select(loginColumns)
      .executeTakeFirst();
  return tx
    .selectFrom('users')
    .innerJoin('userIdentities', 'userIdentities.userId', 'users.id')
    .where('provider', '=', provider.id)
    .where('subject', '=', subject)
    .select(loginColumns)
    .executeTakeFirst();
}

/** @throws conflict when the identity was linked to another account at the same time */
export async function addIdentity(
  tx: Tx,
  userId: number,
  { provider, subject }: ProviderIdentity,
  now: Date,
): Promise<void> {
  if (provider.id === googleId) {
    await tx.updateTable('users').set({ firebaseId: subject }).where('id', '=', userId).execute();
    return;
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('userIdentities')
    .values({ provider: provider.id, subject, userId, linkedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new Failure('conflict', 'Please try to sign in again.');
}

/** @returns whether it was linked, and the roles that its groups have given */
export async function removeIdentity(tx: Tx, userId: number, provider: string) {
  if (provider === googleId) {
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ firebaseId: null })
      .where('id', '=', userId)
      .where('firebaseId', 'is not', null)
      .executeTakeFirst();
    return { wasLinked: numUpdatedRows > 0n, grantedRoles: [] };
  }
  const row = await tx
    .deleteFrom('userIdentities')
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .returning('grantedRoles')
    .executeTakeFirst();
  return { wasLinked: row !== undefined, grantedRoles: storedRoles(row) };
}

const storedRoles = (row: { grantedRoles: string[] } | undefined): Role[] =>
  roles.filter((role) => row?.grantedRoles.includes(role));

/** The roles that the groups of an identity have given its account. */
export async function findGrantedRoles(
  tx: Tx,
  { provider, subject }: ProviderIdentity,
): Promise<Role[]> {
  const row = await tx
    .selectFrom('userIdentities')
    .where('provider', '=', provider.id)
    .where('subject', '=', subject)
    .select('grantedRoles')
    .executeTakeFirst();
  return storedRoles(row);
}

export async function setGrantedRoles(
  tx: Tx,
  { provider, subject }: ProviderIdentity,
  grantedRoles: Role[],
): Promise<void> {
  await tx
    .updateTable('userIdentities')
    .set({ grantedRoles })
    .where('provider', '=', provider.id)
    .where('subject', '=', subject)
    .execute();
}

/** @returns whether there was an account with this address */
async function linkByAddress(tx: Tx, identity: ProviderIdentity, now: Date): Promise<boolean> {
  const { email, subject, provider } = identity;
  const account = await tx
    .selectFrom('users')
    .where('email', '=', email)
    .select(['id', 'emailVerified'])
    .forUpdate()
    .executeTakeFirst();
  if (!account) return false;
  const linked = await findSubject(tx, account.id, identity);
  if (linked === subject) return true;
  if (account.emailVerified && linked !== undefined) {
    throw new Failure(
      'conflict',
      `This email address belongs to another ${provider.name} account here.`,
    );
  }
  if (!account.emailVerified) {
    await dropUnprovenAccess(tx, account.id);
    await tx
      .updateTable('users')
      .set({ emailVerified: true })
      .where('id', '=', account.id)
      .execute();
  }
  await addIdentity(tx, account.id, identity, now);
  return true;
}

/** Usernames with the numbers up to this one are tried in order, later ones with a random number: many may be taken. */
const numberedUntil = 20;

/** Creates an account with a free username derived from the address. Its owner can choose another once. */
async function openAccount(
  tx: Tx,
  identity: ProviderIdentity,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  const wanted = usernameFrom(identity.email);
  const base = looksLikeStaff(wanted) ? 'learner' : wanted;
  for (let number = 1; number <= 2 * numberedUntil; number += 1) {
    const suffix = number <= numberedUntil ? number : randomInt(1_000_000, 10_000_000);
    const username = number === 1 ? base : `${base}${suffix}`;
    if (await isUsernameTaken(tx, username)) continue;
    const created = await createAccount(
      tx,
      {
        username,
        email: identity.email,
        passwordHash: null,
        emailVerified: true,
        profile: {
          ...(identity.provider.id === googleId ? { firebaseId: identity.subject } : {}),
          preferredLanguage: language,
          usernameProvisional: true,
          displayName: publicNameOf(identity.name),
          firstName: cut(identity.givenName),
          lastName: cut(identity.familyName),
          photoUrl: identity.picture ?? null,
        },
      },
      now,
    );
    if (created !== undefined && identity.provider.id !== googleId)
      await addIdentity(tx, created, identity, now);
    // Without an id, the username or the identity was taken at the same time; an identity then has an account.
    if (created !== undefined || (await findByIdentity(tx, identity))) return;
  }
}

async function isUsernameTaken(tx: Tx, username: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .where(hasUsername(username))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The display name; null for empty names, addresses and names that look like staff: the username is shown
 * instead.
 */
function publicNameOf(name: string | undefined): string | null {
  const cleaned = cleanName(name ?? '').slice(0, 80);
  return cleaned === '' || containsAddress(cleaned) || looksLikeStaff(cleaned) ? null : cleaned;
}

const cut = (name: string | undefined): string | null => name?.trim().slice(0, 80) || null;

/** @returns false when this ID token was used before */
export async function spendIdToken(tx: Tx, hash: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('usedIdTokens')
    .values({ tokenHash: hash, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function dropExpiredIdTokens(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('usedIdTokens').where('expiresAt', '<=', now).execute();
}
