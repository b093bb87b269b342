import { expect, test } from 'vitest';
import { pageInstead } from '#web/lists/last-page.ts';

const past = { items: [], total: 51, page: 3, pageSize: 25 };

test('a page past the end leads to the last page', () => {
  expect(pageInstead({ data: { ...past, total: 50 } })).toBe(2);
  expect(pageInstead({ data: { ...past, page: 9 } })).toBe(3);
  expect(pageInstead({ data: { ...past, total: 1 }, isPlaceholderData: false })).toBe(1);
});

test('a page that exists, an empty list and a page that was read before lead nowhere', () => {
  expect(pageInstead({ data: { ...past, items: [{}] } })).toBeUndefined();
  expect(pageInstead({ data: past })).toBeUndefined();
  expect(pageInstead({ data: { ...past, total: 0 } })).toBeUndefined();
  expect(pageInstead({ data: { ...past, total: 50 }, isPlaceholderData: true })).toBeUndefined();
  expect(pageInstead({ data: undefined })).toBeUndefined();
});
