import { expect, test } from 'vitest';
import { isSearchKey } from '#web/keyboard/keys.ts';

const key = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test('Ctrl+K and Cmd+K open the search', () => {
  expect(isSearchKey({ ...key, ctrlKey: true })).toBe(true);
  expect(isSearchKey({ ...key, key: 'K', metaKey: true })).toBe(true);
  expect(isSearchKey(key)).toBe(false);
});

test('with Shift or Alt the keys are the browser’s, or write a letter', () => {
  expect(isSearchKey({ ...key, ctrlKey: true, shiftKey: true })).toBe(false);
  expect(isSearchKey({ ...key, ctrlKey: true, altKey: true })).toBe(false);
});
