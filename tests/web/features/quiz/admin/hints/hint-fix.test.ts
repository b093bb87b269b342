import { expect, test } from 'vitest';
import { hintsOf } from '#shared/features/question/hints/rules.ts';
import { fieldOf, fixed } from '#web/features/quiz/admin/hints/hint-fix.ts';
import { rowKeys } from '#web/features/quiz/admin/questions/answers/row-keys.ts';
import {
  blankQuestion,
  type EditedQuestion,
} from '#web/features/quiz/admin/questions/question-list-state.ts';

const question = (changes: Partial<EditedQuestion>): EditedQuestion => ({
  ...blankQuestion('new-1'),
  text: 'Which of these is a capital?',
  options: ['Bonn', 'Berlin', 'All of the above'],
  correctOption: 1,
  explanation: 'Since 1990.',
  ...changes,
});

/** The question after the fixes of all hints that have one. */
const afterFixes = (before: EditedQuestion) =>
  hintsOf(before, 'en').map((hint) => fixed(before, hint, 'en'));

test('the negative word of the last sentence is emphasised, and the hint is gone', () => {
  const before = question({
    text: 'Bonn is not large. Which town is not a capital?',
    options: ['Bonn', 'Berlin'],
  });
  const [after] = afterFixes(before);
  expect(after?.text).toBe('Bonn is not large. Which town is **not** a capital?');
  expect(after && hintsOf(after, 'en')).toEqual([]);
});

test('"all of the above" is removed and the key stays, unless it is the key', () => {
  const [after] = afterFixes(question({}));
  expect(after).toMatchObject({ options: ['Bonn', 'Berlin'], correctOption: 1 });
  expect(afterFixes(question({ correctOption: 2 }))).toEqual([undefined]);
});

test('"a" or "an" before the options becomes both, and the hint is gone', () => {
  for (const [text, fixedText] of [
    ['An apple is a', 'An apple is a/an'],
    ['An apple is an ___', 'An apple is a/an ___'],
  ] as const) {
    const before = question({ text, options: ['animal', 'fruit'] });
    const [after] = afterFixes(before);
    expect(after?.text).toBe(fixedText);
    expect(after && hintsOf(after, 'en')).toEqual([]);
  }
});

test('what only its author can follow has no fix, but a field to go to', () => {
  const before = question({ options: ['Bonn', 'Berlin', 'Bonn'] });
  expect(afterFixes(before)).toEqual([undefined]);
  expect(hintsOf(before, 'en').map(fieldOf)).toEqual(['options.2']);
});

test('the options that stay after a fix keep their rows, in which files may be on their way', () => {
  const before = question({ options: ['All of the above', 'Bonn', 'Berlin'], correctOption: 2 });
  const rows = rowKeys(before.options);
  const [after] = afterFixes(before).filter((fix) => fix !== undefined);
  expect(after?.options).toEqual(['Bonn', 'Berlin']);
  expect(after && rowKeys(after.options)).toEqual(rows.slice(1));
});
