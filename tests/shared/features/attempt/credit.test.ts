import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markOf } from '#shared/features/attempt/mark.ts';
import {
  creditOf,
  type GradingRules,
  gradeOf,
  hasPoints,
  isRight,
  needsMark,
  type PaperQuestion,
  storedCredit,
} from '#shared/features/attempt/paper.ts';
import { attemptRules, passes } from '#shared/features/attempt/rules.ts';
import { unusedFields } from '#shared/features/question/question-types/definition.ts';
import {
  bodyOf,
  creditFor,
  fieldsOf,
  isCorrect,
  type QuestionResponse,
  questionTypes,
} from '#shared/features/question/question-types/registry.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { rulePresets, standardRules } from '#shared/features/quiz/rules.ts';
import { earnedOf, percentageOf, pointsField } from '#shared/kernel/points.ts';
import { randomQuestion } from '#tests/support/random-questions.ts';

const asked = (fields: Pick<QuestionInput, 'type'> & Partial<QuestionInput>): PaperQuestion => ({
  questionId: 1,
  type: fields.type,
  body: bodyOf(fields.type, { ...unusedFields, ...fields }),
  text: 'What?',
  imageUrl: null,
  imageAlt: null,
  order: [],
  explanation: null,
  difficulty: 'medium',
});

const primes = asked({
  type: 'multiple_choice',
  options: ['2', '3', '4', '5', '6'],
  correctOptions: [0, 1, 3],
});
const planets = asked({
  type: 'ordering',
  options: ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter'],
});
const oneOf = asked({ type: 'single_choice', options: ['a', 'b'], correctOption: 1 });
const partial: GradingRules = { partialCredit: true };
const chosen = (...selectedOptions: number[]) => ({ selectedOptions });

describe('credit by example', () => {
  test.each([
    [[0, 1, 3], 100],
    [[0, 1], 66],
    [[0], 33],
    [[0, 1, 3, 2], 50],
    [[0, 1, 2], 16],
    [[0, 2], 0],
    [[2, 4], 0],
    [[0, 1, 2, 3, 4], 0],
    // Sent twice, it is chosen once.
    [[0, 0, 1], 66],
  ])('several choices: of three right and two wrong options %j earns %i%%', (options, credit) => {
    expect(creditOf(primes, chosen(...options), partial)).toBe(credit);
  });

  test('where all options are right, each earns its share', () => {
    const all = asked({ type: 'multiple_choice', options: ['a', 'b'], correctOptions: [0, 1] });
    expect(creditOf(all, chosen(0), partial)).toBe(50);
    expect(creditOf(all, chosen(0, 1), partial)).toBe(100);
  });

  test.each([
    [[0, 1, 2, 3, 4], 100],
    // The last item first: three of four pairs of neighbours stay.
    [[4, 0, 1, 2, 3], 75],
    [[1, 0, 2, 3, 4], 50],
    [[4, 3, 2, 1, 0], 0],
    [[0, 1], 25],
    [[0], 0],
  ])('items to order: %j earns %i%%', (order, credit) => {
    expect(creditOf(planets, chosen(...order), partial)).toBe(credit);
  });

  test('items with the same text are the same, but another order than the right one is not right', () => {
    const song = asked({ type: 'ordering', options: ['a', 'b', 'a', 'c', 'a'] });
    expect(creditOf(song, chosen(2, 1, 0, 3, 4), partial)).toBe(100);
    // Every pair of neighbours is there.
    expect(creditOf(song, chosen(0, 3, 2, 1, 4), partial)).toBe(99);
  });

  test.each(['matching', 'categorise'] as const)(
    '%s: each item in the right place earns its share',
    (type) => {
      const kinds = asked({
        type,
        options: ['oak', 'trout', 'fir'],
        targets: ['tree', 'fish', 'tree'],
      });
      const answer = (...texts: string[]) => {
        const { targets = [] } = fieldsOf(kinds.body);
        return chosen(...texts.map((text) => targets.indexOf(text)));
      };
      expect(creditOf(kinds, answer('tree', 'fish', 'tree'), partial)).toBe(100);
      expect(creditOf(kinds, answer('tree', 'fish', 'fish'), partial)).toBe(66);
      expect(creditOf(kinds, answer('tree'), partial)).toBe(33);
      expect(creditOf(kinds, answer('fish', 'tree', 'fish'), partial)).toBe(0);
    },
  );

  test('without partial credit a part earns nothing', () => {
    expect(creditOf(primes, chosen(0, 1), {})).toBe(0);
    expect(creditOf(primes, chosen(0, 1, 3), {})).toBe(100);
  });

  test('a wrong answer costs what the rules say; a part of one, and none at all, cost nothing', () => {
    const rules = { partialCredit: true, wrongAnswerPenaltyPercent: 25 };
    expect(creditOf(oneOf, { selectedOption: 0 }, rules)).toBe(-25);
    expect(creditOf(oneOf, { selectedOption: 1 }, rules)).toBe(100);
    expect(creditOf(oneOf, null, rules)).toBe(0);
    expect(creditOf(primes, chosen(0, 1), rules)).toBe(66);
    expect(creditOf(primes, chosen(2), rules)).toBe(-25);
    expect(creditOf(primes, chosen(0, 1), { wrongAnswerPenaltyPercent: 25 })).toBe(-25);
  });

  test('of two keys the better one counts, and full credit is given to everybody', () => {
    const rules = { partialCredit: true, wrongAnswerPenaltyPercent: 50 };
    const body = bodyOf('multiple_choice', {
      ...unusedFields,
      options: ['2', '3', '4', '5', '6'],
      correctOptions: [2, 4],
    });
    const either: PaperQuestion = { ...primes, regraded: { method: 'either_key', body } };
    expect(creditOf(either, chosen(2, 4), rules)).toBe(100);
    expect(creditOf(either, chosen(0, 1), rules)).toBe(66);
    const byNew: PaperQuestion = { ...primes, regraded: { method: 'new_key', body } };
    expect(creditOf(byNew, chosen(0, 1), rules)).toBe(-50);
    expect(creditOf(byNew, chosen(2), rules)).toBe(50);
    const full: PaperQuestion = { ...primes, regraded: { method: 'full_credit' } };
    expect([null, chosen(2)].map((response) => creditOf(full, response, rules))).toEqual([
      100, 100,
    ]);
  });
});

/** A question with any answer that its type stores, or none. */
const answered: fc.Arbitrary<[PaperQuestion, QuestionResponse | null]> = randomQuestion.chain(
  (input) => {
    const question = asked(input);
    const response = fc
      .record({
        selectedOption: fc.integer({ min: -1, max: 6 }),
        selectedOptions: fc.uniqueArray(fc.nat(6), { maxLength: 7 }),
        answerText: fc.constantFrom(null, 'Oslo', '-7', 'x + y'),
      })
      .map((given) => questionTypes[input.type].response.safeParse(given).data ?? null);
    return fc.tuple(fc.constant(question), response);
  },
);
const anyRules = fc.record({
  partialCredit: fc.boolean(),
  wrongAnswerPenaltyPercent: fc.constantFrom(0, 1, 25, 33, 100),
});

describe('credit by property', () => {
  test('it is a whole number from minus the penalty to 100, and 100 exactly if the answer is right', () => {
    fc.assert(
      fc.property(answered, anyRules, ([question, response], rules) => {
        const credit = creditOf(question, response, rules);
        expect(Number.isInteger(credit)).toBe(true);
        expect(credit).toBeLessThanOrEqual(100);
        expect(credit).toBeGreaterThanOrEqual(-rules.wrongAnswerPenaltyPercent);
        expect(credit === 100).toBe(isCorrect(question, response));
        expect(credit === 100).toBe(isRight(question, response));
        if (response === null) expect(credit).toBe(0);
        // Never both: what earns a part costs nothing.
        if (credit < 0)
          expect(creditOf(question, response, partial) * Number(rules.partialCredit)).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('choosing everything earns nothing, unless everything is right', () => {
    const options = fc.integer({ min: 2, max: 20 }).chain((count) => {
      const indexes = Array.from({ length: count }, (_, index) => index);
      return fc.tuple(
        fc.constant(indexes),
        fc.subarray(indexes, { minLength: 1, maxLength: count - 1 }),
      );
    });
    fc.assert(
      fc.property(options, ([all, correctOptions]) => {
        const question = asked({
          type: 'multiple_choice',
          options: all.map(String),
          correctOptions,
        });
        expect(creditFor(question, chosen(...all))).toBe(0);
        // One right option more never earns less, and a wrong one never more.
        const before = correctOptions.slice(1);
        if (before.length > 0) expect(creditFor(question, chosen(...before))).toBeLessThan(100);
        const wrong = all.filter((index) => !correctOptions.includes(index));
        expect(creditFor(question, chosen(...before, ...wrong))).toBeLessThanOrEqual(
          before.length > 0 ? creditFor(question, chosen(...before)) : 0,
        );
      }),
    );
  });

  test('what is stored of a grade gives the credit back, and nothing is stored under the standard rules', () => {
    fc.assert(
      fc.property(answered, anyRules, ([question, response], rules) => {
        const grade = gradeOf(question, response, rules);
        expect(storedCredit(grade)).toBe(creditOf(question, response, rules));
        expect(gradeOf(question, response, standardRules)).toEqual({
          isCorrect: needsMark(question, response) ? null : isCorrect(question, response),
          credit: null,
        });
      }),
    );
  });
});

describe('points', () => {
  test('an attempt keeps the rules of grading only where they differ', () => {
    for (const rules of Object.values(rulePresets)) {
      expect(hasPoints(rules)).toBe(false);
      expect(Object.keys(attemptRules(rules, 30))).not.toContain('partialCredit');
      expect(Object.keys(attemptRules(rules, 30))).not.toContain('wrongAnswerPenaltyPercent');
    }
    const own = { ...standardRules, partialCredit: true, wrongAnswerPenaltyPercent: 25 };
    expect(attemptRules(own, 30)).toMatchObject({
      partialCredit: true,
      wrongAnswerPenaltyPercent: 25,
    });
    expect(hasPoints({ wrongAnswerPenaltyPercent: 25 })).toBe(true);
  });

  test('under the standard rules they equal the right answers', () => {
    fc.assert(
      fc.property(fc.array(answered, { minLength: 1, maxLength: 10 }), (answers) => {
        const grades = answers.map(([question, response]) =>
          gradeOf(question, response, standardRules),
        );
        const score = grades.filter((grade) => grade.isCorrect).length;
        const sum = grades.reduce((points, grade) => points + storedCredit(grade), 0);
        expect(sum).toBe(earnedOf({ score, points: null }));
      }),
    );
  });

  test('they are never below zero, decide over the pass in whole numbers, and are shown in questions', () => {
    const result = (points: number) => ({ score: 7, totalQuestions: 10, points });
    expect(earnedOf(result(-175))).toBe(0);
    expect(pointsField(result(-175))).toEqual({ points: 0 });
    expect(pointsField(result(750))).toEqual({ points: 7.5 });
    expect(pointsField({ score: 7, points: null })).toEqual({});
    expect([799, 800].map((points) => passes(result(points), standardRules))).toEqual([
      false,
      true,
    ]);
    expect(percentageOf(result(799))).toBe(79.9);
    expect(percentageOf({ score: 2, totalQuestions: 3, points: 199 })).toBe(66.3);
  });

  test('the mark of several attempts goes by points, also where one of them has none', () => {
    const rules = { passMarkPercent: 80 };
    const attempt = (score: number, points: number | null) => ({
      ...{ score, points, totalQuestions: 10, passed: false, rules },
    });
    const [more, better] = [attempt(8, 750), attempt(7, 790)];
    expect(markOf([more, better])).toMatchObject({ attempt: better, percentage: 79 });
    expect(markOf([attempt(8, null), better])?.percentage).toBe(80);
    const average = { ...rules, countedAttempt: 'average' as const };
    expect(
      markOf([
        { ...more, rules: average },
        { ...attempt(8, -50), rules: average },
      ]),
    ).toMatchObject({ percentage: 37.5, passed: false });
  });
});
