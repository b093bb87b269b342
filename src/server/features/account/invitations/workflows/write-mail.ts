import { createResetToken } from '#server/features/account/tokens/mutations.ts';
import type { Services } from '#server/kernel/context.ts';
import { newToken } from '#server/kernel/secret-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Mail } from '#server/mail/mail.ts';
import { formatFor, invitationMail } from '#server/mail/templates.ts';
import { findInvited } from '../queries.ts';

/**
 * The mail of an invitation. Its link is one to choose a password that works for longer: it proves the address,
 * works once, and only its hash is stored.
 */
export async function writeInvitation(
  { db, config, settings }: Services,
  userId: number,
): Promise<Mail | undefined> {
  const person = await findInvited(db, userId);
  if (!person) return undefined;
  const token = newToken();
  const { email: to, username, displayName, expiresAt } = person;
  await inTransaction(db, (tx) => createResetToken(tx, { userId, hash: token.hash }, expiresAt));
  return invitationMail({
    to,
    username: displayName ?? username,
    format: formatFor(person, settings.current.languages),
    until: expiresAt,
    url: `${config.publicUrl}/reset-password#token=${token.text}&for=invitation&email=${encodeURIComponent(to)}`,
  });
}
