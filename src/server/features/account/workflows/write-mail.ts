import type { MailJob } from '#server/jobs/queue.ts';
import type { Services } from '#server/kernel/context.ts';
import { newToken } from '#server/kernel/secret-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Mail } from '#server/mail/mail.ts';
import {
  accessTokenCreatedMail,
  accountsMergedMail,
  addressChangedMail,
  addressChangeMail,
  deletionScheduledMail,
  formatFor,
  googleLinkedMail,
  newDeviceMail,
  passwordChangedMail,
  passwordResetMail,
  providerMail,
  secondFactorMail,
  verificationMail,
} from '#server/mail/templates.ts';
import { passwordResetExpiry } from '#shared/features/account/rules.ts';
import { findTokenForMail } from '../access-tokens/queries.ts';
import { armUndo } from '../address-undo/mutations.ts';
import { writeInvitation } from '../invitations/workflows/write-mail.ts';
import { findRecipient, findResettable } from '../queries.ts';
import { findDevice } from '../sessions/queries.ts';
import { deviceName } from '../sessions/views.ts';
import { createResetToken, createVerificationToken } from '../tokens/mutations.ts';

type AccountMail = Exclude<
  MailJob,
  { mail: 'contact-message' | 'contact-reply' | 'export' | 'class-invitation' }
>;

/**
 * Writes a mail about an account. Its one-time links are created at this point, and only their hashes are
 * stored.
 */
export async function writeAccountMail(
  services: Services,
  job: AccountMail,
): Promise<Mail | undefined> {
  switch (job.mail) {
    case 'verification':
      return verification(services, job);
    case 'invitation':
      return writeInvitation(services, job.userId);
    case 'password-reset':
      return passwordReset(services, job.email);
    case 'access-token-created':
      return accessTokenCreated(services, job.tokenId);
    case 'address-changed':
      return addressChanged(services, job.undoId);
    default:
      return changeOfAccount(services, job);
  }
}

type ChangeMail = Exclude<AccountMail, { mail: OtherMail }>;
type OtherMail =
  | 'verification'
  | 'invitation'
  | 'password-reset'
  | 'access-token-created'
  | 'address-changed';

/** Reports a change of the account to its owner. These mails have no one-time link. */
async function changeOfAccount(services: Services, job: ChangeMail): Promise<Mail | undefined> {
  const { db, config, settings } = services;
  const person = await findRecipient(db, job.userId);
  if (!person) return undefined;
  const { email, pendingEmail: newAddress, scheduledDeletionDate: date } = person;
  const recipient = recipientOf(services, person, email);
  const page = (path: string) => `${config.publicUrl}${path}`;
  const security = { ...recipient, url: page(securityPath) };
  switch (job.mail) {
    case 'address-change':
      return addressChangeMail({
        ...recipient,
        to: job.to,
        newAddress,
        profileUrl: page('/profile'),
      });
    case 'second-factor':
      return secondFactorMail({ ...security, change: job.change });
    case 'accounts-merged':
      return accountsMergedMail({ ...recipient, removed: job.username, url: page('/profile') });
    case 'google-linked':
      return googleLinkedMail(security);
    case 'provider-linked':
    case 'provider-unlinked':
      return providerMail({ ...security, change: job.mail, provider: job.provider });
    case 'new-device': {
      const device = job.device ?? (await findDevice(db, job.sessionId));
      if (!device) return undefined;
      const { userAgent, network, createdAt: at } = device;
      const name = deviceName(userAgent, recipient.format.language);
      return newDeviceMail({ ...security, device: name, network, at });
    }
    case 'password-changed':
      return passwordChangedMail({ ...recipient, forgotUrl: page('/forgot-password') });
    case 'deletion-scheduled': {
      if (!date) return undefined;
      const days = settings.current.deletionGraceDays;
      return deletionScheduledMail({
        ...recipient,
        ...{ date, days, by: job.by, authUrl: page('/auth') },
      });
    }
  }
}

const securityPath = '/profile?section=security';

/** To whom a mail goes, and in which language it is. */
const recipientOf = (
  { settings }: Services,
  person: Parameters<typeof formatFor>[0] & { username: string },
  to: string,
) => ({
  to,
  username: person.username,
  format: formatFor(person, settings.current.languages),
});

async function verification(
  services: Services,
  { userId, returnTo = '/' }: Extract<AccountMail, { mail: 'verification' }>,
): Promise<Mail | undefined> {
  const { db, config, clock } = services;
  const token = newToken();
  const person = await inTransaction(db, (tx) =>
    createVerificationToken(tx, { userId, hash: token.hash }, clock()),
  );
  if (!person) return undefined;
  const goOn = returnTo === '/' ? '' : `&to=${encodeURIComponent(returnTo)}`;
  const url = `${config.publicUrl}/verify-email#token=${token.text}${goOn}`;
  return verificationMail({ ...recipientOf(services, person, person.address), url });
}

async function accessTokenCreated(services: Services, tokenId: number): Promise<Mail | undefined> {
  const token = await findTokenForMail(services.db, tokenId);
  if (!token) return undefined;
  const url = `${services.config.publicUrl}${securityPath}`;
  const { name, scope, expiresAt, email } = token;
  return accessTokenCreatedMail({
    ...recipientOf(services, token, email),
    ...{ name, scope, expiresAt, url },
  });
}

async function addressChanged(services: Services, undoId: number): Promise<Mail | undefined> {
  const { db, config, clock } = services;
  const token = newToken();
  const change = await inTransaction(db, (tx) =>
    armUndo(tx, { id: undoId, hash: token.hash }, clock()),
  );
  if (!change) return undefined;
  const { to, newAddress } = change;
  const url = `${config.publicUrl}/undo-email-change#token=${token.text}`;
  return addressChangedMail({ ...recipientOf(services, change, to), newAddress, url });
}

async function passwordReset(services: Services, email: string): Promise<Mail | undefined> {
  const { db, config, clock } = services;
  const person = await findResettable(db, email);
  if (!person) return undefined;
  const token = newToken();
  await inTransaction(db, (tx) =>
    createResetToken(tx, { userId: person.id, hash: token.hash }, passwordResetExpiry(clock())),
  );
  const url = `${config.publicUrl}/reset-password#token=${token.text}`;
  return passwordResetMail({ ...recipientOf(services, person, person.email), url });
}
