import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GivenAnswer,
  isAnswered,
  unanswered,
} from '#shared/features/question/question-types/answering.ts';
import type { TypedFields } from '#shared/features/question/question-types/definition.ts';
import {
  bodyOf,
  isCorrect,
  QuestionType,
  responseOf,
} from '#shared/features/question/question-types/registry.ts';
import { foldMarks } from '#shared/features/question/question-types/written-answer.ts';

type Question = TypedFields & { type: QuestionType };

const key = (changes: Partial<Question>): Question => ({
  type: 'single_choice',
  options: ['a', 'b', 'c', 'd'],
  correctOption: 1,
  correctOptions: [],
  targets: [],
  gaps: [],
  regions: [],
  spotCount: null,
  pinnedOptions: [],
  caseSensitive: false,
  numericTolerance: null,
  essay: null,
  ...changes,
});
const isRight = ({ type, ...fields }: Question, given: GivenAnswer): boolean =>
  isCorrect({ type, body: bodyOf(type, fields) }, responseOf(type, given));

const chose = (selectedOption: number): GivenAnswer => ({ ...unanswered, selectedOption });
const ticked = (...selectedOptions: number[]): GivenAnswer => ({ ...unanswered, selectedOptions });
const wrote = (answerText: string): GivenAnswer => ({ ...unanswered, answerText });

describe('SCORE-03: one choice is right if it is the key', () => {
  test.each([
    [chose(1), true],
    [chose(0), false],
    [unanswered, false],
    [ticked(1), false],
  ])('%o → %s', (given, right) => {
    expect(isRight(key({}), given)).toBe(right);
    expect(isRight(key({ type: 'true_false', options: ['True', 'False'] }), given)).toBe(right);
  });

  test('without a key nothing is right, not even an empty answer', () => {
    expect(isRight(key({ correctOption: null }), unanswered)).toBe(false);
    expect(isRight(key({ correctOption: null }), chose(0))).toBe(false);
  });
});

describe('SCORE-02: several choices are right if the sets are equal', () => {
  const twoOfFour = key({ type: 'multiple_choice', correctOption: null, correctOptions: [0, 2] });
  test.each([
    [ticked(2, 0), true],
    [ticked(0, 2, 2), true],
    [ticked(0), false],
    [ticked(0, 1), false],
    [ticked(0, 1, 2), false],
    [ticked(), false],
  ])('%o → %s', (given, right) => expect(isRight(twoOfFour, given)).toBe(right));

  test('decision 9: an empty key does not make an empty answer right', () => {
    expect(isRight(key({ type: 'multiple_choice', correctOption: null }), ticked())).toBe(false);
  });

  test('order and repetition of chosen options do not matter', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(3), { minLength: 1 }),
        fc.infiniteStream(fc.nat()),
        (set, order) => {
          const multi = key({ type: 'multiple_choice', correctOption: null, correctOptions: set });
          const mixed = set.toSorted(() => ((order.next().value ?? 0) % 2) - 0.5);
          expect(isRight(multi, ticked(...mixed, ...mixed))).toBe(true);
          const other = [0, 1, 2, 3].find((index) => !set.includes(index));
          if (other !== undefined) expect(isRight(multi, ticked(...set, other))).toBe(false);
          if (set.length > 1) expect(isRight(multi, ticked(...set.slice(1)))).toBe(false);
        },
      ),
    );
  });
});

describe('decision 12: a filled-in answer matches one of the alternatives', () => {
  const fillIn = (answer: string, changes: Partial<Question> = {}) =>
    key({ type: 'fill_blank', options: [answer], correctOption: 0, ...changes });
  test.each([
    ['Paris', 'paris', true],
    ['Paris', '  PARIS ', true],
    ['New York|NYC', 'nyc', true],
    ['New York|NYC', 'new   york', true],
    ['New York\nNYC', 'NYC', true],
    ['New York|NYC', 'New York|NYC', false],
    ['Straße', 'STRASSE', true],
    ['ﬁve', 'five', true],
    ['Ω', 'ω', true],
    ['Paris', 'Pari', false],
    ['Paris', '   ', false],
    ['|', '', false],
    ['3.14', '3,14', false],
    ['10⁵', '105', false],
    ['105', '10⁵', false],
    ['10⁵', '10^5', true],
    ['10^-3', '10⁻³', true],
    ['2·10³ m', '2·103 m', false],
    ['105', '10\u2060⁵', false],
    ['10^5', '10\u200b⁵', true],
    ['1\u2060½', '1 1/2', true],
    ['m²', 'm2', true],
    ['Ca²⁺', 'Ca2+', true],
    ['Cl⁻', 'Cl-', true],
    ['1/2', '½', true],
    ['½', '1/2', true],
    ['1½', '1 1/2', true],
    ['1½', '11/2', false],
    ['km/h', 'km∕h', true],
    ['SO42-', 'SO₄²⁻', true],
    ['SO4²⁻', 'SO₄²⁻', true],
    ['SO4²⁻', 'SO42-', true],
    ['10²³', '10^23', true],
  ])('%j against %j → %s', (answer, given, right) => {
    expect(isRight(fillIn(answer), wrote(given))).toBe(right);
  });

  test.each([
    ['0.2', '0.3', 0.1, true],
    ['0.2', '0.31', 0.1, false],
    ['100', '1e2', 0, true],
    ['105', '10⁵', 0, false],
    ['3.14', '3,14', 0, true],
    ['-5', '−5', 0, true],
    ['5', '5 apples', 1, false],
    ['five', 'four', 1, false],
    ['5', '', 5, false],
    ['5', 'Infinity', 5, false],
    ['1.6e-19', '1.6e-19', 0, true],
    ['1.6e-19', '0.00016e-15', 0, true],
    ['1.6e-19', '0', 0, false],
    ['1e999', '5', 0, false],
    ['0', '-0', 0, true],
  ])('%s against %s within %s → %s', (answer, given, numericTolerance, right) => {
    expect(isRight(fillIn(answer, { numericTolerance }), wrote(given))).toBe(right);
  });

  test('case counts if the question requires it; typographic variants never count', () => {
    const exact = (answer: string) => fillIn(answer, { caseSensitive: true });
    expect(isRight(exact('const'), wrote('Const'))).toBe(false);
    expect(isRight(exact('const'), wrote(' const '))).toBe(true);
    expect(isRight(exact("Don't"), wrote('Don’t'))).toBe(true);
    expect(isRight(exact("Don't"), wrote('don’t'))).toBe(false);
  });

  test.each([
    ["don't", 'don’t'],
    ["don't", 'don´t'],
    ['don’t', "don't"],
    ['rock ’n’ roll', "rock 'n' roll"],
    ['“Yes”', '"yes"'],
    ['«Yes»', '„yes“'],
    ['1914-1918', '1914–1918'],
    ['1914–1918', '1914-1918'],
    ['well-known', 'well‑known'],
    ['-5', '−5'],
    ['a - b', 'a — b'],
    ['straße', 'stra\u00adsse'],
    ['Auflage', 'Auf\u200clage'],
    ['™', '™\ufe0f'],
    ['سلام', 'ســــلام'],
    ['New York', 'New\u00a0York'],
  ])('typographic marks are equal: %j and %j', (answer, given) => {
    expect(isRight(fillIn(answer), wrote(given))).toBe(true);
  });

  test('what was folded is not changed by folding it again, whatever character it had', () => {
    const changed: string[] = [];
    for (let code = 0; code <= 0xff_ff; code += 1) {
      const once = foldMarks(`a${String.fromCodePoint(code)}b`);
      if (foldMarks(once) !== once) changed.push(code.toString(16));
    }
    expect(changed).toEqual([]);
  });

  test('different kinds of marks are not equal', () => {
    expect(isRight(fillIn("don't"), wrote('dont'))).toBe(false);
    expect(isRight(fillIn('1914-1918'), wrote('1914 1918'))).toBe(false);
    expect(isRight(fillIn('"yes"'), wrote("'yes'"))).toBe(false);
  });
});

describe('decision 12: numbers are read as people write them', () => {
  const within = (answer: string, numericTolerance: number, given: string) =>
    isRight(
      key({ type: 'fill_blank', options: [answer], correctOption: 0, numericTolerance }),
      wrote(given),
    );

  test.each([
    // The same number with groups.
    ['1000', '1,000', true],
    ['1000', '1.000', true],
    ['1000', '1 000', true],
    ['1000', '1\u202f000', true],
    ['1000', '1\u00a0000', true],
    ['1000', '1’000', true],
    ['1000', "1'000", true],
    ['1234567', '1,234,567', true],
    ['1234567', '1.234.567', true],
    ['1234567', '12,34,567', true],
    ['1234.5', '1,234.5', true],
    ['1234.5', '1.234,5', true],
    ['1234.5', '1 234,5', true],
    ['1,000', '1000', true],
    ['1 000 000', '1000000', true],
    ['-1000', '−1,000', true],
    // A group is not a fraction, and a fraction is not a group.
    ['1', '1,000', false],
    ['2.5', '2,500', false],
    ['1', '1.000', true],
    ['2', '2.125', false],
    ['0.125', '0,125', true],
    ['125', '0,125', false],
    ['3.141', '3,141', true],
    ['3.14', '3,14', true],
    ['3,5', '3.5', true],
    ['3,5', '3.500', false],
    ['3500,5', '3.500,5', true],
    ['1250.5', '1.250', false],
    // Not numbers.
    ['1000', '1,00', false],
    ['1000', '1,0000', false],
    ['1000', '10,00', false],
    ['1000', '1,000 000', false],
    ['1234567', '1,234.567', false],
    ['1000', '1,000,', false],
    ['1000', '1  ,000', false],
    ['1000000', '1,000.000', false],
    ['1', '1-', false],
    ['0', '-', false],
    ['0', '.', false],
    ['0', 'e5', false],
  ])('%j with a tolerance against %j → %s', (answer, given, right) => {
    expect(within(answer, 0, given)).toBe(right);
  });

  test('2.125 lies within 0.5 of 2, and 2,125 does not', () => {
    expect(within('2', 0.5, '2.125')).toBe(true);
    expect(within('2', 0.5, '2,125')).toBe(false);
  });

  const figures = fc
    .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.nat(3))
    .map(([digits, decimals]) => ({ text: (digits / 10 ** decimals).toFixed(decimals), decimals }));
  const writtenIn = (locale: string, text: string, decimals: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals }).format(Number(text));

  test('a number in the notation of any country is right when the key is that number', () => {
    const locales = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'sv-SE', 'es-ES');
    fc.assert(
      fc.property(figures, locales, ({ text, decimals }, locale) => {
        expect(within(text, 0, writtenIn(locale, text, decimals))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('a number with comma groups is right only within the tolerance', () => {
    fc.assert(
      fc.property(figures, figures, fc.constantFrom(0, 0.5, 10), (wanted, got, tolerance) => {
        // 1.234 may stand for the whole number 1234, and 1,234 for a key with three decimals.
        fc.pre(got.decimals !== 3 && wanted.decimals !== 3);
        const near = Math.abs(Number(wanted.text) - Number(got.text)) <= tolerance;
        const given = writtenIn('en-US', got.text, got.decimals);
        expect(within(wanted.text, tolerance, given)).toBe(near);
      }),
      { numRuns: 3000 },
    );
  });

  test('a whole number below 1000 does not match its thousandfold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), (whole) => {
        expect(within(String(whole), 0, `${whole},000`)).toBe(false);
        expect(within(`${whole}000`, 0, `${whole},000`)).toBe(true);
      }),
    );
  });
});

test('whether a question is answered is known without the schema of its responses, and agrees with it', () => {
  const index = fc.oneof(
    fc.integer({ min: -2, max: 5 }),
    fc.constantFrom(1.5, Number.NaN, 2 ** 60),
  );
  const given: fc.Arbitrary<GivenAnswer> = fc.record({
    selectedOption: index,
    selectedOptions: fc.array(index, { maxLength: 3 }),
    answerText: fc.constantFrom(null, '', ' ', '\u2003\n', 'a', ' 0 '),
  });
  fc.assert(
    fc.property(fc.constantFrom(...QuestionType.options), given, (type, answer) => {
      expect(isAnswered(type, answer)).toBe(responseOf(type, answer) !== null);
    }),
    { numRuns: 500 },
  );
});
