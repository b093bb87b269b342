import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuestionType } from '#shared/features/question/question-types/registry.ts';
import {
  whatIsMissing,
  withOptionMoved,
  withoutOption,
  withType,
} from '#shared/features/question/schema.ts';
import { isValidQuestion, quizForm, withoutEmptyOptions } from '#shared/features/quiz/editor.ts';

const singleChoice: QuestionType = 'single_choice';
const question = (changes: Partial<Parameters<typeof whatIsMissing>[0]> = {}) => ({
  text: 'What is the capital?',
  type: singleChoice,
  options: ['Paris', 'Rome'],
  correctOption: 0,
  correctOptions: [],
  ...changes,
});

const messages = (...given: Parameters<typeof whatIsMissing>) =>
  whatIsMissing(...given).map(({ field, message }) => `${field}: ${message}`);

test('the wizard requires ten characters and two filled options (VAL-25, VAL-26)', () => {
  expect(messages(question({ text: 'Too short' }), 'wizard')).toEqual([
    'text: Question must be at least 10 characters',
  ]);
  const tooFew = 'options: At least 2 non-empty options are required for this question type';
  expect(messages(question({ options: ['Paris', ''] }), 'wizard')).toEqual([tooFew]);
  expect(
    messages(
      question({
        type: 'multiple_choice',
        correctOption: null,
        correctOptions: [0],
        options: ['Paris'],
      }),
      'wizard',
    ),
  ).toEqual([tooFew]);
  const blank = { type: 'fill_blank' as const, options: ['42'] };
  expect(messages(question(blank), 'wizard')).toEqual([]);
  expect(messages(question({ type: 'true_false', options: ['True', 'False'] }), 'wizard')).toEqual(
    [],
  );
});

test('the editor requires text and every option, with a message at each field (VAL-30, VAL-31)', () => {
  expect(messages(question({ text: ' ' }), 'edit')).toEqual(['text: Question text is required']);
  expect(messages(question({ options: ['Paris'] }), 'edit')).toEqual([
    'options: At least 2 options are required',
  ]);
  expect(messages(question({ options: ['Paris', ' ', ''] }), 'edit')).toEqual([
    'options.1: Option is required',
    'options.2: Option is required',
  ]);
  expect(messages(question({ type: 'fill_blank', options: ['answer'] }), 'edit')).toEqual([]);
  expect(messages(question({ correctOption: null }), 'edit')).toEqual([
    'correctOption: Mark the correct answer',
  ]);
});

test('a question counts once it has text and a filled option (VAL-24)', () => {
  expect(isValidQuestion(question({ options: ['', 'x'] }))).toBe(true);
  expect(isValidQuestion(question({ options: ['', ' '] }))).toBe(false);
  expect(isValidQuestion(question({ text: ' ' }))).toBe(false);
});

describe('the fields of a quiz', () => {
  const filled = {
    title: 'T',
    description: 'D',
    categoryId: 1,
    subCategoryId: 2,
    timeLimit: 30,
    status: 'active' as const,
  };
  const said = (
    screen: 'create' | 'edit',
    changes: object,
    status: 'active' | 'draft' = 'active',
  ) =>
    quizForm(screen, status)
      .safeParse({ ...filled, ...changes })
      .error?.issues.map((issue) => issue.message) ?? [];

  test('have the messages of their screen (VAL-21, VAL-22, VAL-23, VAL-28, VAL-29)', () => {
    expect(said('create', {})).toEqual([]);
    expect(said('create', { title: ' ' })).toEqual(['Title is required']);
    expect(said('create', { description: '', categoryId: null, subCategoryId: null })).toEqual([
      'Description is required',
      'Category is required',
      'Sub-category is required',
    ]);
    for (const timeLimit of ['', 0, 0.5]) {
      expect(said('create', { timeLimit })).toEqual(['Time limit must be at least 1 minute']);
      expect(said('edit', { timeLimit })).toEqual(['Time limit is required']);
    }
  });

  test('are optional in a draft, except the title (decision 90)', () => {
    const untouched = {
      description: '',
      categoryId: null,
      subCategoryId: null,
      timeLimit: undefined,
      status: 'draft',
    };
    for (const screen of ['create', 'edit'] as const) {
      const form = quizForm(screen, 'draft');
      expect(form.safeParse({ ...untouched, title: 'T' }).success).toBe(true);
      expect(said(screen, { ...untouched, title: '' }, 'draft')).toEqual(['Title is required']);
    }
  });
});

describe('the key moves with its option (decision 11)', () => {
  const marked = fc
    .uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 8 })
    .chain((options) =>
      fc.record({
        options: fc.constant(options),
        key: fc.nat(options.length - 1),
        at: fc.nat(options.length - 1),
        to: fc.nat(options.length - 1),
      }),
    );

  test('when another is removed or any is moved, it marks the same text', () => {
    fc.assert(
      fc.property(marked, ({ options, key, at, to }) => {
        const single = question({ options, correctOption: key });
        const keyed = options[key];
        const removed = withoutOption(single, at);
        if (at === key) expect(removed.correctOption).toBeNull();
        else expect(removed.options[removed.correctOption ?? -1]).toBe(keyed);
        const moved = withOptionMoved(single, at, to);
        expect(moved.options[moved.correctOption ?? -1]).toBe(keyed);
        expect([...moved.options].sort()).toEqual([...options].sort());
      }),
    );
  });

  test('when empty options are dropped, it marks the same text', () => {
    const options = ['', 'a', ' ', 'b', ''];
    expect(withoutEmptyOptions(question({ options, correctOption: 3 }))).toMatchObject({
      options: ['a', 'b'],
      correctOption: 1,
    });
    expect(
      withoutEmptyOptions(
        question({ options, type: 'multiple_choice', correctOption: null, correctOptions: [1, 3] }),
      ),
    ).toMatchObject({ correctOptions: [0, 1] });
  });

  test('a match that was written before its item is kept when empty items are dropped', () => {
    const targets = ['Oslo', 'Paris', '', 'Rome'];
    const entered = question({ options: ['Norway', '', ' '], type: 'matching', targets });
    const stored = withoutEmptyOptions({ ...entered, correctOption: null });
    expect(stored.options).toEqual(['Norway']);
    expect(stored.targets).toEqual(['Oslo', 'Rome', 'Paris']);
  });

  test('another type has its own options (ACQ-08, ACQ-09, ACQ-10)', () => {
    expect(withType(question(), 'true_false')).toMatchObject({
      options: ['True', 'False'],
      correctOption: 0,
    });
    expect(withType(question(), 'multiple_choice')).toMatchObject({
      options: ['', '', '', ''],
      correctOptions: [],
    });
    expect(withType(question({ type: 'true_false' }), 'single_choice')).toMatchObject({
      options: ['', '', '', ''],
      correctOption: null,
    });
  });
});
