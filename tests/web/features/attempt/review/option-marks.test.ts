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

it('marks no option if the key is not shown', () => {
  const answer = review({}, { isAnswered: false });
  const { text, type, imageUrl, imageAlt, options, targets, gaps, order } = answer.question;
  const sealed = {
    ...answer,
    question: {
      text,
      type,
      imageUrl,
      imageAlt,
      options,
      targets,
      gaps,
      order,
      keyShown: false,
    } as const,
  };
  expect(optionMarks(sealed).map(({ mark }) => mark)).toEqual(['empty', 'empty', 'empty', 'empty']);
});
