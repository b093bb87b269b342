import { describe, expect, test } from 'vitest';
import {
  keepRowKeys,
  rowKeys,
  withoutRow,
  withRowMoved,
} from '#web/features/quiz/admin/questions/answers/row-keys.ts';
import { blankQuestion } from '#web/features/quiz/admin/questions/question-list-state.ts';

describe('the key of an option', () => {
  const question = { ...blankQuestion('new-1'), options: ['', '', 'three', 'four'] };
  const keys = rowKeys(question.options);
  const [a, b, c, d] = keys;

  test('is its own and stays while texts are typed; an added option gets another one', () => {
    expect(new Set(keys).size).toBe(4);
    const typed = question.options.with(1, 'two');
    keepRowKeys(question.options, typed);
    expect(rowKeys(typed)).toEqual(keys);
    const longer = [...typed, ''];
    keepRowKeys(typed, longer);
    expect(rowKeys(longer).slice(0, 4)).toEqual(keys);
    expect(new Set(rowKeys(longer)).size).toBe(5);
  });

  test('goes with it when it is moved, among equal texts too, and is gone with it', () => {
    const moved = withRowMoved(question, 0, 2);
    expect(rowKeys(moved.options)).toEqual([b, c, a, d]);
    const shorter = withoutRow(moved, 1);
    expect(shorter.options).toEqual(['', '', 'four']);
    expect(rowKeys(shorter.options)).toEqual([b, a, d]);
    // As after an undo.
    expect(rowKeys(question.options)).toEqual(keys);
  });
});
