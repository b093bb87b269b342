import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '#shared/kernel/return-path.ts';

describe('the redirect after signing in', () => {
  it.each([
    ['/profile', '/profile'],
    ['/quiz/7?challenge=true#top', '/quiz/7?challenge=true#top'],
    ['/a/../results', '/results'],
  ])('leads to %s', (asked, given) => {
    expect(safeReturnPath(asked)).toBe(given);
  });

  it.each([
    undefined,
    '',
    'profile',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/.//elsewhere.example/',
    '/a/..//elsewhere.example/',
    '/%2e%2e//elsewhere.example/',
    'javascript:alert(1)',
    '/auth?redirect=/auth',
  ])('leads home when asked for %j', (asked) => {
    expect(safeReturnPath(asked)).toBe('/');
  });
});
