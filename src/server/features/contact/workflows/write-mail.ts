import type { Services } from '#server/kernel/context.ts';
import type { Mail } from '#server/mail/mail.ts';
import { contactMail, contactReplyMail, formatFor } from '#server/mail/templates.ts';
import { findContactMessage, findReply } from '../queries.ts';

type Parts = Pick<Services, 'db' | 'settings'>;

/** A new message, to the contact address; none is sent while there is no address. */
export async function writeContactMail(
  { db, settings }: Parts,
  messageId: number,
): Promise<Mail | undefined> {
  const to = settings.current.contactEmail;
  const message = to ? await findContactMessage(db, messageId) : undefined;
  return to && message ? contactMail({ to, message }) : undefined;
}

/** An answer, to the sender of the message, in the language of the page on which it was written. */
export async function writeReplyMail(
  { db, settings }: Parts,
  replyId: number,
): Promise<Mail | undefined> {
  const reply = await findReply(db, replyId);
  const message = reply && (await findContactMessage(db, reply.messageId));
  if (!message) return undefined;
  const { contactEmail, languages } = settings.current;
  const reader = { preferredLanguage: message.language ?? '', timezone: null };
  const { language } = formatFor(reader, languages);
  return contactReplyMail({ message, language, text: reply.text, replyTo: contactEmail });
}
