import { expect, test } from 'vitest';
import { differencesOf } from '#web/features/audit/difference.ts';
import { messages as german } from '#web/features/audit/messages/de.ts';
import { messages } from '#web/features/audit/messages/en.ts';

test('a change lists each column once, with its value before and after', () => {
  expect(
    differencesOf(messages, {
      before: { display_name: 'Old', tags: ['a'] },
      after: { display_name: 'New', tags: ['a', 'b'], time_limit: 5 },
    }),
  ).toEqual([
    { column: 'Display name', before: 'Old', after: 'New' },
    { column: 'Tags', before: '["a"]', after: '["a","b"]' },
    { column: 'Time limit', before: undefined, after: '5' },
  ]);
});

test('a text that is recorded by its length is described', () => {
  const [change] = differencesOf(messages, {
    before: { content: 'Short' },
    after: { content: { characters: 9000, md5: 'x' } },
  });
  expect(change).toEqual({
    column: 'Content',
    before: 'Short',
    after: 'A text of 9000 characters',
  });
});

test('columns have names in the language of the reader, or their technical names', () => {
  const columns = differencesOf(german, { before: {}, after: { of_later: 1, time_limit: 5 } });
  expect(columns.map(({ column }) => column)).toEqual(['of_later', 'Zeitlimit']);
});
