import anyAscii from 'any-ascii';
import { Failure } from '#server/kernel/failure.ts';
import { birthDateProblem } from '#shared/features/account/rules.ts';
import { productName } from '#shared/kernel/product.ts';

const staffWords = /\b(?:admin|administrator|sysadmin|moderator)s?\b/;

/** Whether a name looks like a name of the site's staff, also when it uses look-alike characters. */
export function looksLikeStaff(name: string): boolean {
  const plain = anyAscii(name.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();
  const words = plain.replace(/[^a-z]+/g, ' ');
  const product = productName.toLowerCase();
  return words.replaceAll(' ', '').includes(product) || staffWords.test(words);
}

/**
 * @throws invalid, at the field, when a member who is not an administrator uses a name that looks like staff
 */
export function requireOwnName(
  names: Partial<Record<'displayName' | 'username', string | null | undefined>>,
  isAdmin: boolean,
): void {
  if (isAdmin) return;
  const message = 'Please choose a name that does not look like one of our staff';
  for (const [field, name] of Object.entries(names)) {
    if (name && looksLikeStaff(name)) {
      throw new Failure('invalid', message, { fields: { [field]: message } });
    }
  }
}

/** @throws invalid, at the field */
export function requirePossibleBirthDate(date: string | null | undefined, now: Date): void {
  const problem = date ? birthDateProblem(date, now) : undefined;
  if (problem) throw new Failure('invalid', problem, { fields: { dateOfBirth: problem } });
}

/** A conflict at the field whose value another account has. */
export function takenFailure(field: 'username' | 'email' | undefined): Failure {
  const message =
    field === 'email'
      ? 'An account with this email already exists'
      : 'This username is already taken';
  return new Failure('conflict', message, { fields: { [field ?? 'username']: message } });
}
