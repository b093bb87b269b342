import { exportLetterFor } from '../features/account/export/workflows/write-mail.ts';
import { accountLetter } from '../features/account/workflows/write-mail.ts';
import { findContactMessage } from '../features/contact/queries.ts';
import type { Services } from '../kernel/context.ts';
import { compose, type Letter } from '../mail/mail.ts';
import type { Message } from '../mail/mailer.ts';
import { contactLetter } from '../mail/templates.ts';
import type { MailJob } from './queue.ts';

/** The message that a job asks for, written from what is true now; undefined when there is nothing to say any more. */
export async function writeMail(services: Services, job: MailJob): Promise<Message | undefined> {
  const letter = await letterFor(services, job);
  return letter && compose(letter, services.config.publicUrl);
}

async function letterFor(services: Services, job: MailJob): Promise<Letter | undefined> {
  if (job.mail === 'contact-message') return letterAboutContact(services, job.messageId);
  if (job.mail === 'export') return exportLetterFor(services, job.userId);
  return accountLetter(services, job);
}

async function letterAboutContact(
  { db, config }: Services,
  messageId: number,
): Promise<Letter | undefined> {
  const to = config.mail.contactAddress;
  const message = to ? await findContactMessage(db, messageId) : undefined;
  return to && message ? contactLetter({ to, message }) : undefined;
}
