import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attemptRules, deadlineOf, mayBeVoided } from '#shared/features/attempt/rules.ts';
import {
  closesAfterOpening,
  effectiveTimeLimit,
  freeTitle,
  hidesQuestions,
  isAccessCode,
  isHiddenByLink,
  layoutFits,
  lengthBounds,
  questionCount,
  quizDifficulty,
  rulePresets,
  showsAgainAtEnd,
  standardRules,
  startLock,
  timesInOrder,
} from '#shared/features/quiz/rules.ts';
import { TakingRules } from '#shared/features/quiz/schema.ts';
import { feedbackLevel, feedbackLevels, shows } from '#shared/kernel/feedback.ts';

test('an attempt asks the set number of own questions, as far as the quiz has them, and all drawn ones', () => {
  const count = (questionsPerAttempt: number, totalQuestions: number, drawnQuestions = 0) =>
    questionCount({ questionsPerAttempt, totalQuestions, drawnQuestions });
  expect(count(10, 25)).toBe(10);
  expect(count(10, 3)).toBe(3);
  expect(count(10, 10)).toBe(10);
  expect(count(10, 29, 4)).toBe(14);
  expect(count(10, 7, 4)).toBe(7);
  expect(count(10, 4, 4)).toBe(4);
});

test('a title that another quiz has gets the next free number, within its longest length', () => {
  expect(freeTitle('Birds', ['Fish'])).toBe('Birds');
  expect(freeTitle('Birds', ['Birds', 'Birds (2)'])).toBe('Birds (3)');
  const long = 'b'.repeat(250);
  expect(freeTitle(long, [])).toBe('b'.repeat(200));
  expect(freeTitle(long, ['b'.repeat(200)])).toBe(`${'b'.repeat(196)} (2)`);
});

test('a quiz closes after it opens, if it does both', () => {
  const [one, other] = ['2026-03-01T10:00:00Z', '2026-03-01T10:00:01Z'];
  expect(closesAfterOpening({ opensAt: one, closesAt: other })).toBe(true);
  expect(closesAfterOpening({ opensAt: one, closesAt: one })).toBe(false);
  expect(closesAfterOpening({ opensAt: other, closesAt: one })).toBe(false);
  expect(closesAfterOpening({ opensAt: null, closesAt: one })).toBe(true);
  expect(closesAfterOpening({ opensAt: one, closesAt: null })).toBe(true);
});

test('a quiz by link is for members only and in no list; for others nothing is asked', () => {
  const hides = (isByLink: boolean, isMembersOnly: boolean, isListed: boolean) =>
    isHiddenByLink({ isByLink, isMembersOnly, isListed });
  expect(hides(true, true, false)).toBe(true);
  expect([hides(true, true, true), hides(true, false, false)]).toEqual([false, false]);
  expect([hides(false, false, true), hides(false, true, true)]).toEqual([true, true]);
});

test('without a time limit an attempt lasts 30 minutes', () => {
  expect(effectiveTimeLimit(null)).toBe(30);
  expect(effectiveTimeLimit(25)).toBe(25);
});

test('every time limit is either short, medium or long', () => {
  const minutes = fc.integer({ min: 1, max: 1440 });
  fc.assert(
    fc.property(minutes, (limit) => {
      const lengths = Object.values(lengthBounds).filter(
        ({ from, to }) => limit >= from && limit <= to,
      );
      expect(lengths).toHaveLength(1);
    }),
  );
  expect(lengthBounds.short.to).toBe(10);
  expect(lengthBounds.medium.to).toBe(20);
});

test.each([
  [null, null, 'Beginner'],
  [null, 419.9, 'Beginner'],
  [null, 420, 'Intermediate'],
  [null, 580, 'Intermediate'],
  [null, 580.1, 'Advanced'],
  ['beginner', 900, 'Beginner'],
  ['intermediate', null, 'Intermediate'],
  ['intermediate', 900, 'Intermediate'],
  ['advanced', 100, 'Advanced'],
] as const)('chosen level %s and mean rating %s are shown as %s', (override, mean, level) => {
  expect(quizDifficulty(override, mean)).toBe(level);
});

const hour = 3_600_000;
const now = new Date('2026-03-01T10:00:00Z');
const hence = (hours: number) => new Date(now.getTime() + hours * hour);

describe('rules of a quiz', () => {
  test('the standard rules are those of the specification, to the letter', () => {
    expect(attemptRules(standardRules, 30)).toEqual({
      passMarkPercent: 80,
      cooldownHours: { passed: 120, failed: 48 },
      timeLimitMinutes: 30,
    });
    expect(rulePresets.standard).toBe(standardRules);
  });

  test('the presets are what their descriptions say', () => {
    const { exam, homework, practice, ...others } = rulePresets;
    expect(others).toEqual({ standard: standardRules });
    const noWait = { passed: 0, failed: 0 };
    // One attempt. Only the score is shown until the closing date.
    expect(exam).toEqual({
      ...{ ...standardRules, passMarkPercent: 50, cooldownHours: noWait, maxAttempts: 1 },
      feedback: { atOnce: null, atEnd: 'score', afterClosing: 'explanations' },
    });
    // Three attempts. Right answers are shown after the closing date.
    expect(homework).toEqual({
      ...{ ...standardRules, passMarkPercent: 60, cooldownHours: noWait, maxAttempts: 3 },
      feedback: { atOnce: null, atEnd: 'marks', afterClosing: 'explanations' },
    });
    // As often as wanted, without a wait. Each answer can be checked and is explained at once.
    expect(practice).toEqual({
      ...{ ...standardRules, cooldownHours: noWait },
      feedback: { atOnce: 'explanations', atEnd: 'explanations', afterClosing: 'explanations' },
    });
  });

  test('as specified: 80 percent, 48 hours and 5 days, any number of attempts, all is explained at the end', () => {
    expect(standardRules).toEqual({
      passMarkPercent: 80,
      cooldownHours: { passed: 5 * 24, failed: 48 },
      maxAttempts: null,
      countedAttempt: 'best',
      shuffleQuestions: true,
      shuffleOptions: true,
      oneWay: false,
      untimed: false,
      partialCredit: false,
      wrongAnswerPenaltyPercent: 0,
      questionSeconds: null,
      layout: 'one',
      feedback: { atOnce: null, atEnd: 'explanations', afterClosing: 'explanations' },
    });
  });

  test.each(Object.entries(rulePresets))('the preset %s can be stored', (_, rules) => {
    expect(TakingRules.parse(rules)).toEqual(rules);
  });

  test('an attempt keeps what concerns it', () => {
    expect(attemptRules(rulePresets.exam, null)).toEqual({
      passMarkPercent: 50,
      cooldownHours: { passed: 0, failed: 0 },
      timeLimitMinutes: null,
      maxAttempts: 1,
      feedback: { atEnd: 'score', afterClosing: 'explanations' },
    });
  });

  test('voiding an attempt must not be better than abandoning it', () => {
    const { cooldownHours } = standardRules;
    expect(mayBeVoided({ cooldownHours })).toBe(true);
    expect(mayBeVoided({ cooldownHours: { passed: 0, failed: 49 } })).toBe(false);
    expect(mayBeVoided({ cooldownHours, maxAttempts: 9 })).toBe(false);
  });

  test.each([
    ['always open', null, null, null, 5, null],
    ['before it opens', 1, null, null, 0, 'not-yet'],
    ['from its opening on', 0, 1, null, 0, null],
    ['at its closing', -2, 0, null, 0, 'closed'],
    ['with an attempt left', null, null, 2, 1, null],
    ['without one', null, null, 2, 2, 'used-up'],
    ['closed for those without one, too', null, -1, 1, 1, 'closed'],
    ['none left for when it opens', 1, null, 1, 1, 'used-up'],
  ] as const)('%s', (_, opens, closes, maxAttempts, taken, lock) => {
    const opensAt = opens === null ? null : hence(opens);
    const closesAt = closes === null ? null : hence(closes);
    expect(startLock({ rules: { maxAttempts }, opensAt, closesAt }, taken, now)).toBe(lock);
  });

  test('an attempt ends with its time limit, or when the quiz closes', () => {
    expect(deadlineOf(60, null, now)).toEqual(hence(1));
    expect(deadlineOf(60, hence(2), now)).toEqual(hence(1));
    expect(deadlineOf(60, hence(0.5), now)).toEqual(hence(0.5));
  });

  test('letter case and outer spaces of an access code do not matter', () => {
    expect(isAccessCode('Fjord 7', ' fjord 7')).toBe(true);
    expect(isAccessCode('Fjord 7', 'fjord')).toBe(false);
    expect(isAccessCode('Fjord 7', undefined)).toBe(false);
  });

  test('questions are public unless a start has conditions or the quiz is unlisted', () => {
    const open = { needsAccessCode: false, opensAt: null, isListed: true };
    expect(hidesQuestions(open)).toBe(false);
    expect(hidesQuestions({ ...open, needsAccessCode: true })).toBe(true);
    expect(hidesQuestions({ ...open, opensAt: hence(-1) })).toBe(true);
    expect(hidesQuestions({ ...open, isListed: false })).toBe(true);
  });
});

test('rules that were stored before a rule existed have it as the specification says', () => {
  const { countedAttempt: _, ...earlier } = standardRules;
  expect(TakingRules.parse(earlier)).toEqual(standardRules);
  expect(attemptRules({ ...standardRules, countedAttempt: 'last' }, 30)).toMatchObject({
    countedAttempt: 'last',
  });
});

describe('feedback', () => {
  test('each level shows what those before it show', () => {
    const shown = feedbackLevels.map((level) => feedbackLevels.filter((one) => shows(level, one)));
    expect(shown.map(({ length }) => length)).toEqual([1, 2, 3, 4]);
  });

  test.each([
    ['without rules for it', undefined, -1, 'explanations'],
    ['before the closing date', { atEnd: 'score', afterClosing: 'keys' }, 1, 'score'],
    ['while late submits count', { atEnd: 'score', afterClosing: 'keys' }, 0, 'score'],
    ['after it', { atEnd: 'score', afterClosing: 'keys' }, -1, 'keys'],
    ['never less than at the end', { atEnd: 'keys', afterClosing: 'score' }, -1, 'keys'],
    ['without a closing date', { atEnd: 'marks', afterClosing: 'keys' }, null, 'marks'],
  ] as const)('%s', (_, feedback, closes, level) => {
    const closesAt = closes === null ? null : hence(closes);
    expect(feedbackLevel(feedback ? { feedback } : {}, closesAt, now)).toBe(level);
  });
});

test('questions with a time of their own have no way back, and those on one page have one', () => {
  const fits = [false, true].map((oneWay) => [
    timesInOrder({ questionSeconds: null, oneWay }),
    timesInOrder({ questionSeconds: 20, oneWay }),
    layoutFits({ layout: 'one', oneWay }),
    layoutFits({ layout: 'all', oneWay }),
  ]);
  expect(fits).toEqual([
    [true, false, true, true],
    [true, true, true, false],
  ]);
});

test('the end shows at least what was shown at once', () => {
  const shown = (atOnce: 'keys' | null, atEnd: 'score' | 'keys' | 'explanations') =>
    showsAgainAtEnd({ feedback: { ...standardRules.feedback, atOnce, atEnd } });
  expect([shown(null, 'score'), shown('keys', 'score')]).toEqual([true, false]);
  expect([shown('keys', 'keys'), shown('keys', 'explanations')]).toEqual([true, true]);
});
