import { addressUndoDays, deletionGraceDays } from '#shared/features/account/rules.ts';
import { productName } from '#shared/kernel/product.ts';
import type { Mail } from './mail.ts';

interface Recipient {
  to: string;
  username: string;
}

const unexpected = 'If this was not you, you need not do anything: nothing changes.';

export function verificationMail({ to, username, url }: Recipient & { url: string }): Mail {
  return {
    to,
    subject: 'Confirm your email address',
    paragraphs: [
      `Hello ${username},`,
      `please confirm that ${to} is your address. The link works once, within 24 hours.`,
    ],
    action: { label: 'Confirm this address', url },
    footnote: `You get this because the address was entered at ${productName}. ${unexpected}`,
  };
}

export function addressChangeMail({
  to,
  username,
  newAddress,
  profileUrl,
}: Recipient & { newAddress: string | null; profileUrl: string }): Mail {
  const change = newAddress ? `to ${newAddress}` : 'to another address';
  return {
    to,
    subject: 'Your email address is about to change',
    paragraphs: [
      `Hello ${username},`,
      `your account is about to move from this address ${change}. It moves when the link sent to the new address is opened.`,
      'If this was not you, change your password now and cancel the change in your profile.',
    ],
    action: { label: 'Open your profile', url: profileUrl },
    footnote: `You get this because ${to} is the address of a ${productName} account.`,
  };
}

export function addressChangedMail({
  to,
  username,
  newAddress,
  url,
}: Recipient & { newAddress: string; url: string }): Mail {
  return {
    to,
    subject: 'Your email address was changed',
    paragraphs: [
      `Hello ${username},`,
      `your account now has the address ${newAddress}. All other devices were signed out.`,
      `If this was not you, undo the change within ${addressUndoDays} days. Your account then has this address again, everyone is signed out, and you choose a new password.`,
    ],
    action: { label: 'Undo this change', url },
    footnote: `You get this because ${to} was the address of a ${productName} account.`,
  };
}

export function accessTokenCreatedMail({
  to,
  username,
  name,
  scope,
  expiresAt,
  url,
}: Recipient & { name: string; scope: string; expiresAt: Date; url: string }): Mail {
  const day = expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    to,
    subject: 'A new access token',
    paragraphs: [
      `Hello ${username},`,
      `the access token “${name}” (scope: ${scope}) was created for your account. Programs can use it until ${day}.`,
      'If this was not you, revoke the token and choose a new password by mail.',
    ],
    action: { label: 'Look at your tokens', url },
    footnote: `You get this because ${to} is the address of a ${productName} account.`,
  };
}

export function passwordResetMail({ to, username, url }: Recipient & { url: string }): Mail {
  return {
    to,
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${username},`,
      'here is the link to choose a new password. It works once, within one hour. You will be signed out everywhere.',
    ],
    action: { label: 'Choose a new password', url },
    footnote: `You get this because a new password was asked for at ${productName}. ${unexpected}`,
  };
}

export function passwordChangedMail({
  to,
  username,
  forgotUrl,
}: Recipient & { forgotUrl: string }): Mail {
  return {
    to,
    subject: 'Your password was changed',
    paragraphs: [
      `Hello ${username},`,
      'the password of your account was set anew just now, and every other device was signed out.',
      'If this was not you, take the account back: choose a new password by mail.',
    ],
    action: { label: 'This was not me', url: forgotUrl },
    footnote: `You get this because ${to} is the address of a ${productName} account.`,
  };
}

export function exportMail({
  to,
  username,
  filename,
  content,
}: Recipient & { filename: string; content: string }): Mail {
  return {
    to,
    subject: 'Your data export',
    paragraphs: [
      `Hello ${username},`,
      `attached is the copy that you asked for of everything that ${productName} keeps about you, as a JSON file.`,
      'Keep it in a safe place.',
    ],
    attachments: [{ filename, content, contentType: 'application/json' }],
    footnote: `You get this because an export was asked for in your account at ${productName}.`,
  };
}

export function deletionScheduledMail({
  to,
  username,
  date,
  authUrl,
}: Recipient & { date: Date; authUrl: string }): Mail {
  const day = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    to,
    subject: 'Your account will be deleted',
    paragraphs: [
      `Hello ${username},`,
      `as you asked, your account is deactivated now and will be deleted for good on ${day}, in ${deletionGraceDays} days.`,
      'Until then you can have it back: sign in and choose “Reactivate My Account”.',
    ],
    action: { label: 'Keep my account', url: authUrl },
    footnote: `You get this because the deletion was asked for in your account at ${productName}. If this was not you, reactivate it and change your password.`,
  };
}

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
    subject: `[${message.category}] ${message.subject}`,
    paragraphs: [`${message.name} <${message.email}> wrote (message ${message.id}):`],
    quote: message.message,
    replyTo: message.email,
    footnote: `You get this because yours is the contact address of ${productName}. Answering goes to the sender.`,
  };
}
