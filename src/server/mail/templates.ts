import { addressUndoDays, deletionGraceDays } from '#shared/features/account/rules.ts';
import { Format } from '#shared/kernel/language/format.ts';
import {
  defaultLanguage,
  fallbackAmong,
  isLanguage,
  type Language,
  languages,
} from '#shared/kernel/language/languages.ts';
import type { SecondFactorChange } from '../jobs/queue.ts';
import { linesOf, type Mail, siteNamePlaceholder as product } from './mail.ts';
import { type MailMessages, mailMessages } from './mail-messages.ts';

interface Recipient {
  to: string;
  /** Null for a person without an account. */
  username: string | null;
  /** Language and time zone of the recipient; by default English and UTC. */
  format?: Format;
}

/** How mails to a member are written: in the language and with the time zone of the profile, if it is offered. */
export function formatFor(
  { preferredLanguage, timezone }: { preferredLanguage: string; timezone: string | null },
  offered: readonly Language[] = languages,
): Format {
  const known = isLanguage(preferredLanguage) && offered.includes(preferredLanguage);
  return new Format(known ? preferredLanguage : fallbackAmong(offered), timezone ?? 'UTC');
}

interface Content extends Pick<Mail, 'subject' | 'paragraphs' | 'action' | 'attachments'> {
  /** Why the recipient got this mail; by default, because the address is an account's. */
  because?: string;
}

/** A mail to a member. The content gets the messages of the recipient's language. */
function mailTo(
  { to, username, format = new Format(defaultLanguage, 'UTC') }: Recipient,
  contentOf: (m: MailMessages, format: Format) => Content,
): Mail {
  const { language } = format;
  const m = mailMessages[language];
  const { because, paragraphs, ...content } = contentOf(m, format);
  return {
    to,
    language,
    ...content,
    paragraphs: [...(username === null ? [] : [m.hello({ username })]), ...paragraphs],
    footnote: because ?? m.because.account({ to, product }),
  };
}

export const verificationMail = ({ url, ...recipient }: Recipient & { url: string }): Mail =>
  mailTo(recipient, ({ verification, because }) => ({
    subject: verification.subject,
    paragraphs: [verification.text({ to: recipient.to })],
    action: { label: verification.action, url },
    because: because.verification({ product }),
  }));

export const invitationMail = ({
  until,
  url,
  ...recipient
}: Recipient & { until: Date; url: string }): Mail =>
  mailTo(recipient, ({ invitation, because }, format) => ({
    subject: invitation.subject({ product }),
    paragraphs: [
      invitation.text({ product, to: recipient.to }),
      invitation.until({ day: format.date(until.toISOString(), 'long') }),
    ],
    action: { label: invitation.action, url },
    because: because.invitation({ product }),
  }));

export const accountsMergedMail = ({
  removed,
  url,
  ...recipient
}: Recipient & { removed: string; url: string }): Mail =>
  mailTo(recipient, ({ accountsMerged }) => ({
    subject: accountsMerged.subject,
    paragraphs: [accountsMerged.text({ removed }), accountsMerged.unexpected],
    action: { label: accountsMerged.action, url },
  }));

export const addressChangeMail = ({
  newAddress,
  profileUrl,
  ...recipient
}: Recipient & { newAddress: string | null; profileUrl: string }): Mail =>
  mailTo(recipient, ({ addressChange }) => ({
    subject: addressChange.subject,
    paragraphs: [addressChange.text({ newAddress }), addressChange.unexpected],
    action: { label: addressChange.action, url: profileUrl },
  }));

export const addressChangedMail = ({
  newAddress,
  url,
  ...recipient
}: Recipient & { newAddress: string; url: string }): Mail =>
  mailTo(recipient, ({ addressChanged, because }) => ({
    subject: addressChanged.subject,
    paragraphs: [
      addressChanged.text({ newAddress }),
      addressChanged.unexpected({ days: addressUndoDays }),
    ],
    action: { label: addressChanged.action, url },
    because: because.formerAddress({ to: recipient.to, product }),
  }));

export const accessTokenCreatedMail = ({
  name,
  scope,
  expiresAt,
  url,
  ...recipient
}: Recipient & { name: string; scope: string; expiresAt: Date; url: string }): Mail =>
  mailTo(recipient, ({ accessToken }, format) => ({
    subject: accessToken.subject,
    paragraphs: [
      accessToken.text({ name, scope, day: format.date(expiresAt.toISOString(), 'long') }),
      accessToken.unexpected,
    ],
    action: { label: accessToken.action, url },
  }));

export const passwordResetMail = ({ url, ...recipient }: Recipient & { url: string }): Mail =>
  mailTo(recipient, ({ passwordReset, because }) => ({
    subject: passwordReset.subject,
    paragraphs: [passwordReset.text],
    action: { label: passwordReset.action, url },
    because: because.passwordReset({ product }),
  }));

export const passwordChangedMail = ({
  forgotUrl,
  ...recipient
}: Recipient & { forgotUrl: string }): Mail =>
  mailTo(recipient, ({ passwordChanged }) => ({
    subject: passwordChanged.subject,
    paragraphs: [passwordChanged.text, passwordChanged.unexpected],
    action: { label: passwordChanged.action, url: forgotUrl },
  }));

export const secondFactorMail = ({
  change,
  url,
  ...recipient
}: Recipient & { change: SecondFactorChange; url: string }): Mail =>
  mailTo(recipient, ({ secondFactor, openSecurity }) => {
    const { subject, text } = secondFactor.changes[change];
    return {
      subject,
      paragraphs: [text, secondFactor.unexpected],
      action: { label: openSecurity, url },
    };
  });

export const newDeviceMail = ({
  device,
  network,
  at,
  url,
  ...recipient
}: Recipient & { device: string; network: string | null; at: Date; url: string }): Mail =>
  mailTo(recipient, ({ newDevice }, format) => {
    const moment = format.date(at.toISOString(), 'longMoment');
    const zone = format.zone(at.toISOString());
    return {
      subject: newDevice.subject,
      paragraphs: [newDevice.text({ device, moment, zone, network }), newDevice.unexpected],
      action: { label: newDevice.action, url },
    };
  });

export const googleLinkedMail = ({ url, ...recipient }: Recipient & { url: string }): Mail =>
  mailTo(recipient, ({ googleLinked, openSecurity }) => ({
    subject: googleLinked.subject,
    paragraphs: [googleLinked.text, googleLinked.unexpected],
    action: { label: openSecurity, url },
  }));

export const providerMail = ({
  change,
  provider,
  url,
  ...recipient
}: Recipient & {
  change: 'provider-linked' | 'provider-unlinked';
  provider: string;
  url: string;
}): Mail =>
  mailTo(recipient, ({ providers, openSecurity }) => ({
    subject: providers[change].subject({ provider }),
    paragraphs: [providers[change].text({ provider }), providers.unexpected],
    action: { label: openSecurity, url },
  }));

export const exportMail = ({
  filename,
  content,
  ...recipient
}: Recipient & { filename: string; content: string }): Mail =>
  mailTo(recipient, ({ dataExport, because }) => ({
    subject: dataExport.subject,
    paragraphs: [dataExport.text({ product }), dataExport.keepSafe],
    attachments: [{ filename, content, contentType: 'application/json' }],
    because: because.export({ product }),
  }));

export const deletionScheduledMail = ({
  date,
  days = deletionGraceDays,
  by,
  authUrl,
  ...recipient
}: Recipient & {
  date: Date;
  days?: number;
  by: 'owner' | 'administrator';
  authUrl: string;
}): Mail =>
  mailTo(recipient, ({ deletion, because }, format) => ({
    subject: deletion.subject,
    paragraphs: [
      by === 'owner' ? deletion.requested : deletion.byAdministrator,
      deletion.day({ day: format.date(date.toISOString(), 'long'), days }),
      deletion.restore,
    ],
    action: { label: deletion.action, url: authUrl },
    because: (by === 'owner' ? because.deletion : because.deletionByAdministrator)({ product }),
  }));

export const classInvitationMail = ({
  teacher,
  name,
  url,
  ...recipient
}: Recipient & { teacher: string; name: string; url: string }): Mail =>
  mailTo(recipient, ({ classInvitation, because }) => ({
    subject: classInvitation.subject({ name }),
    paragraphs: [
      classInvitation.text({ teacher, name, product }),
      recipient.username === null ? classInvitation.newcomer : classInvitation.member,
    ],
    action: { label: classInvitation.action, url },
    because: because.classInvitation({ product }),
  }));

/** To the operator of the site, in English. */
export function contactMail({
  to,
  message,
}: {
  to: string;
  message: {
    id: number;
    name: string;
    email: string;
    subject: string;
    category: string;
    message: string;
  };
}): Mail {
  return {
    to,
    language: defaultLanguage,
    subject: `[${message.category}] ${message.subject}`,
    paragraphs: [`${message.name} <${message.email}> wrote (message ${message.id}):`],
    quote: message.message,
    replyTo: message.email,
    footnote: `You received this email because this is the contact address of ${product}. Your reply goes to the sender.`,
  };
}

/** To a person who wrote by the contact form, in the words of an administrator. */
export function contactReplyMail({
  message,
  language,
  text,
  replyTo,
}: {
  message: { id: number; email: string; subject: string; message: string };
  language: Language;
  text: string;
  /** The contact address of the site, where it has one. */
  replyTo: string | null;
}): Mail {
  const { contactReply, because } = mailMessages[language];
  return {
    to: message.email,
    language,
    subject: `Re: ${message.subject}`,
    // HTML shows no line ends, so each line is a paragraph.
    paragraphs: [...linesOf(text).filter((line) => line.trim() !== ''), contactReply.youWrote],
    quote: message.message,
    ...(replyTo ? { replyTo } : {}),
    footnote: because.contactReply({ product, reference: String(message.id) }),
  };
}
