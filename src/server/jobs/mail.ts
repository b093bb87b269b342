import { writeExportMail } from '../features/account/export/workflows/write-mail.ts';
import { writeAccountMail } from '../features/account/workflows/write-mail.ts';
import { writeClassInvitation } from '../features/classroom/invitations/workflows/write-mail.ts';
import { writeContactMail, writeReplyMail } from '../features/contact/workflows/write-mail.ts';
import { writeNoticesMail } from '../features/notice/workflows/write-mail.ts';
import type { Services } from '../kernel/context.ts';
import { compose, type Mail } from '../mail/mail.ts';
import type { Message } from '../mail/mailer.ts';
import { noticeSources } from './notice-sources.ts';
import type { MailJob } from './queue.ts';

/** The message of a job, written from current data; undefined when it is no longer needed. */
export async function writeMail(services: Services, job: MailJob): Promise<Message | undefined> {
  const mail = await mailFor(services, job);
  const { config, settings } = services;
  const site = { name: settings.current.siteName, publicUrl: config.publicUrl };
  return mail && compose(mail, site);
}

async function mailFor(services: Services, job: MailJob): Promise<Mail | undefined> {
  if (job.mail === 'contact-message') return writeContactMail(services, job.messageId);
  if (job.mail === 'contact-reply') return writeReplyMail(services, job.replyId);
  if (job.mail === 'export') return writeExportMail(services, job.userId);
  // Enqueued by an earlier version beside a notice, which is shown in the app.
  if (job.mail === 'result-changed') return undefined;
  if (job.mail === 'class-invitation') return writeClassInvitation(services, job);
  if (job.mail === 'notices') return writeNoticesMail(services, noticeSources, job);
  return writeAccountMail(services, job);
}
