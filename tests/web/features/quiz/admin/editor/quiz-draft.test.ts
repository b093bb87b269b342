import { expect, test } from 'vitest';
import { checkQuestion, checkQuiz, newQuiz } from '#web/features/quiz/admin/editor/quiz-draft.ts';
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

type Fields = ReturnType<typeof newQuiz>['fields'];

/** The messages at the fields of a draft with these changes. */
const problemsOf = (changes: Partial<Fields>) => {
  const work = newQuiz('en');
  const fields: Fields = { ...work.fields, title: 'Fjords', status: 'draft', ...changes };
  return checkQuiz({ ...work, fields }, 'edit').fields;
};

test('a quiz closes after it opens, and its rules have limits', () => {
  const { rules } = newQuiz('en').fields;
  const [early, late] = ['2026-03-01T10:00:00.000Z', '2026-03-01T11:00:00.000Z'];
  expect(problemsOf({ opensAt: early, closesAt: late })).toEqual({});
  expect(problemsOf({ closesAt: early })).toEqual({});
  expect(problemsOf({ opensAt: late, closesAt: late, title: '' })).toEqual({
    title: 'Title is required',
    closesAt: 'The closing date must be after the opening date',
  });
  expect(problemsOf({ rules: { ...rules, passMarkPercent: 101, maxAttempts: 0 } })).toEqual({
    'rules.passMarkPercent': 'At most 100%',
    'rules.maxAttempts': 'At least 1 attempt',
  });
});

test('a quiz that draws from the bank needs no question of its own; another one does', () => {
  const work = newQuiz('en');
  const fields: Fields = {
    ...work.fields,
    title: 'Fjords',
    description: 'Of the west',
    categoryId: 1,
    subCategoryId: 1,
    questionsPerAttempt: 1,
  };
  const drawn = checkQuiz({ ...work, fields }, 'edit', 3);
  expect(drawn.ready).toMatchObject({ questions: [], keys: [] });
  const own = checkQuiz({ ...work, fields }, 'edit', 0);
  expect(own.ready).toBeUndefined();
  expect(own.questions.size).toBe(1);
});

test('a question with nothing but a picture or an explanation is kept in a draft', () => {
  const work = newQuiz('en');
  const written = [
    { ...blankQuestion('new-1'), imageUrl: 'https://example.com/fjord.png' },
    { ...blankQuestion('new-2'), explanation: 'Ice carved it.' },
    blankQuestion('new-3'),
  ];
  const fields: Fields = { ...work.fields, title: 'Fjords', status: 'draft' };
  const { ready } = checkQuiz({ ...work, fields, questions: written }, 'create');
  expect(ready?.keys).toEqual(['new-1', 'new-2']);
});
