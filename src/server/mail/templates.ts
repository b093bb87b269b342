import { addressUndoDays, deletionGraceDays } from '#shared/features/account/rules.ts';
import { productName } from '#shared/kernel/product.ts';
import type { Mail } from './mail.ts';

interface Recipient {
  to: string;
  username: string;
}

const unexpected = 'If this was not you, ignore this email. Nothing will change.';

export function verificationMail({ to, username, url }: Recipient & { url: string }): Mail {
  return {
    to,
    subject: 'Confirm your email address',
    paragraphs: [
      `Hello ${username},`,
      `Please confirm that ${to} is your address. The link works once, within 24 hours.`,
    ],
    action: { label: 'Confirm this address', url },
    footnote: `You received this email because the address was entered on ${productName}. ${unexpected}`,
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
      `The email address of your account will change from this one ${change} once the link sent to the new address is opened.`,
      'If you did not ask for this, change your password now and cancel the change in your profile.',
    ],
    action: { label: 'Open your profile', url: profileUrl },
    footnote: `You received this email because ${to} is the address of a ${productName} account.`,
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
      `The email address of your account is now ${newAddress}. All other devices were signed out.`,
      `If this was not you, undo the change within ${addressUndoDays} days. Your account then has this address again, all devices are signed out, and you choose a new password.`,
    ],
    action: { label: 'Undo this change', url },
    footnote: `You received this email because ${to} was the address of a ${productName} account.`,
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
    subject: 'A new access token was created',
    paragraphs: [
      `Hello ${username},`,
      `The access token “${name}” (scope: ${scope}) was created for your account. Programs can use it until ${day}.`,
      'If this was not you, revoke the token and change your password.',
    ],
    action: { label: 'View your access tokens', url },
    footnote: `You received this email because ${to} is the address of a ${productName} account.`,
  };
}

export function passwordResetMail({ to, username, url }: Recipient & { url: string }): Mail {
  return {
    to,
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${username},`,
      'Use this link to choose a new password. It works once, within one hour, and signs you out everywhere.',
    ],
    action: { label: 'Choose a new password', url },
    footnote: `You received this email because a new password was requested on ${productName}. ${unexpected}`,
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
      'The password of your account was changed. All other devices were signed out.',
      'If this was not you, choose a new password now to take your account back.',
    ],
    action: { label: 'Choose a new password', url: forgotUrl },
    footnote: `You received this email because ${to} is the address of a ${productName} account.`,
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
      `Attached is a copy of everything that ${productName} stores about you, as you requested. It is a JSON file.`,
      'Keep it in a safe place.',
    ],
    attachments: [{ filename, content, contentType: 'application/json' }],
    footnote: `You received this email because an export was requested in your account on ${productName}.`,
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
      `As you requested, your account is now deactivated. It will be permanently deleted on ${day}, in ${deletionGraceDays} days.`,
      'Until then you can restore it: sign in and choose “Reactivate My Account”.',
    ],
    action: { label: 'Keep my account', url: authUrl },
    footnote: `You received this email because the deletion was requested in your account on ${productName}. If this was not you, reactivate your account and change your password.`,
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
    footnote: `You received this email because this is the contact address of ${productName}. Your reply goes to the sender.`,
  };
}
