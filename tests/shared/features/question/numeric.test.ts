import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unanswered } from '#shared/features/question/question-types/answering.ts';
import { numeric } from '#shared/features/question/question-types/numeric.ts';
import { decimalOf } from '#shared/features/question/question-types/numeric-answer.ts';
import {
  bodyOf,
  isCorrect,
  optionsForTaker,
  responseOf,
} from '#shared/features/question/question-types/registry.ts';
import { QuestionInput } from '#shared/features/question/schema.ts';

const question = (options: string[]) => {
  const input = QuestionInput.parse({ text: 'How much?', type: 'numeric', options });
  return { type: 'numeric' as const, body: bodyOf('numeric', input) };
};
const wrote = (answerText: string) => responseOf('numeric', { ...unanswered, answerText });
const isRight = (options: string[], answer: string) => isCorrect(question(options), wrote(answer));
const problemsOf = (options: string[]) =>
  numeric.missing({ options, correctOption: 0, correctOptions: [] }, 'edit');

describe('grading', () => {
  test.each([
    [['1000'], '1,000', true],
    [['1000'], '1.000', true],
    [['1000'], '1 000', true],
    [['-7'], '−7', true],
    [['-7'], '- 7', true],
    [['9.81 ± 0.05'], '9,86', true],
    [['9.81 ± 0.05'], '9.87', false],
    [['100,000 ± 1,000'], '100,950', true],
    [['100,000 ± 1,000'], '101,001', false],
    [['5 ± 1,250'], '6.25', true],
    [['5 ± 1,250'], '7', false],
    [['98,1 ± 0,125'], '98,2', true],
    [['98,1 ± 0,125'], '99', false],
    [['2000,5 ± 1,250'], '2003', false],
    [['200 ± 2%'], '204', true],
    [['200 ± 2%'], '195.9', false],
    [['200 +/- 2 %'], '196', true],
    [['9,81'], '9.81', true],
    [['6.6e-34'], '6.6 × 10⁻³⁴', true],
    [['6.6e-34'], '6.6·10^-34', true],
    [['6.6e-34'], '0', false],
    [['100000'], '10⁵', true],
    [['100000'], '-10^5', false],
    [['105'], '10⁵', false],
    [['10⁻³'], '0.001', true],
    [['25'], '5²', false],
    [['52'], '5²', false],
    [['1000 ± 10²'], '1100', true],
    [['1000 ± 10²'], '1101', false],
    [['5000', 'm', 'km = 10³'], '5 km', true],
    [['5000', 'm', 'km = 10³'], '5 × 10³ m', true],
    [['1234'], '1.234e3', true],
    [['3', 'm s⁻¹'], '3 m s-1', true],
    [['11'], '1½', false],
    [['3', 'm', 'cm = 0.01'], '3', true],
    [['3', 'm', 'cm = 0.01'], '3 m', true],
    [['3', 'm', 'cm = 0.01'], '300cm', true],
    [['3', 'm', 'cm = 0.01'], '3 cm', false],
    [['3', 'm', 'cm = 0.01'], '3 kg', false],
    [['2', 'm²'], '2 m2', true],
    [['5 ± 1%', 'km', 'm = 0.001'], '5,000 m', true],
    // A dot groups where the key is 1000 or more, in the unit of the answer.
    [['1500', 'm', 'km = 1000'], '1.500 km', true],
    [['1500', 'm', 'km = 1000'], '1.500 m', true],
    [['1.5', 'km', 'm = 0.001'], '1.500 m', true],
    [['1.5', 'km', 'm = 0.001'], '1.500 km', true],
    // In a key a dot is the decimal mark, and a comma between groups of three groups.
    [['1.234'], '1234', false],
    [['1.234'], '1.234', true],
    [['1,234'], '1234', true],
    [['1,234'], '1.234', true],
    [['2000 ± 1.500'], '2001.5', true],
    [['2000 ± 1.500'], '2002', false],
    [['2000 ± 1,500'], '3500', true],
    [['5 ± 1e400'], '5', false],
    // The sum in binary is a little more than 0.3.
    [[`${0.1 + 0.2}`], '0.3', true],
    [['50', '%'], '50 %', true],
    [['5', 'MW'], '5 mW', false],
    [['3.14'], '٣٫١٤', true],
    [['1234567'], '١٬٢٣٤٬٥٦٧', true],
    // With the Arabic letter mark, as programs write it before the sign.
    [['-5'], '\u061c-٥', true],
    [['50', '%'], '۵۰٪', true],
    [['٩٫٨١ ± ٠٫٠٥'], '9.86', true],
    [['3'], '٤', false],
    [['3'], '3 m', false],
    [['no number'], '1', false],
    [[], '1', false],
  ])('%j: %s is right: %s', (options, answer, right) => {
    expect(isRight(options, answer)).toBe(right);
  });

  test('no key and no answer makes it fail', () => {
    const texts = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 5 }), texts, (options, answerText) => {
        const right = numeric.isCorrect({ options, correctOption: 0 }, { answerText });
        expect(typeof right).toBe('boolean');
      }),
    );
  });

  test('a number is right in each unit', () => {
    const sizes = fc.double({ noNaN: true, min: 1e-200, max: 1e12 });
    const values = fc.tuple(sizes, fc.constantFrom(1, -1, 0)).map(([size, sign]) => size * sign);
    fc.assert(
      fc.property(values, fc.constantFrom(1000, 0.01, 1), (value, factor) => {
        const options = [`${value} ± 0.1%`, 'm', `other = ${factor}`];
        expect(isRight(options, `${value} m`)).toBe(true);
        expect(isRight(options, `${(value / factor).toExponential()} other`)).toBe(true);
      }),
    );
  });
});

test('neither the number nor the units are shown to learners', () => {
  expect(optionsForTaker(question(['3 ± 1%', 'm']))).toEqual([]);
});

test('a review names the number with its unit', () => {
  const { acceptedAnswers } = numeric.reviewedKey(question(['3 ± 1%', 'm', 'cm = 0.01']).body);
  expect(acceptedAnswers).toEqual(['3 m ± 1%']);
});

test('a question needs a number, and units need a name', () => {
  expect(problemsOf(['3 ± 1%', 'm', 'cm = 0.01', ''])).toEqual([]);
  for (const key of ['', 'three', '3 ± x', '3 ± 1 ± 2', '1e999'])
    expect(problemsOf([key])).toMatchObject([{ field: 'options.0' }]);
  for (const unit of ['12', '10³', '= 2', 'cm = ', 'cm = -1', 'a = b = 1'])
    expect(problemsOf(['3', unit])).toMatchObject([{ field: 'options.1' }]);
});

test('empty units are not stored', () => {
  expect(question(['3', '', 'm']).body.options).toEqual(['3', 'm']);
});

test('a number in a field of its own has any decimal mark and any digits', () => {
  expect(['0.5', '0,50', '٠٫٥', ',5', '-1', '12.'].map(decimalOf)).toEqual([
    0.5, 0.5, 0.5, 0.5, -1, 12,
  ]);
  expect(['', '1e3', '1,000.5', 'half', '.'].map(decimalOf)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  // These may be meant as thousands.
  expect(['1,000', '1.500', '12,345'].map(decimalOf)).toEqual(
    Array.from({ length: 3 }, () => undefined),
  );
  expect(['0,125', '1.125', '1000'].map(decimalOf)).toEqual([0.125, 1.125, 1000]);
});
