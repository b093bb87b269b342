import { expect, test } from 'vitest';
import {
  EmailDomain,
  mayRegister,
  needsConfirmedAddress,
} from '#shared/features/account/registration.ts';

const rules = (registration: 'open' | 'invitation' | 'domains') => ({
  registration,
  registrationDomains: ['school.example'],
});

test.each([
  ['open', 'ann@elsewhere.example', true],
  ['invitation', 'ann@school.example', false],
  ['domains', 'ann@school.example', true],
  ['domains', 'Ann@SCHOOL.example', true],
  ['domains', 'ann@mail.school.example', false],
  ['domains', 'ann@notschool.example', false],
  ['domains', 'school.example@elsewhere.example', false],
] as const)('%s: %s may register: %s', (registration, email, may) => {
  expect(mayRegister(rules(registration), { email })).toBe(may);
  expect(mayRegister(rules(registration), { email, invitation: {} })).toBe(true);
});

test('only an address that is confirmed proves its domain', () => {
  expect(needsConfirmedAddress(rules('domains'))).toBe(true);
  expect(needsConfirmedAddress(rules('open'))).toBe(false);
});

test.each(['', 'school', 'ann@school.example', '-a.example', 'a..example', 'http://a.example'])(
  '%s is no domain',
  (text) => {
    expect(EmailDomain.safeParse(text).success).toBe(false);
  },
);
