import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asAsked,
  countedAt,
  fitting,
  nextOfPack,
  packSize,
} from '#shared/features/practice/pack/rules.ts';
import { unusedFields } from '#shared/features/question/question-types/definition.ts';
import {
  alphabetical,
  arrangedBody,
  bodyOf,
  fieldsOf,
} from '#shared/features/question/question-types/registry.ts';
import { randomQuestion } from '#tests/support/random-questions.ts';

test('a pack has at most 200 questions and 1 MB', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 300 }), (sizes) => {
      const found = fitting(sizes.map((size) => 'x'.repeat(size)));
      expect(found.length).toBeLessThanOrEqual(packSize);
      expect(JSON.stringify(found).length).toBeLessThanOrEqual(1_000_000 + found.length + 2);
    }),
    { numRuns: 20 },
  );
  expect(fitting([1, 2, 3])).toEqual([1, 2, 3]);
});

test('an answer counts at its time, never in the future and at most 30 days ago', () => {
  const now = new Date('2027-03-31T00:00:00Z');
  const counted = (text: string) => countedAt(new Date(text), now).toISOString();
  expect(counted('2027-03-30T12:00:00Z')).toBe('2027-03-30T12:00:00.000Z');
  expect(counted('2028-01-01T00:00:00Z')).toBe('2027-03-31T00:00:00.000Z');
  expect(counted('2026-01-01T00:00:00Z')).toBe('2027-03-01T00:00:00.000Z');
});

test('the next set has first what was not answered, then what was wrong', () => {
  const questions = [1, 2, 3, 4].map((questionId) => ({ questionId }));
  const ids = nextOfPack(questions, { 1: true, 2: false }).map(({ questionId }) => questionId);
  expect(ids).toEqual([3, 4, 2, 1]);
});

test('a question of a pack has its key again, and its options in a new order', () => {
  const asked = asAsked(
    {
      ...{ ...unusedFields, questionId: 7, version: 2, quizId: 1, type: 'single_choice' },
      ...{ text: 'Which?', explanation: null, options: ['a', 'b', 'c'], correctOption: 2 },
    },
    () => 0.99,
  );
  expect(asked.body).toMatchObject({ options: ['a', 'b', 'c'], correctOption: 2 });
  expect([...asked.order].sort()).toEqual([0, 1, 2]);
});

test('a question of a pack has the key by which the server grades it, whatever its type', () => {
  fc.assert(
    fc.property(randomQuestion, ({ type, ...question }) => {
      fc.pre(type !== 'essay');
      const body = arrangedBody({ type, body: bodyOf(type, question) }, alphabetical);
      const packed = { questionId: 7, version: 2, quizId: 1, text: 'Which?', explanation: null };
      const asked = asAsked({ ...packed, type, ...fieldsOf(body) }, Math.random);
      expect(asked.body).toEqual(body);
    }),
  );
});
