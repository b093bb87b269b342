import { expect, test } from 'vitest';
import { createShortcutReader } from '#web/keyboard/shortcuts.ts';

/** The result of each key when they are pressed a fifth of a second apart. */
function press(...keys: string[]) {
  const read = createShortcutReader();
  return keys.map((key, index) => read(key, index * 200));
}

test('one key opens the search, another the list of shortcuts', () => {
  expect(press('/')).toEqual(['search']);
  expect(press('?')).toEqual(['help']);
});

test('G and then a letter opens a page, in upper case too', () => {
  expect(press('g', 'h')).toEqual([undefined, 'home']);
  expect(press('G', 'Q')).toEqual([undefined, 'quizzes']);
  expect(press('g', 'b')).toEqual([undefined, 'blog']);
  expect(press('g', 's')).toEqual([undefined, 'series']);
  expect(press('g', 'r')).toEqual([undefined, 'results']);
});

test('a letter without G, or after another letter, does nothing', () => {
  expect(press('h', 'g', 'x', 'h')).toEqual([undefined, undefined, undefined, undefined]);
});

test('the last G counts, and a single-key shortcut always works', () => {
  expect(press('g', 'g', 'h')).toEqual([undefined, undefined, 'home']);
  expect(press('g', '/')).toEqual([undefined, 'search']);
});

test('the second key must follow within a short time', () => {
  const read = createShortcutReader();
  read('g', 0);
  expect(read('h', 1_501)).toBeUndefined();
  read('g', 2_000);
  expect(read('h', 3_500)).toBe('home');
});
