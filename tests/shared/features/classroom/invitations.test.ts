import { expect, test } from 'vitest';
import { addressesIn } from '#shared/features/classroom/invitations.ts';

test.each([
  ['ann@example.com', ['ann@example.com'], []],
  ['Ann@Example.com, ann@example.com', ['ann@example.com'], []],
  [
    'Ann Lee <ann@example.com>; "Bo, Y" <bo@example.com>',
    ['ann@example.com', 'bo@example.com'],
    ['"Bo'],
  ],
  ['ann@example.com bo@example.com\r\ncy@example.com', ['ann', 'bo', 'cy'].map(at), []],
  ['ann@example.com\n\n  \nnobody\n', ['ann@example.com'], ['nobody']],
  ['', [], []],
])('the addresses in %j', (text, emails, unreadable) => {
  expect(addressesIn(text)).toEqual({ emails, unreadable });
});

function at(name: string): string {
  return `${name}@example.com`;
}
