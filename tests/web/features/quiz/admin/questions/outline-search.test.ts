import { expect, test } from 'vitest';
import { keyOf } from '#web/features/quiz/admin/questions/outline-search.ts';
import { blankQuestion } from '#web/features/quiz/admin/questions/question-list-state.ts';

test('the key of a true-or-false question is in the words of the interface', () => {
  const question = { ...blankQuestion('new-1'), type: 'true_false' as const, correctOption: 1 };
  expect(keyOf(question, { true: 'Wahr', false: 'Falsch' })).toBe('Falsch');
});
