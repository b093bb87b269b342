import { expect, test } from 'vitest';
import { checkQuestion } from '#web/features/quiz/admin/editor/quiz-draft.ts';
import {
  blankQuestion,
  EditedQuestion,
} from '#web/features/quiz/admin/questions/question-list-state.ts';

test('an incomplete question is stored in a draft, and refused in an active quiz (VAL-30)', () => {
  const question = { ...blankQuestion('new-1'), options: [] };
  expect(checkQuestion(question, 'edit', 'draft').found).toEqual([]);
  expect(checkQuestion(question, 'edit', 'active').found.map(({ message }) => message)).toEqual([
    'Question text is required',
    'At least 2 options are required',
    'Mark the correct answer',
  ]);
});

test('a draft that was stored before a field existed is read with that field empty', () => {
  const { imageAlt: _, ...kept } = { ...blankQuestion('new-1'), text: 'Kept?' };
  expect(EditedQuestion.parse(kept)).toEqual({ ...blankQuestion('new-1'), text: 'Kept?' });
});
