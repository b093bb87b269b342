import { writeExportMail } from '../features/account/export/workflows/write-mail.ts';
import { writeAccountMail } from '../features/account/workflows/write-mail.ts';
import { findContactMessage } from '../features/contact/queries.ts';
import { writeResultMail } from '../features/regrade/workflows/write-mail.ts';
import type { Services } from '../kernel/context.ts';
import { compose, type Mail } from '../mail/mail.ts';
import type { Message } from '../mail/mailer.ts';
import { contactMail } from '../mail/templates.ts';
import type { MailJob } from './queue.ts';

/** The message of a job, written from current data; undefined when it is no longer needed. */
export async function writeMail(services: Services, job: MailJob): Promise<Message | undefined> {
  const mail = await mailFor(services, job);
  return mail && compose(mail, services.config.publicUrl);
}

async function mailFor(services: Services, job: MailJob): Promise<Mail | undefined> {
  if (job.mail === 'contact-message') return writeContactMail(services, job.messageId);
  if (job.mail === 'export') return writeExportMail(services, job.userId);
  if (job.mail === 'result-changed') return writeResultMail(services, job);
  return writeAccountMail(services, job);
}

async function writeContactMail(
  { db, config }: Services,
  messageId: number,
): Promise<Mail | undefined> {
  const to = config.mail.contactAddress;
  const message = to ? await findContactMessage(db, messageId) : undefined;
  return to && message ? contactMail({ to, message }) : undefined;
}
