import { describe, expect, it } from 'vitest';
import { blankAnswer } from '#web/features/attempt/taking/player-state.ts';
import { openingPosition } from '#web/features/attempt/taking/saving/last-position.ts';

const questions = [1, 2, 3].map((questionId) => ({
  questionId,
  type: 'single_choice' as const,
  text: 'q',
  imageUrl: null,
  imageAlt: null,
  targets: [],
  gaps: [],
  options: [{ index: 0, text: 'a' }],
}));
const answered = (questionId: number) => ({
  ...blankAnswer(questionId),
  seq: 1,
  selectedOption: 0,
});

describe('an attempt that is resumed opens', () => {
  it('at the question that this browser showed last', () => {
    expect(openingPosition(2, questions, [answered(1)])).toBe(2);
  });

  it('else at the first unanswered question', () => {
    expect(openingPosition(undefined, questions, [answered(1)])).toBe(1);
    const flagged = { ...blankAnswer(2), seq: 1, flagged: true };
    expect(openingPosition(undefined, questions, [answered(1), flagged, answered(3)])).toBe(1);
  });

  it('else at the first', () => {
    expect(
      openingPosition(
        undefined,
        questions,
        questions.map((q) => answered(q.questionId)),
      ),
    ).toBe(0);
    expect(openingPosition(9, questions, [])).toBe(0);
  });
});
