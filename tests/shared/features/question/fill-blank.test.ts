import { expect, test } from 'vitest';
import { fillBlank } from '#shared/features/question/question-types/fill-blank.ts';

test.each(['', '   ', '\n\t'])(
  'a written answer of only white space (%j) counts as unanswered',
  (text) => {
    expect(fillBlank.response.safeParse({ answerText: text }).success).toBe(false);
  },
);

test('any other text is an answer, with its white space', () => {
  const response = { answerText: ' x ' };
  expect(fillBlank.response.parse(response)).toEqual(response);
});

test.each([
  ['Straße', 'STRASSE'],
  ['Straße', 'STRAẞE'],
  ['١٤٥٣', '1453'],
])('%s is answered by %s, whatever the keyboard', (key, answerText) => {
  const body = { options: [key], correctOption: 0, caseSensitive: false, numericTolerance: null };
  expect(fillBlank.isCorrect(body, { answerText })).toBe(true);
});
