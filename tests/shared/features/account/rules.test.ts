import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addressUndoExpiry,
  birthDateProblem,
  deletionDate,
  isFresh,
  passwordResetExpiry,
  usernameFrom,
  verificationExpiry,
} from '#shared/features/account/rules.ts';

const now = new Date('2026-05-31T12:00:00Z');

test('an account is erased after 15 days; links are valid for a day, an hour and a week', () => {
  expect(deletionDate(now)).toEqual(new Date('2026-06-15T12:00:00Z'));
  expect(verificationExpiry(now)).toEqual(new Date('2026-06-01T12:00:00Z'));
  expect(passwordResetExpiry(now)).toEqual(new Date('2026-05-31T13:00:00Z'));
  expect(addressUndoExpiry(now)).toEqual(new Date('2026-06-07T12:00:00Z'));
});

test('a session is fresh for less than ten minutes', () => {
  const after = (milliseconds: number) => isFresh(now, new Date(now.getTime() + milliseconds));
  expect(after(0)).toBe(true);
  expect(after(10 * 60_000 - 1)).toBe(true);
  expect(after(10 * 60_000)).toBe(false);
});

test.each([
  ['2026-06-01', 'The date of birth lies in the future'],
  ['1899-12-31', 'Please check the year'],
  ['2013-06-01', 'You must be at least 13 years old'],
  ['2013-05-31', undefined],
  ['1900-01-01', undefined],
])('the date of birth %s on 31 May 2026: %s', (date, problem) => {
  expect(birthDateProblem(date, now)).toBe(problem);
});

test.each([
  ['ada.lovelace@example.com', 'ada_lovelace'],
  ['Ádám+news@example.com', 'a_da_m_news'],
  ['al@example.com', 'user_al'],
  ['@example.com', 'user'],
  ['__x__y__@example.com', 'x_y'],
])('%s suggests the username %s', (email, username) => {
  expect(usernameFrom(email)).toBe(username);
});

test('every address suggests a username of allowed characters and sufficient length', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(usernameFrom(email)).toMatch(/^[a-z0-9_]{3,35}$/);
    }),
  );
});
