import { expect, test } from 'vitest';
import { readNumberedText } from '#shared/features/exchange/formats/numbered-text.ts';
import { judged } from '#shared/features/exchange/found.ts';

const read = (options: readonly string[], key: string) => {
  const listed = options.map((option, index) => `${String.fromCharCode(97 + index)}) ${option}`);
  const [item] = readNumberedText(['1. Which?', ...listed, `Answer: ${key}`].join('\n'));
  const { question, notes } = judged(item ?? { line: 1, source: '', notes: [] });
  const right = question?.correctOptions?.length
    ? question.correctOptions
    : [question?.correctOption];
  return { right, notes: notes.map(({ code }) => code) };
};

const cities = ['Paris', 'Rome', 'Oslo'];
const most = Array.from({ length: 20 }, (_, index) => `city ${index}`);

test.each([
  ['a comma at the end', cities, 'A, C,', [0, 2]],
  ['several texts in other case', cities, 'paris, OSLO', [0, 2]],
  ['a letter with its text and a point apart', cities, 'B) Rome .', [1]],
  ['letters of as many options as there can be', most, 'A, T', [0, 19]],
  ['a reason that also names another option', cities, 'B – Rome, not Paris', [1]],
  ['a mark, where the key can be read in two ways', ['B *', 'A', 'C'], 'A', [0]],
])('a key is read without a doubt: %s', (_form, options, key, right) => {
  expect(read(options, key)).toEqual({ right, notes: [] });
});
