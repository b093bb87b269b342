import { expect, test } from 'vitest';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { emptyEssay } from '#shared/features/question/question-types/essay/essay-fields.ts';
import { AuthorTrial } from '#web/features/attempt/trial/author-trial.ts';

const choice: PaperQuestion = {
  questionId: 1,
  type: 'single_choice',
  text: 'Which is even?',
  imageUrl: null,
  imageAlt: null,
  body: { options: ['three', 'four'], correctOption: 1 },
  order: [1, 0],
  explanation: 'Four is two times two.',
  difficulty: 'easy',
};
const written: PaperQuestion = {
  ...choice,
  questionId: 2,
  type: 'fill_blank',
  body: { options: ['four|4'], correctOption: 0, caseSensitive: false, numericTolerance: null },
  order: [],
};
const begin = (
  rules: { questionSeconds?: number; questions?: PaperQuestion[] } = {},
  clock = { now: () => Date.UTC(2026, 0, 1) },
) =>
  new AuthorTrial(
    {
      title: 'Numbers',
      language: 'en',
      timeLimitMinutes: 5,
      oneWay: false,
      untimed: false,
      questionSeconds: null,
      layout: 'one',
      atOnce: 'keys',
      partialCredit: false,
      wrongAnswerPenaltyPercent: 0,
      passMarkPercent: 80,
      questions: [choice, written],
      ...rules,
    },
    clock,
  );

test('the player of a trial gets the same data as for an attempt: options in the drawn order, and no key', () => {
  const { attempt } = begin();
  expect(attempt.questions[0]?.options).toEqual([
    { index: 1, text: 'four' },
    { index: 0, text: 'three' },
  ]);
  expect(attempt.questions[1]?.options).toEqual([]);
  expect(JSON.stringify(attempt)).not.toMatch(/correct|four\|4|two times two/);
  expect(Date.parse(attempt.deadline) - Date.parse(attempt.startedAt)).toBe(300_000);
});

test('answers are graded by the rules of attempts, and an ended trial accepts no more of them', () => {
  const session = begin();
  session.choose(1, 1);
  session.type(2, ' 4 ');
  session.toggleFlag(2);
  session.end();
  session.choose(1, 0);
  expect(
    session.review().map(({ isCorrect, isAnswered, flagged }) => [isCorrect, isAnswered, flagged]),
  ).toEqual([
    [true, true, false],
    [true, true, true],
  ]);
  expect(session.review()[1]?.question).toMatchObject({
    options: [],
    acceptedAnswers: ['four', '4'],
  });
});

test('an essay is shown as not marked, and a quiz with one counts by points', () => {
  const essay: PaperQuestion = {
    ...choice,
    ...{ questionId: 3, type: 'essay', body: { essay: emptyEssay }, order: [] },
  };
  const session = begin({ questions: [choice, essay] });
  session.choose(1, 1);
  session.type(3, 'A text');
  expect(session.rules.markedByHand).toBe(true);
  expect(session.review()).toMatchObject([
    { isCorrect: true, credit: 100 },
    { isCorrect: false, credit: 0, marking: { state: 'none' } },
  ]);
  session.type(3, ' ');
  expect(session.review()[1]?.marking).toBeUndefined();
});

test('an unanswered question is wrong, and shown as unanswered', () => {
  const [first] = begin().review();
  expect(first).toMatchObject({ isCorrect: false, isAnswered: false, selectedOption: -1 });
  expect(first?.question).toMatchObject({ keyShown: true, correctOption: 1 });
});

test('an answer is checked as in an attempt: it is closed, and shows what the level allows', () => {
  const trial = begin();
  trial.choose(1, 1);
  trial.check(1);
  const review = trial.snapshot().player.checked.get(1);
  expect(review).toMatchObject({
    selectedOption: 1,
    question: { keyShown: true, explanation: null },
  });
  trial.choose(1, 0);
  expect(trial.snapshot().player.answers.get(1)?.selectedOption).toBe(1);
});

test('each question has its time as in an attempt', () => {
  let now = Date.UTC(2026, 0, 1);
  const trial = begin({ questionSeconds: 30 }, { now: () => now });
  expect(trial.attempt.deadline).toBe('2026-01-01T00:01:00.000Z');
  now += 31_000;
  expect(trial.goOnByClock()).toBe(true);
  const { player, questionEndsAt } = trial.snapshot();
  expect([player.current, questionEndsAt]).toEqual([1, '2026-01-01T00:01:00.000Z']);
  now += 30_000;
  expect(trial.goOnByClock()).toBe(false);
});
