import { expect, it } from 'vitest';
import { passwordStrength } from '#web/features/account/sign-in/password-strength.tsx';

it.each([
  [5, 'weak'],
  [6, 'fair'],
  [7, 'fair'],
  [8, 'good'],
  [11, 'good'],
  [12, 'strong'],
])('AUTH-11 a password of %d characters is %s', (length, name) => {
  expect(passwordStrength('x'.repeat(length)).name).toBe(name);
});
