import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSlug, readingMinutes, slugOf } from '#shared/features/blog/rules.ts';
import { cutAtWord } from '#shared/kernel/text/excerpt.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  ['', 1],
  [words(1), 1],
  [words(200), 1],
  [words(201), 2],
  [words(401), 3],
  [`  ${words(200)}\n\n`, 1],
  [words(60 * 200 + 1), 60],
])(
  'reading time is words at 200 a minute, from 1 to 60 (ABLOG-14, decision 130)',
  (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  },
);

test.each([
  ['学习需要时间和耐心。'.repeat(100), 3],
  ['カードで学ぶ。'.repeat(300), 5],
  [`${words(100)} ${'记忆'.repeat(100)}`, 2],
])('two letters of Chinese and Japanese count as a word', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test.each([
  ['Hello,  World & Co -- 2', 'hello-world-co-2'],
  ['  --A--  ', 'a'],
  ["Don't stop", 'dont-stop'],
  ['!!!', ''],
])('%s becomes %s (ABLOG-13)', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('the slug of every title has the form that the database requires', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      expect(slugOf(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }),
  );
});

test('a taken slug gets the next number (decision 128)', () => {
  expect(freeSlug('a', new Set())).toBe('a');
  expect(freeSlug('a', new Set(['a', 'a-2', 'a-b']))).toBe('a-3');
});

test('a text that is too long ends at a word with an ellipsis (decision 129)', () => {
  expect(cutAtWord('short', 60)).toBe('short');
  expect(cutAtWord('one two, three', 10)).toBe('one two…');
  expect(cutAtWord('x'.repeat(70), 60)).toBe(`${'x'.repeat(59)}…`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 200 }), (text, max) => {
      const cut = cutAtWord(text, max);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(cut.isWellFormed()).toBe(true);
      if (text.length <= max) expect(cut).toBe(text);
    }),
  );
});
