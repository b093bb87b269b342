import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unrated } from '#shared/features/practice/rating/model.ts';
import {
  answersMissing,
  bandOf,
  blendedSuccess,
  chanceOf,
  isSure,
  levelStarts,
  movedLearner,
  movedQuestion,
  newLearner,
  newQuestion,
  onScale,
  type QuestionRating,
} from '#shared/features/practice/rating/rules.ts';

const start = Date.UTC(2026, 2, 1);
const at = (hours = 0) => new Date(start + hours * 3_600_000);

const sureQuestion: QuestionRating = {
  ...newQuestion(),
  ...{ rating: 1500, deviation: 60, answers: 100 },
};

/** Many answers of accounts that know everything, or nothing, on one day. */
const farmed = (question: QuestionRating, answers: number, isRight: boolean) =>
  Array.from({ length: answers }).reduce<QuestionRating>(
    (moved) => movedQuestion(moved, unrated, { at: at(1), isRight, chance: 0 }),
    question,
  );

describe('farming', () => {
  test('by many accounts moves a sure question by at most one standard deviation a day', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 31, max: 75, noNaN: true }),
        fc.boolean(),
        fc.integer({ min: 1, max: 400 }),
        (deviation, isRight, answers) => {
          const moved = farmed({ ...sureQuestion, deviation }, answers, isRight);
          expect(Math.abs(moved.rating - 1500)).toBeLessThanOrEqual(deviation);
        },
      ),
    );
    // Without the rule, so many would move it further.
    expect(farmed({ ...sureQuestion, deviation: 200 }, 400, false).rating).toBeGreaterThan(1575);
  });

  test('all day long moves it no further, and the next day it can move again', () => {
    const answered = (question: QuestionRating, firstHour: number) =>
      Array.from({ length: 230 }).reduce<QuestionRating>(
        (moved, _, index) =>
          movedQuestion(moved, unrated, {
            ...{ at: at(firstHour + index / 10), isRight: false, chance: 0 },
          }),
        question,
      );
    const first = answered(sureQuestion, 0);
    const second = answered(first, 24);
    expect(first.rating - 1500).toBeGreaterThan(50);
    expect(first.rating - 1500).toBeLessThanOrEqual(60);
    expect(second.rating - first.rating).toBeGreaterThan(10);
    expect(second.rating - first.rating).toBeLessThanOrEqual(first.deviation);
  });

  test('what is left out does not make the question surer', () => {
    const few = farmed(sureQuestion, 200, false);
    const more = farmed(few, 1, false);
    expect(more).toEqual({ ...few, answers: few.answers + 1 });
  });

  test('by the same question again and again, a learner gains less than two answers', () => {
    const learner = { ...newLearner(at()), rating: 1500, deviation: 100 };
    const question = { rating: 1500, deviation: 50 };
    const answer = { at: at(), isRight: true, chance: 0 };
    const once = movedLearner(learner, question, { ...answer, nth: 1 });
    const often = Array.from({ length: 500 }).reduce<typeof learner>(
      (own, _, index) => movedLearner(own, question, { ...answer, nth: index + 1 }),
      learner,
    );
    expect(often.rating - 1500).toBeGreaterThan(once.rating - 1500);
    expect(often.rating - 1500).toBeLessThan(2 * (once.rating - 1500));
  });
});

test('one answer never moves a question by more than its standard deviation', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 20, max: 250, noNaN: true }),
      fc.double({ min: 500, max: 2500, noNaN: true }),
      fc.double({ min: 20, max: 250, noNaN: true }),
      fc.boolean(),
      (deviation, rating, ofLearner, isRight) => {
        const moved = movedQuestion(
          { ...newQuestion(), deviation },
          { rating, deviation: ofLearner },
          { at: at(), isRight, chance: 0.25 },
        );
        expect(Math.abs(moved.rating - 1500)).toBeLessThanOrEqual(deviation + 1e-9);
      },
    ),
  );
});

test('a question is sure after some dozens of answers', () => {
  let question = newQuestion();
  while (!isSure(question))
    question = movedQuestion(
      question,
      { rating: 1500, deviation: 80 },
      {
        ...{ at: at(question.answers), chance: 0.25 },
        isRight: question.answers % 8 < 5,
      },
    );
  expect(question.answers).toBeGreaterThan(20);
  expect(question.answers).toBeLessThan(100);
});

test('a question is sure up to a deviation of 75, and its difficulty is from 0 to 1000', () => {
  expect([75, 75.1].map((deviation) => isSure({ rating: 1500, deviation }))).toEqual([true, false]);
  expect([400, 1000, 1001, 1500, 1999, 2000, 2600].map(onScale)).toEqual([
    ...[0, 0, 1, 500, 999, 1000, 1000],
  ]);
});

test('the probability to guess is that of the options', () => {
  expect(chanceOf('single_choice', 4)).toBe(0.25);
  expect(chanceOf('true_false', 2)).toBe(0.5);
  expect(chanceOf('multiple_choice', 4)).toBe(1 / 15);
  expect(chanceOf('fill_blank', 0)).toBe(0);
  expect(chanceOf('ordering', 5)).toBe(0);
  expect(chanceOf('single_choice', 0)).toBe(0);
});

describe('a band', () => {
  const learner = (rating: number, deviation: number) => ({
    ...newLearner(at()),
    ...{ rating, deviation },
  });
  test('has words and rounded ends, never the number', () => {
    expect(bandOf(learner(1650, 30), at())).toEqual({
      ...{ from: 'advanced', to: 'advanced' },
      ...{ low: 70, high: 90 },
    });
    expect(bandOf(learner(1450, 60), at())).toMatchObject({ from: 'beginner', to: 'intermediate' });
  });
  test('is none while every level is possible, and again after a long time', () => {
    expect(bandOf(newLearner(at()), at())).toBeNull();
    expect(bandOf(learner(1500, 40), at())).not.toBeNull();
    expect(bandOf(learner(1500, 40), at(24 * 365))).toBeNull();
  });
  test('is on the chart and has a width, wherever the rating is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -500, max: 4000, noNaN: true }),
        fc.double({ min: 1, max: 80, noNaN: true }),
        (rating, deviation) => {
          const band = bandOf(learner(rating, deviation), at());
          if (!band) return;
          expect(band.low).toBeGreaterThanOrEqual(0);
          expect(band.high).toBeLessThanOrEqual(100);
          expect(band.high - band.low).toBeGreaterThanOrEqual(5);
          expect([band.low % 5, band.high % 5]).toEqual([0, 0]);
        },
      ),
    );
  });
  test('the levels of the chart are those of cards', () => {
    expect(levelStarts.intermediate).toBeCloseTo(34, 5);
    expect(levelStarts.advanced).toBeCloseTo(66, 5);
  });
});

test('about so many answers at which practice aims are missing until there is a band', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1300, max: 1700, noNaN: true }),
      fc.double({ min: 110, max: 250, noNaN: true }),
      (rating, deviation) => {
        let learner = { ...newLearner(at()), rating, deviation };
        if (bandOf(learner, at())) return;
        const missing = answersMissing(learner, at());
        expect(missing % 5).toBe(0);
        let answers = 0;
        while (!bandOf(learner, at())) {
          // Three of four answers are right.
          const question = { rating: rating - 120, deviation: 0 };
          const isRight = answers % 4 !== 3;
          learner = movedLearner(learner, question, { at: at(), isRight, chance: 0.25, nth: 1 });
          // Only what is known grows: where the learner is stays.
          learner = { ...learner, rating };
          answers += 1;
        }
        expect(answers).toBeLessThanOrEqual(missing + 5);
        expect(answers).toBeGreaterThanOrEqual(0.7 * missing - 5);
      },
    ),
  );
});

test('what is expected follows memory the more the more often a question was answered', () => {
  expect(blendedSuccess({ rated: 0.5, recall: 0.9, answers: 0 })).toBe(0.5);
  expect(blendedSuccess({ rated: 0.5, recall: 0.9, answers: 2 })).toBeCloseTo(0.7, 10);
  expect(blendedSuccess({ rated: 0.5, recall: 0.9, answers: 198 })).toBeCloseTo(0.896, 10);
});
