import { expect, it } from 'vitest';
import { passwordStrength } from '#web/features/account/sign-in/password-strength.tsx';

it.each([
  [5, 'Weak'],
  [6, 'Fair'],
  [7, 'Fair'],
  [8, 'Good'],
  [11, 'Good'],
  [12, 'Strong'],
])('AUTH-11 a password of %d characters is %s', (length, label) => {
  expect(passwordStrength('x'.repeat(length)).label).toBe(label);
});
