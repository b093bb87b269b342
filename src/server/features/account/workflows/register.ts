import type { Context } from '#server/kernel/context.ts';
import { logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { needsConfirmedAddress } from '#shared/features/account/registration.ts';
import type { Registration } from '#shared/features/account/schema.ts';
import {
  requireMayRegister,
  requireOwnName,
  requirePossibleBirthDate,
  takenFailure,
  unconfirmed,
} from '../guards.ts';
import { createAccount } from '../mutations.ts';
import { requireGoodPassword } from '../passwords/guards.ts';
import { findTaken } from '../queries.ts';
import { type SignInContext, signIn } from '../sessions/workflows/sign-in.ts';

/**
 * Creates an account, enqueues the mail to confirm its address, and signs in.
 * @throws forbidden where accounts are not for this address, or are used only once it is confirmed
 */
export async function register(
  ctx: SignInContext & Pick<Context, 'jobs' | 'language' | 'passwords' | 'settings'>,
  { username, email, password, returnTo, ...fields }: Registration,
) {
  requireMayRegister(ctx, { email });
  const profile = { preferredLanguage: ctx.language, ...fields };
  requirePossibleBirthDate(profile.dateOfBirth, ctx.now);
  requireOwnName({ username, displayName: profile.displayName }, false);
  await requireGoodPassword(ctx, { password, field: 'password', names: [username, email] });
  const passwordHash = await ctx.passwords.hash(password);
  const isUsable = !needsConfirmedAddress(ctx.settings.current);
  const userId = await inTransaction(ctx.db, async (tx) => {
    const created = await createAccount(tx, { username, email, passwordHash, profile }, ctx.now);
    if (created === undefined) throw takenFailure(await findTaken(tx, { username, email }));
    const mail = { mail: 'verification' as const, userId: created };
    // A member who is signed in at once continues in this tab, so the mail needs no path to return to.
    await ctx.jobs.enqueue(tx, 'mail', isUsable ? mail : { ...mail, returnTo });
    return created;
  });
  logSecurityEvent(ctx, 'account-opened', { userId });
  if (!isUsable) throw unconfirmed({ isCreated: true });
  return signIn(ctx, { userId });
}
