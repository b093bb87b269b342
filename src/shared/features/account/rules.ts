import { minimumAgeYears } from '#shared/kernel/limits.ts';
import { productName } from '#shared/kernel/product.ts';
import { dayMs, hourMs, minuteMs } from '#shared/kernel/time/durations.ts';

/** Unless the settings of the site say otherwise. */
export const deletionGraceDays = 15;
/** Days after its owner asks for it within which everything about an account is gone, as the privacy policy promises. */
export const erasedWithinDays = 30;
const verificationHours = 24;
const passwordResetHours = 1;
/** Days within which a change of address can be undone from the old address. */
export const addressUndoDays = 7;
/** How many minutes after signing in the session itself is a proof of identity. */
export const freshSessionMinutes = 10;
/** Days after which a session ends, however often it is used. */
export const sessionDays = 30;
/** Days without use after which a session ends. */
export const sessionIdleDays = 14;
/** Minutes for which the proof of identity of a deactivated account is valid. */
export const reactivationMinutes = 10;

export const deletionDate = (now: Date, graceDays = deletionGraceDays): Date =>
  new Date(now.getTime() + graceDays * dayMs);

export const verificationExpiry = (now: Date): Date =>
  new Date(now.getTime() + verificationHours * hourMs);

export const passwordResetExpiry = (now: Date): Date =>
  new Date(now.getTime() + passwordResetHours * hourMs);

export const addressUndoExpiry = (now: Date): Date =>
  new Date(now.getTime() + addressUndoDays * dayMs);

/** When a session that is used at `now` ends, unless it is used again. */
export const idleSessionEnd = (now: Date): Date =>
  new Date(now.getTime() + sessionIdleDays * dayMs);

/** Whether the owner proved the account at `provenAt`, so that no other proof is needed now. */
export const isFresh = (provenAt: Date, now: Date): boolean =>
  now.getTime() - provenAt.getTime() < freshSessionMinutes * minuteMs;

/** A list of passwords as one text, which takes a tenth of the memory of a set. */
export const commonPasswordText = (passwords: readonly string[]): string =>
  `\n${passwords.join('\n').toLowerCase()}\n`;

/** Whether a password is in the text of `commonPasswordText`, in any letter case. */
export const isInCommonPasswords = (list: string, password: string): boolean =>
  !password.includes('\n') && list.includes(`\n${password.toLowerCase()}\n`);

/** Whether a password is a name that everyone can guess: of the account or of the site. */
export function isOwnName(password: string, names: readonly string[]): boolean {
  const guess = password.trim().toLowerCase();
  return [...names, ...names.map((name) => name.split('@')[0] ?? ''), productName].some(
    (name) => name.toLowerCase() === guess,
  );
}

/** What is wrong with a date of birth (`2001-05-31`), if anything. */
export function birthDateProblem(date: string, now: Date): string | undefined {
  const today = now.toISOString().slice(0, 10);
  if (date > today) return 'The date of birth lies in the future';
  if (date < '1900-01-01') return 'Please check the year';
  const latest = `${Number(today.slice(0, 4)) - minimumAgeYears}${today.slice(4)}`;
  return date > latest ? `You must be at least ${minimumAgeYears} years old` : undefined;
}

/** A first username from the part before the @, in the characters that are allowed. */
export function usernameFrom(email: string): string {
  const local = email.split('@')[0] ?? '';
  const base = local
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 30);
  return base.length >= 3 ? base : `user_${base}`.replace(/_+$/, '');
}
