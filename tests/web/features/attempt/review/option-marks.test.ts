import { expect, it } from 'vitest';
import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { optionMarks } from '#web/features/attempt/review/option-marks.ts';

type Shown = Extract<AnswerReview['question'], { keyShown: true }>;

function review(question: Partial<Shown>, given: Partial<AnswerReview>): AnswerReview {
  return {
    id: 1,
    questionId: 1,
    isCorrect: false,
    isAnswered: true,
    flagged: false,
    selectedOption: -1,
    selectedOptions: [],
    answerText: null,
    regraded: null,
    ...given,
    question: {
      text: 'q',
      type: 'single_choice',
      imageUrl: null,
      imageAlt: null,
      targets: [],
      gaps: [],
      options: ['zero', 'one', 'two', 'three'],
      order: [2, 0, 3, 1],
      keyShown: true,
      correctOption: null,
      correctOptions: [],
      acceptedAnswers: [],
      gapKeys: [],
      explanation: null,
      ...question,
    },
  };
}

it('SCORE-02 every option is marked right, missed, wrong or not at all, in the order shown', () => {
  const answer = review(
    { type: 'multiple_choice', correctOptions: [0, 2] },
    { selectedOptions: [2, 3] },
  );
  expect(optionMarks(answer)).toEqual([
    { index: 2, mark: 'right' },
    { index: 0, mark: 'missed' },
    { index: 3, mark: 'wrong' },
    { index: 1, mark: 'empty' },
  ]);
});

it('SCORE-03 a question without an answer shows the right option as missed and none as chosen', () => {
  const marks = optionMarks(review({ correctOption: 1 }, { isAnswered: false }));
  expect(marks.map(({ mark }) => mark)).toEqual(['empty', 'empty', 'empty', 'missed']);
});

const withoutKey = (question: Partial<Shown>, given: Partial<AnswerReview>) => {
  const answer = review(question, given);
  const { text, type, imageUrl, imageAlt, options, targets, gaps, order } = answer.question;
  const shown = { text, type, imageUrl, imageAlt, options, targets, gaps, order };
  return optionMarks({ ...answer, question: { ...shown, keyShown: false } }).map(
    ({ mark }) => mark,
  );
};

it('marks no option if the key is not shown and none was chosen', () => {
  expect(withoutKey({}, { isAnswered: false })).toEqual(['empty', 'empty', 'empty', 'empty']);
});

it('without the key, the one option that was chosen is as right as the answer', () => {
  const marks = (isCorrect: boolean) => withoutKey({}, { selectedOption: 0, isCorrect });
  expect(marks(true)).toEqual(['empty', 'right', 'empty', 'empty']);
  expect(marks(false)).toEqual(['empty', 'wrong', 'empty', 'empty']);
});

it('without the key, a point that all answers get does not mark the chosen option as right', () => {
  const regraded = { method: 'full_credit', wasCorrect: false } as const;
  const marks = withoutKey({}, { selectedOption: 0, isCorrect: true, regraded });
  expect(marks).toEqual(['empty', 'chosen', 'empty', 'empty']);
});

it.each(['multiple_choice', 'hotspot'] as const)(
  'without the key, chosen options of a question of type %s are neither right nor wrong',
  (type) => {
    for (const isCorrect of [true, false])
      expect(withoutKey({ type }, { selectedOptions: [2, 3], isCorrect })).toEqual([
        'chosen',
        'empty',
        'chosen',
        'empty',
      ]);
  },
);
