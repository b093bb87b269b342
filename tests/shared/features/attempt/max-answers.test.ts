import { describe, expect, test } from 'vitest';
import { AnswersInput, SubmitInput } from '#shared/features/attempt/schema.ts';
import { SharedFinish } from '#shared/features/attempt/sharing.ts';
import { DrawRules } from '#shared/features/quiz/draws.ts';
import { maxAsked, maxDrawn, maxDraws } from '#shared/features/quiz/max-asked.ts';

const answers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ questionId: at + 1, selectedOption: 0 }));

describe('one call brings an answer to every question that an attempt can have', () => {
  const inputs = [
    ['a save', AnswersInput, { attemptId: 1 }],
    ['a submit', SubmitInput, { attemptId: 1 }],
    ['the end of a shared trial', SharedFinish, { token: 't'.repeat(43), trial: 't' }],
  ] as const;

  test.each(inputs)('%s', (_, schema, call) => {
    expect(schema.safeParse({ ...call, answers: answers(maxAsked) }).error).toBeUndefined();
    expect(schema.safeParse({ ...call, answers: answers(maxAsked + 1) }).success).toBe(false);
  });

  test('draws ask no more than is counted for them', () => {
    const full = Array.from({ length: maxDraws }, () => ({ count: maxDrawn }));
    expect(DrawRules.safeParse(full).success).toBe(true);
    expect(DrawRules.safeParse([...full, { count: 1 }]).success).toBe(false);
    expect(DrawRules.safeParse([{ count: maxDrawn + 1 }]).success).toBe(false);
  });
});
