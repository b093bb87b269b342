import type { Tx } from '#db/open.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { GoogleIdentity } from '#server/kernel/openid.ts';
import { usernameFrom } from '#shared/features/account/rules.ts';
import type { Language } from '#shared/kernel/language/languages.ts';
import { cleanName, containsAddress } from '#shared/kernel/public-name.ts';
import { looksLikeStaff } from '../guards.ts';
import { createAccount, dropAccess } from '../mutations.ts';
import { dropSecondFactors } from '../second-factor/mutations.ts';

const loginColumns = ['id', 'email', 'accountStatus', 'scheduledDeletionDate'] as const;

/**
 * The account of a Google identity, linked or created if needed, and which of the two was done. An unverified
 * address is never accepted as proof of identity, neither Google's nor ours.
 * @param language of a new account
 */
export async function accountForIdentity(
  tx: Tx,
  identity: GoogleIdentity,
  { language, now }: { language: Language; now: Date },
) {
  const linked = await findByIdentity(tx, identity);
  if (linked) return { ...linked, change: undefined };
  if (!identity.emailVerified) {
    throw new Failure(
      'forbidden',
      'Google has not verified this email address, so it cannot be used to sign in.',
    );
  }
  const hasAccount = await linkByAddress(tx, identity);
  if (!hasAccount) await openAccount(tx, identity, { language, now });
  const account = await findByIdentity(tx, identity);
  if (!account) throw new Failure('conflict', 'Please try to sign in again.');
  return {
    ...account,
    change: hasAccount ? ('google-linked' as const) : ('account-opened' as const),
  };
}

function findByIdentity(tx: Tx, { subject }: GoogleIdentity) {
  return tx
    .selectFrom('users')
    .where('firebaseId', '=', subject)
    .select(loginColumns)
    .executeTakeFirst();
}

/** @returns whether there was an account with this address */
async function linkByAddress(tx: Tx, { email, subject }: GoogleIdentity): Promise<boolean> {
  const account = await tx
    .selectFrom('users')
    .where('email', '=', email)
    .select(['id', 'emailVerified', 'firebaseId'])
    .forUpdate()
    .executeTakeFirst();
  if (!account) return false;
  if (account.firebaseId === subject) return true;
  if (account.emailVerified && account.firebaseId) {
    throw new Failure('conflict', 'This email address belongs to another Google account here.');
  }
  if (account.emailVerified) {
    await tx
      .updateTable('users')
      .set({ firebaseId: subject })
      .where('id', '=', account.id)
      .execute();
  } else {
    await takeOver(tx, account.id, subject);
  }
  return true;
}

/**
 * Gives an account with an unverified address to the owner whom Google has verified, and ends all other access.
 */
async function takeOver(tx: Tx, userId: number, subject: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      firebaseId: subject,
      emailVerified: true,
      password: null,
      pendingEmail: null,
      emailVerificationToken: null,
      emailVerificationExpires: null,
    })
    .where('id', '=', userId)
    .execute();
  await dropAccess(tx, userId);
  await dropSecondFactors(tx, userId);
}

/**
 * Creates an account with the first free username derived from the address. Its owner can choose another once.
 */
async function openAccount(
  tx: Tx,
  identity: GoogleIdentity,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  const wanted = usernameFrom(identity.email);
  const base = looksLikeStaff(wanted) ? 'learner' : wanted;
  for (let suffix = 1; suffix <= 1000; suffix += 1) {
    const username = suffix === 1 ? base : `${base}${suffix}`;
    if (await isUsernameTaken(tx, username)) continue;
    const created = await createAccount(
      tx,
      {
        username,
        email: identity.email,
        passwordHash: null,
        emailVerified: true,
        profile: {
          firebaseId: identity.subject,
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
    // Without an id, the username or the identity was taken at the same time; an identity then has an account.
    if (created !== undefined || (await findByIdentity(tx, identity))) return;
  }
}

async function isUsernameTaken(tx: Tx, username: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .where((eb) => eb(eb.fn<string>('lower', ['username']), '=', username.toLowerCase()))
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
