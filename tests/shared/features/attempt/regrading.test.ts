import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  creditOf,
  gradeOf,
  isRight,
  type PaperQuestion,
  regradeOf,
  storedCredit,
} from '#shared/features/attempt/paper.ts';
import {
  type AskedAttempt,
  type AttemptBefore,
  effectOf,
  gradeBack,
  isSame,
  regradedQuestion,
} from '#shared/features/attempt/regrading.ts';
import { attemptRules, passes, regradeMethods } from '#shared/features/attempt/rules.ts';
import type { TypedFields } from '#shared/features/question/question-types/definition.ts';
import { bodyOf, type QuestionType } from '#shared/features/question/question-types/registry.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { hourMs } from '#shared/kernel/time/durations.ts';

const blank: TypedFields = {
  options: [],
  correctOption: null,
  correctOptions: [],
  targets: [],
  gaps: [],
  regions: [],
  spotCount: null,
  pinnedOptions: [],
  caseSensitive: false,
  numericTolerance: null,
  essay: null,
};

const question = (type: QuestionType, fields: Partial<TypedFields>): PaperQuestion => ({
  questionId: 1,
  type,
  body: bodyOf(type, { ...blank, ...fields }),
  text: 'What?',
  imageUrl: null,
  imageAlt: null,
  order: [],
  explanation: null,
  difficulty: 'medium',
});

const capitals = ['Paris', 'Lyon', 'Nice'];
const single = (options: string[], correctOption: number) =>
  question('single_choice', { options, correctOption });

describe('the new key is applied to what was asked', () => {
  test('a single choice by the text of its option, wherever it is now', () => {
    const asked = single(capitals, 0);
    const regraded = regradedQuestion(asked, single(['Nice', 'Lyon'], 1), 'new_key');
    expect(regraded?.regraded).toMatchObject({ method: 'new_key', body: { correctOption: 1 } });
    expect(regradedQuestion(asked, single(['Metz', 'Lyon'], 0), 'new_key')).toBeNull();
  });

  test('a multiple choice when all right options were offered', () => {
    const asked = question('multiple_choice', { options: capitals, correctOptions: [0] });
    const current = (options: string[], correctOptions: number[]) =>
      question('multiple_choice', { options, correctOptions });
    expect(
      regradedQuestion(asked, current(['Nice', 'Metz', 'Paris'], [0, 2]), 'new_key')?.regraded,
    ).toMatchObject({ body: { correctOptions: [0, 2] } });
    expect(regradedQuestion(asked, current(['Nice', 'Metz'], [0, 1]), 'new_key')).toBeNull();
  });

  describe('of options with the same text, to the one that is meant', () => {
    const options = ['Paris', 'Paris', 'Nice'];
    test.each([
      { change: 'the other one is the key now', current: ['Paris', 'Paris', 'Nice'], key: 1 },
      { change: 'the other one has another text', current: ['Lyon', 'Paris', 'Nice'], key: 1 },
      { change: 'an option was moved', current: ['Nice', 'Paris', 'Paris'], key: 2 },
      { change: 'an option was added', current: ['Metz', 'Paris', 'Paris', 'Nice'], key: 2 },
    ])('$change', ({ current, key }) => {
      const one = regradedQuestion(single(options, 0), single(current, key), 'new_key');
      expect(one?.regraded).toMatchObject({ body: { correctOption: 1 } });
      const several = regradedQuestion(
        question('multiple_choice', { options, correctOptions: [0] }),
        question('multiple_choice', { options: current, correctOptions: [key] }),
        'new_key',
      );
      expect(several?.regraded).toMatchObject({ body: { correctOptions: [1] } });
      const gap = (texts: string[], correctOption: number) =>
        question('cloze', { gaps: [{ kind: 'choice', options: texts, correctOption }] });
      expect(
        regradedQuestion(gap(options, 0), gap(current, key), 'new_key')?.regraded,
      ).toMatchObject({ body: { gaps: [{ correctOption: 1 }] } });
    });

    test('to none where one of them was removed: it is not known which', () => {
      const current = single(['Paris', 'Nice'], 0);
      expect(regradedQuestion(single(options, 1), current, 'new_key')).toBeNull();
    });
  });

  test('items in order by their texts, equal ones one after the other', () => {
    const asked = {
      ...question('ordering', { options: ['a', 'b', 'a'] }),
      body: { options: ['b', 'a', 'a'], correctOptions: [1, 0, 2] },
    };
    const current = question('ordering', { options: ['a', 'a', 'b'] });
    expect(regradedQuestion(asked, current, 'new_key')?.regraded).toMatchObject({
      body: { options: ['b', 'a', 'a'], correctOptions: [1, 2, 0] },
    });
    expect(
      regradedQuestion(asked, question('ordering', { options: ['a', 'b'] }), 'new_key'),
    ).toBeNull();
  });

  test('a text with more accepted answers, a number with another tolerance, true and false', () => {
    const text = question('fill_blank', { options: ['colour'], correctOption: 0 });
    const more = question('fill_blank', { options: ['colour|color'], correctOption: 0 });
    const wider = regradedQuestion(text, more, 'new_key');
    expect(wider && isRight(wider, { answerText: 'color' })).toBe(true);
    const number = regradedQuestion(
      question('numeric', { options: ['10'] }),
      question('numeric', { options: ['10 ± 1'] }),
      'new_key',
    );
    expect(number && isRight(number, { answerText: '10.5' })).toBe(true);
    const truth = regradedQuestion(
      question('true_false', { correctOption: 0 }),
      question('true_false', { correctOption: 1 }),
      'either_key',
    );
    expect(truth && isRight(truth, { selectedOption: 0 })).toBe(true);
    expect(truth && isRight(truth, { selectedOption: 1 })).toBe(true);
  });

  test('another type cannot be compared, but everybody can get the point', () => {
    const other = question('multiple_choice', { options: capitals, correctOptions: [0] });
    expect(regradedQuestion(single(capitals, 0), other, 'either_key')).toBeNull();
    const full = regradedQuestion(single(capitals, 0), other, 'full_credit');
    expect(full && isRight(full, null)).toBe(true);
    expect(full && regradeOf(full, null)).toEqual({ method: 'full_credit', wasCorrect: false });
  });

  test('a number and a text are different types, though both are written', () => {
    const number = question('numeric', { options: ['10'] });
    const text = question('fill_blank', { options: ['10'], correctOption: 0 });
    expect(regradedQuestion(number, text, 'new_key')).toBeNull();
    expect(regradedQuestion(text, number, 'new_key')).toBeNull();
  });

  test('a question with other gaps or items than were asked cannot be compared', () => {
    const written = {
      kind: 'text' as const,
      answers: ['a'],
      caseSensitive: false,
      tolerance: null,
    };
    const choice = { kind: 'choice' as const, options: ['a', 'b'], correctOption: 0 };
    const cloze = (...gaps: TypedFields['gaps']) => question('cloze', { gaps });
    const compared = (asked: PaperQuestion, current: PaperQuestion) =>
      regradedQuestion(asked, current, 'new_key');
    expect(compared(cloze(written), cloze(written, choice))).toBeNull();
    expect(compared(cloze(written, choice), cloze(written))).toBeNull();
    expect(compared(cloze(written), cloze(choice))).toBeNull();
    expect(compared(cloze(choice), cloze(written))).toBeNull();
    const pairs = (options: string[], targets: string[]) =>
      question('matching', { options, targets, correctOptions: [...options.keys()] });
    const two = pairs(['a', 'b'], ['x', 'y']);
    expect(compared(two, pairs(['a', 'b', 'c'], ['y', 'x', 'x']))).toBeNull();
    expect(compared(two, pairs(['a', 'c'], ['y', 'x']))).toBeNull();
    expect(compared(two, pairs(['a', 'b'], ['y', 'z']))).toBeNull();
    expect(compared(two, pairs(['a', 'b'], ['y', 'x']))).not.toBeNull();
    const inOrder = (...options: string[]) => question('ordering', { options });
    expect(compared(inOrder('a', 'b'), inOrder('a', 'c'))).toBeNull();
    expect(compared(inOrder('a', 'a'), inOrder('a', 'b'))).toBeNull();
  });

  test('the same key again takes an earlier regrade away', () => {
    const asked = single(capitals, 0);
    const regraded = regradedQuestion(asked, single(capitals, 1), 'new_key');
    expect(regraded && regradedQuestion(regraded, asked, 'new_key')).toEqual(asked);
  });
});

const rules = attemptRules(standardRules, 10);
const completedAt = new Date('2026-01-10T10:00:00Z');

const attempt = (changes: Partial<AskedAttempt>): AskedAttempt => ({
  status: 'submitted',
  totalQuestions: 5,
  score: 4,
  points: null,
  passed: true,
  isCorrect: true,
  credit: null,
  completedAt,
  canRetakeAt: completedAt,
  toBeMarked: 0,
  rules,
  response: { selectedOption: 0 },
  ...changes,
});

/** When the quiz can be taken again; a teacher may have ended the wait, or made it longer. */
const anyTime = fc
  .integer({ min: 0, max: 200 })
  .map((hours) => new Date(completedAt.getTime() + hours * hourMs));

/** What a regrade keeps for its undo. */
const keptOf = (questionBefore: PaperQuestion, { passed, canRetakeAt }: AskedAttempt) => ({
  ...{ questionBefore, passedBefore: passed, canRetakeAtBefore: canRetakeAt, gained: 0 },
});

describe('the grade', () => {
  const toLyon = { current: single(capitals, 1), method: 'new_key', takesPasses: false } as const;

  test('an attempt that would lose its pass is spared, unless it may lose it', () => {
    expect(effectOf(single(capitals, 0), attempt({}), toLyon)).toMatchObject({
      kind: 'graded',
      isSpared: true,
      question: { regraded: { method: 'either_key' } },
      grade: { isCorrect: true, score: 4, passed: true },
    });
    expect(
      effectOf(single(capitals, 0), attempt({}), { ...toLyon, takesPasses: true }),
    ).toMatchObject({ kind: 'graded', isSpared: false, grade: { score: 3, passed: false } });
  });

  test('an open attempt gets no grade, an abandoned one no score', () => {
    const regraded = effectOf(
      single(capitals, 0),
      attempt({ status: 'open', isCorrect: null, passed: false, score: 0 }),
      toLyon,
    );
    expect(regraded).toMatchObject({ kind: 'graded', grade: { isCorrect: null, score: 0 } });
    const left = attempt({
      status: 'abandoned',
      isCorrect: false,
      score: 0,
      passed: false,
      response: { selectedOption: 1 },
    });
    expect(effectOf(single(capitals, 0), left, toLyon)).toMatchObject({
      grade: { isCorrect: true, score: 0, passed: false, canRetakeAt: completedAt },
    });
  });

  test('any regrades and their undoing leave the grades that the answers give', () => {
    const option = fc.integer({ min: 0, max: 2 });
    const steps = fc.array(
      fc.record({
        key: option,
        method: fc.constantFrom(...regradeMethods),
        takesPasses: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(
        option,
        option,
        fc.integer({ min: 0, max: 9 }),
        steps,
        anyTime,
        (key, chosen, others, all, canRetakeAt) => {
          const asked = single(capitals, key);
          const isCorrect = chosen === key;
          const score = others + Number(isCorrect);
          const start = attempt({
            totalQuestions: 10,
            score,
            isCorrect,
            passed: passes({ score, totalQuestions: 10, points: null }, rules),
            response: { selectedOption: chosen },
            canRetakeAt,
          });
          let [now, row] = [asked, start];
          const undo: AttemptBefore[] = [];
          for (const step of all) {
            const effect = effectOf(now, row, { ...step, current: single(capitals, step.key) });
            if (effect.kind !== 'graded') continue;
            expect(row.passed && !effect.grade.passed && !step.takesPasses).toBe(false);
            undo.push(keptOf(now, row));
            [now, row] = [effect.question, { ...row, ...effect.grade }];
            expect(row.score).toBe(others + Number(isRight(now, row.response)));
            expect(row.passed).toBe(passes(row, rules));
          }
          for (const before of undo.toReversed())
            [now, row] = [before.questionBefore, { ...row, ...gradeBack(row, before) }];
          expect(now).toEqual(asked);
          expect({ ...row, credit: null }).toEqual(start);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the grade where parts of answers count and wrong ones cost', () => {
  const graded = attemptRules(
    { ...standardRules, partialCredit: true, wrongAnswerPenaltyPercent: 25 },
    10,
  );
  const primes = (...correctOptions: number[]) =>
    question('multiple_choice', { options: ['2', '3', '4', '5'], correctOptions });

  test('any regrades and their undoing leave the points that the answers give', () => {
    const key = fc.subarray([0, 1, 2, 3], { minLength: 1 });
    const response = fc
      .option(fc.subarray([0, 1, 2, 3], { minLength: 1 }))
      .map((selectedOptions) => selectedOptions && { selectedOptions });
    const steps = fc.array(
      fc.record({
        key,
        method: fc.constantFrom(...regradeMethods),
        takesPasses: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(
        key,
        response,
        fc.integer({ min: -225, max: 900 }),
        steps,
        anyTime,
        (first, given, others, all, canRetakeAt) => {
          const asked = primes(...first);
          const grade = gradeOf(asked, given, graded);
          const result = {
            score: Number(grade.isCorrect),
            points: others + storedCredit(grade),
            totalQuestions: 10,
          };
          const start = attempt({
            ...{ ...result, ...grade, rules: graded, response: given },
            passed: passes(result, graded),
            canRetakeAt,
          });
          let [now, row] = [asked, start];
          const undo: AttemptBefore[] = [];
          for (const step of all) {
            const effect = effectOf(now, row, { ...step, current: primes(...step.key) });
            if (effect.kind !== 'graded') continue;
            expect(row.passed && !effect.grade.passed && !step.takesPasses).toBe(false);
            undo.push(keptOf(now, row));
            [now, row] = [effect.question, { ...row, ...effect.grade }];
            expect(row.points).toBe(others + creditOf(now, given, graded));
            expect(row.score).toBe(Number(isRight(now, given)));
            expect(row.passed).toBe(passes(row, graded));
          }
          for (const before of undo.toReversed())
            [now, row] = [before.questionBefore, { ...row, ...gradeBack(row, before) }];
          expect(now).toEqual(asked);
          expect(row).toEqual(start);
        },
      ),
      { numRuns: 500 },
    );
  });
});

test('a pass that becomes a miss begins its wait, but not again one that was ended', () => {
  const after = (hours: number) => new Date(completedAt.getTime() + hours * hourMs);
  const toLyon = { current: single(capitals, 1), method: 'new_key', takesPasses: true } as const;
  const missedAt = (canRetakeAt: Date) =>
    effectOf(single(capitals, 0), attempt({ canRetakeAt }), toLyon);
  const lasts = (hours: number) => ({ grade: { passed: false, canRetakeAt: after(hours) } });
  expect(missedAt(after(120))).toMatchObject(lasts(48));
  expect(missedAt(after(72))).toMatchObject(lasts(48));
  expect(missedAt(after(1))).toMatchObject(lasts(1));
});

describe('a written answer of an erased account, whose text is gone', () => {
  const text = (accepted: string) => question('fill_blank', { options: [accepted] });
  const erased = (changes: Partial<AskedAttempt>) =>
    attempt({ userId: null, response: { answerText: '(erased)' }, ...changes });
  const more = { current: text('colour|color'), takesPasses: true };

  test('keeps its grade with another key, and can get full credit', () => {
    for (const method of ['new_key', 'either_key'] as const)
      expect(effectOf(text('colour'), erased({}), { ...more, method })).toEqual({ kind: 'same' });
    const wrong = erased({ isCorrect: false, score: 3, passed: false });
    expect(effectOf(text('colour'), wrong, { ...more, method: 'full_credit' })).toMatchObject({
      kind: 'graded',
      grade: { isCorrect: true, score: 4, passed: true },
    });
  });

  test('gets the grade back that it had before a regrade', () => {
    const before = { questionBefore: text('colour'), passedBefore: true, canRetakeAtBefore: null };
    expect(gradeBack(erased({}), { ...before, gained: 0 })).toMatchObject({
      ...{ isCorrect: true, credit: null, score: 4 },
    });
    expect(gradeBack(erased({}), { ...before, gained: 100 })).toMatchObject({
      ...{ isCorrect: false, credit: null, score: 3 },
    });
    const cost = { rules: attemptRules({ ...standardRules, wrongAnswerPenaltyPercent: 25 }, 10) };
    expect(gradeBack(erased({ points: 400, ...cost }), { ...before, gained: 125 })).toMatchObject({
      ...{ isCorrect: false, credit: -25, score: 3, points: 275 },
    });
  });
});

describe('the undo of a regrade that gave a pass', () => {
  const [asked, current] = [single(capitals, 1), single(capitals, 0)];
  const missed = (canRetakeAt: Date) =>
    attempt({ score: 3, passed: false, isCorrect: false, canRetakeAt });
  const after = (hours: number) => new Date(completedAt.getTime() + hours * hourMs);
  const undone = (start: AskedAttempt, between: Partial<AskedAttempt>, kept = {}) => {
    const effect = effectOf(asked, start, { current, method: 'new_key', takesPasses: false });
    if (effect.kind !== 'graded') throw new Error('It is not graded');
    expect(effect.grade).toMatchObject({ passed: true, canRetakeAt: after(120) });
    const row = { ...start, ...effect.grade, ...between };
    return gradeBack(row, { ...keptOf(asked, start), ...kept });
  };

  test('does not begin a wait again that was ended before the regrade', () => {
    const { passed, canRetakeAt } = undone(missed(after(1)), {});
    expect({ passed, canRetakeAt }).toEqual({ passed: false, canRetakeAt: after(1) });
  });

  test('does not begin one again that was ended since; another begins as it was', () => {
    expect(undone(missed(after(48)), { canRetakeAt: after(3) }).canRetakeAt).toEqual(after(3));
    expect(undone(missed(after(48)), { canRetakeAt: after(72) }).canRetakeAt).toEqual(after(48));
    expect(undone(missed(after(48)), {}).canRetakeAt).toEqual(after(48));
  });

  test('computes the wait by the rules if the regrade has kept none, or the result is another one', () => {
    for (const kept of [{ canRetakeAtBefore: null }, { passedBefore: true }])
      expect(undone(missed(after(1)), {}, kept).canRetakeAt).toEqual(after(48));
  });
});

test('what JSON can store is compared by its values, in any order of fields', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isSame(value, JSON.parse(JSON.stringify(value)))).toBe(true);
    }),
  );
  expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  for (const [one, other] of [
    [{ a: 1 }, { b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [null, {}],
    [1, '1'],
    [{ a: undefined }, {}],
  ])
    expect(isSame(one, other)).toBe(false);
});
