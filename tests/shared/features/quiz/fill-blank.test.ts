import { expect, test } from 'vitest';
import { fillBlank } from '#shared/features/quiz/question-types/fill-blank.ts';

test.each(['', '   ', '\n\t'])(
  'a written answer of white space alone (%j) is no answer',
  (text) => {
    expect(fillBlank.response.safeParse({ answerText: text }).success).toBe(false);
  },
);

test('any other text is an answer, with the blanks that it has', () => {
  const response = { answerText: ' x ' };
  expect(fillBlank.response.parse(response)).toEqual(response);
});
