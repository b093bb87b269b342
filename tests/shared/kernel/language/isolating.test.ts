import { expect, test } from 'vitest';
import { isolating } from '#shared/kernel/language/isolating.ts';

test('values of right-to-left messages keep their own direction; texts and numbers stay as they are', () => {
  const messages = isolating({
    title: 'عنوان',
    group: {
      named: ({ name, count }: { name: string; count: number }) => `${name}، ${count + 1}`,
      list: ({ items, note }: { items: readonly string[]; note: string }) =>
        items.join('، ') + (note ? `(${note})` : ''),
    },
  });
  expect(messages.title).toBe('عنوان');
  expect(messages.group.named({ name: 'Art', count: 5 })).toBe('\u2068Art\u2069، 6');
  expect(messages.group.list({ items: ['A', 'B'], note: '' })).toBe('\u2068A\u2069، \u2068B\u2069');
});
