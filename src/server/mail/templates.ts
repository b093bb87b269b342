import { addressUndoDays, deletionGraceDays } from '#shared/features/account/rules.ts';
import { Format } from '#shared/kernel/language/format.ts';
import { defaultLanguage, isLanguage } from '#shared/kernel/language/languages.ts';
import { productName as product } from '#shared/kernel/product.ts';
import type { SecondFactorChange } from '../jobs/queue.ts';
import type { Mail } from './mail.ts';
import { type MailMessages, mailMessages } from './mail-messages.ts';

interface Recipient {
  to: string;
  username: string;
  /** Language and time zone of the recipient; by default English and UTC. */
  format?: Format;
}

/** How mails to a member are written: in the language and with the time zone of the profile. */
export const formatFor = (member: { preferredLanguage: string; timezone: string | null }): Format =>
  new Format(
    isLanguage(member.preferredLanguage) ? member.preferredLanguage : defaultLanguage,
    member.timezone ?? 'UTC',
  );

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
    paragraphs: [m.hello({ username }), ...paragraphs],
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
  authUrl,
  ...recipient
}: Recipient & { date: Date; authUrl: string }): Mail =>
  mailTo(recipient, ({ deletion, because }, format) => ({
    subject: deletion.subject,
    paragraphs: [
      deletion.text({
        day: format.date(date.toISOString(), 'long'),
        days: deletionGraceDays,
      }),
      deletion.restore,
    ],
    action: { label: deletion.action, url: authUrl },
    because: because.deletion({ product }),
  }));

export const resultChangedMail = ({
  quiz,
  score,
  total,
  passed,
  url,
  ...recipient
}: Recipient & {
  quiz: string;
  score: number;
  total: number;
  passed: boolean;
  url: string;
}): Mail =>
  mailTo(recipient, ({ resultChanged }, format) => ({
    subject: resultChanged.subject({ quiz }),
    paragraphs: [
      resultChanged.text({
        quiz,
        score: format.count(score),
        total: format.count(total),
        percent: format.percent(score, total),
      }),
      passed ? resultChanged.passed : resultChanged.notPassed,
    ],
    action: { label: resultChanged.action, url },
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
