import { expect, test } from 'vitest';
import { addressesIn } from '#shared/features/classroom/invitations.ts';

const people = ['ann', 'bo', 'cy'].map(at);

test.each([
  ['ann@example.com', ['ann@example.com'], []],
  ['Ann@Example.com, ann@example.com', ['ann@example.com'], []],
  [
    'Ann Lee <ann@example.com>; "Bo, Y" <bo@example.com>',
    ['ann@example.com', 'bo@example.com'],
    [],
  ],
  ['Lee, Ann <ann@example.com>', [at('ann')], []],
  ['"Lee, Ann" <ann@example.com>, cy@example.com', ['ann', 'cy'].map(at), []],
  ['Lee, Ann <ann@example.com>, Roe, Bo <bo@example.com>', ['ann', 'bo'].map(at), []],
  ['ann@example.com, Roe, Bo, Jr. <bo@example.com>; Fox, Cy <cy@example.com>', people, []],
  ['Lee, Ann <ann@example.com>\nRoe, Bo <bo@example.com>\r\ncy@example.com', people, []],
  ['"Lee; Ann" <ann@example.com>; "Bo, \\"B\\"" <bo@example.com>', ['ann', 'bo'].map(at), []],
  ['"ann@home" <ann@example.com>; Bo <bo@example.com> Cy <cy@example.com>', people, []],
  ['ann@example, Roe, Bo <bo@example.com>', [at('bo')], ['ann@example']],
  ['Lee, Ann\nBo <bo@example.com>', [at('bo')], ['Lee', 'Ann']],
  ['Lee, ann@example.com', [at('ann')], ['Lee']],
  ['Lee, Ann <ann.lee>', [], ['ann.lee']],
  ['ann@example.com bo@example.com\r\ncy@example.com', ['ann', 'bo', 'cy'].map(at), []],
  ['ann@example.com\n\n  \nann.lee\n', ['ann@example.com'], ['ann.lee']],
  ['', [], []],
])('the addresses in %j', (text, emails, unreadable) => {
  expect(addressesIn(text)).toEqual({ emails, unreadable });
});

function at(name: string): string {
  return `${name}@example.com`;
}
