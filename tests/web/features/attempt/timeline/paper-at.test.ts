import { describe, expect, test } from 'vitest';
import { messages } from '#web/features/attempt/review/messages/en.ts';
import { answerParts } from '#web/features/attempt/timeline/answer-parts.ts';
import {
  type AskedQuestion,
  paperAt,
  type ReceivedAnswer,
} from '#web/features/attempt/timeline/paper-at.ts';

const asked = (questionId: number, order = [1, 0, 2]): AskedQuestion => ({
  questionId,
  question: {
    keyShown: true,
    text: `Question ${questionId}`,
    type: order.length > 0 ? 'single_choice' : 'fill_blank',
    imageUrl: null,
    imageAlt: null,
    targets: [],
    gaps: [],
    options: ['red', 'green', 'blue'],
    order,
    correctOption: 0,
    correctOptions: [],
    acceptedAnswers: [],
    gapKeys: [],
    explanation: null,
  },
});

const received = (number: number, answer: Partial<ReceivedAnswer>): ReceivedAnswer => ({
  number,
  questionId: 1,
  seq: number,
  receivedAt: '2026-01-01T10:00:00.000Z',
  selectedOption: -1,
  selectedOptions: [],
  answerText: null,
  isAnswered: true,
  isCorrect: false,
  flagged: false,
  ...answer,
});

describe('the paper after some events', () => {
  const questions = [asked(1), asked(2)];
  const events = [
    received(1, { selectedOption: 0 }),
    received(2, { questionId: 2, selectedOption: 2 }),
    received(3, { isAnswered: false }),
  ];
  const shown = (count: number) =>
    paperAt(questions, events, count).map(({ answer, isChanged }) => [answer?.number, isChanged]);

  test('is empty before the first event', () => {
    expect(shown(0)).toEqual([
      [undefined, false],
      [undefined, false],
    ]);
  });

  test('has the latest answer to each question, and marks the one that came last', () => {
    expect(shown(2)).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(shown(3)).toEqual([
      [3, true],
      [2, false],
    ]);
  });
});

describe('the parts of an answer', () => {
  const { question } = asked(1);

  test('are the letter and the text of an option as the learner saw them', () => {
    const red = { letter: 'B', written: 'red' };
    expect(answerParts(messages, question, received(1, { selectedOption: 0 }))).toEqual([red]);
    expect(answerParts(messages, question, received(1, { selectedOptions: [0, 1] }))).toEqual([
      { letter: 'A', written: 'green' },
      red,
    ]);
  });

  test('are the words of the interface where a question is true or false', () => {
    const isTrue = { ...question, type: 'true_false' as const, options: [], order: [0, 1] };
    expect(answerParts(messages, isTrue, received(1, { selectedOption: 1 }))).toEqual([
      { letter: 'B', written: messages.false },
    ]);
  });

  test('are the items that were given a target', () => {
    const matching = { ...question, type: 'matching' as const, targets: ['colour', 'shape'] };
    expect(answerParts(messages, matching, received(1, { selectedOptions: [1, -1, 0] }))).toEqual([
      { letter: 'B', written: 'red', target: 'shape' },
      { letter: 'C', written: 'blue', target: 'colour' },
    ]);
  });

  test('are the typed text where there are no options', () => {
    const typed = received(1, { answerText: '3.14' });
    expect(answerParts(messages, asked(1, []).question, typed)).toEqual([{ typed: '3.14' }]);
  });

  test('are none after a cleared answer', () => {
    expect(answerParts(messages, question, received(1, { isAnswered: false }))).toEqual([]);
  });
});
