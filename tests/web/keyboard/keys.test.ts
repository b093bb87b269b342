import { expect, test } from 'vitest';
import { isSearchKey, latinKey } from '#web/keyboard/keys.ts';

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

test('where the keyboard writes another script, a key is that of its place', () => {
  expect(latinKey({ key: 'т', code: 'KeyN' })).toBe('n');
  expect(latinKey({ key: 'Т', code: 'KeyN' })).toBe('n');
  expect(latinKey({ key: '٣', code: 'Digit3' })).toBe('3');
  expect(latinKey({ key: '؟', code: 'Slash' })).toBe('؟');
  expect(isSearchKey({ ...key, key: 'ن', code: 'KeyK', ctrlKey: true })).toBe(true);
});

test('a key that writes a Latin letter, a digit or a sign is that key, wherever it is', () => {
  // On a French keyboard.
  expect(latinKey({ key: 'a', code: 'KeyQ' })).toBe('a');
  expect(latinKey({ key: 'é', code: 'Digit2' })).toBe('é');
  expect(latinKey({ key: '?', code: 'KeyM' })).toBe('?');
  expect(latinKey({ key: 'Enter', code: 'NumpadEnter' })).toBe('Enter');
});
