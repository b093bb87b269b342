import { minimumAgeYears } from '#shared/kernel/limits.ts';

export const deletionGraceDays = 15;
const verificationHours = 24;
const passwordResetHours = 1;
/** Days within which a change of address can be undone from the old address. */
export const addressUndoDays = 7;
/** How many minutes after signing in the session itself is a proof of identity. */
export const freshSessionMinutes = 10;
/** Minutes for which the proof of identity of a deactivated account is valid. */
export const reactivationMinutes = 10;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const deletionDate = (now: Date): Date => new Date(now.getTime() + deletionGraceDays * day);

export const verificationExpiry = (now: Date): Date =>
  new Date(now.getTime() + verificationHours * hour);

export const passwordResetExpiry = (now: Date): Date =>
  new Date(now.getTime() + passwordResetHours * hour);

export const addressUndoExpiry = (now: Date): Date =>
  new Date(now.getTime() + addressUndoDays * day);

/** Whether a session that began at `createdAt` is new enough to be a proof of identity. */
export const isFresh = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < freshSessionMinutes * minute;

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
