import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areNumbers,
  asWrittenNumber,
  escapedStars,
  exactTexts,
  includesNumber,
  isWrittenNumber,
  middleOf,
  numberWithTolerance,
  numericQuestion,
  orderingQuestion,
  type Pair,
  pairAsText,
  pairIn,
  pairsOf,
  placingQuestion,
  sharesOf,
  trueFalseQuestion,
  weightedAnswers,
  weightedChoice,
  withoutIncluded,
  writtenQuestion,
} from '#shared/features/exchange/question-of.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { QuestionInput } from '#shared/features/question/schema.ts';

/** What is made of a question, with the codes of its notes. */
function noted<Made>(make: (notes: Note[]) => Made) {
  const notes: Note[] = [];
  const made = make(notes);
  return [made, ...notes.map(({ code, value }) => (value ? `${code} ${value}` : code))];
}

const weighted = (...weights: number[]) =>
  weights.map((weight, index) => ({ text: `text ${index}`, weight }));

describe('options with shares of the points', () => {
  test.each([
    ['one that earns all is the right one', [0, 100, -50], { correctOption: 1 }, []],
    [
      'several that earn all belong together',
      [100, 0, 100],
      { correctOptions: [0, 2] },
      ['several_right'],
    ],
    [
      'without one that earns all, those that earn a part',
      [50, -100, 50],
      { correctOptions: [0, 2] },
      ['all_or_nothing'],
    ],
    [
      'three thirds, as files write them',
      [33.33333, 33.33333, 33.33333],
      { correctOptions: [0, 1, 2] },
      ['all_or_nothing'],
    ],
    [
      'a part beside one that earns all is lost',
      [100, 50, 0],
      { correctOption: 0 },
      ['partial_credit'],
    ],
    ['one that earns a part is right alone', [0, 50], { correctOption: 1 }, ['all_or_nothing']],
    ['none that earns anything', [0, -100], { correctOption: null }, []],
  ])('%s', (_rule, weights, key, codes) => {
    const type = 'correctOptions' in key ? 'multiple_choice' : 'single_choice';
    const options = weights.map((_, index) => `text ${index}`);
    expect(noted((notes) => weightedChoice('Which?', weighted(...weights), notes))).toEqual([
      { text: 'Which?', type, options, ...key },
      ...codes,
    ]);
  });

  test('the shares of right options make the whole, each one that Moodle knows', () => {
    // The grades in Moodle's lib/questionlib.php.
    const known = [
      ...[100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20, 16.66667],
      ...[14.28571, 12.5, 11.11111, 10, 5],
    ];
    for (let count = 1; count <= 20; count += 1) {
      const shares = sharesOf(count);
      expect(shares).toHaveLength(count);
      expect(known).toEqual(expect.arrayContaining(shares));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 3);
    }
  });
});

test('a statement is true or false; items to put in order are in the right order', () => {
  expect([true, false].map((isTrue) => trueFalseQuestion('It is.', isTrue))).toMatchObject([
    { type: 'true_false', correctOption: 0 },
    { type: 'true_false', correctOption: 1 },
  ]);
  expect(orderingQuestion('Sort', ['a', 'b'])).toEqual({
    ...{ text: 'Sort', type: 'ordering', options: ['a', 'b'] },
  });
});

describe('items with targets', () => {
  test('a target without an item is a further target, and a pair without both is none', () => {
    const pair = (item: string, target: string): Pair => ({ item, target });
    const pairs = [pair('a', '1'), pair(' ', ' '), pair(' ', '2'), pair('b', '')];
    const question = { options: ['a', 'b'], targets: ['1', '', '2'] };
    expect(placingQuestion('Match', pairs)).toMatchObject({ type: 'matching', ...question });
    expect(pairsOf(question)).toEqual([pair('a', '1'), pair('b', ''), pair('', '2')]);
    expect(pairsOf({ options: [' a ', 'b'], targets: [' 1 '] })).toEqual([
      pair('a', '1'),
      pair('b', ''),
    ]);
  });

  test('a pair is read as it was written, whatever arrows its texts have', () => {
    const text = fc
      .string({ unit: fc.constantFrom('-', '>', '\\', 'a', ' ', '\n') })
      .map((part) => part.trim());
    fc.assert(
      fc.property(text, text, (item, target) => {
        expect(pairIn(pairAsText({ item, target }))).toEqual({ item, target });
      }),
      { numRuns: 2000 },
    );
    expect(pairIn(' a ')).toEqual({ item: 'a', target: '' });
  });
});

describe('written answers', () => {
  test('an answer that contains what separates answers is dropped', () => {
    expect(
      noted((notes) => writtenQuestion('What?', [' a ', '', 'b|c', 'd\ne', 'f'], notes)),
    ).toEqual([
      { text: 'What?', type: 'fill_blank', options: ['a|f'], correctOption: 0 },
      ...['answer_dropped b|c', 'answer_dropped d\ne'],
    ]);
  });

  test('only answers that earn all are accepted, and a pattern is none', () => {
    const answers = [
      { text: 'one', weight: 100 },
      { text: 'near', weight: 50 },
      { text: 'on*', weight: 100 },
      { text: '2 \\* 2', weight: 100 },
      { text: 'wrong', weight: 0 },
    ];
    expect(noted((notes) => weightedAnswers('What?', answers, notes))).toMatchObject([
      { type: 'fill_blank', options: ['one|2 * 2'] },
      ...['partial_credit', 'answer_dropped on*'],
    ]);
    expect(noted((notes) => weightedAnswers('What?', answers.slice(0, 1), notes))).toHaveLength(1);
  });

  test('a text whose stars are escaped is that text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('*', 'a', ' ') }), (text) => {
        expect(noted((notes) => exactTexts([escapedStars(text)], notes))).toEqual([[text]]);
        const isPattern = text.includes('*');
        expect(exactTexts([text], [])).toEqual(isPattern ? [] : [text]);
      }),
    );
  });
});

describe('numbers', () => {
  const number = (value: string, tolerance = 0) => ({ value, tolerance });

  test('a tolerance has a comma or a point, no sign, and is 0 where it is missing', () => {
    for (const [text, tolerance] of [
      ['0,5', 0.5],
      [' -0.5 ', 0.5],
      ['', 0],
    ] as const)
      expect(noted((notes) => numberWithTolerance('3', text, notes))).toEqual([
        number('3', tolerance),
      ]);
    expect(noted((notes) => numberWithTolerance('3', 'x', notes))).toEqual([
      number('3'),
      'ambiguous_key 3',
    ]);
  });

  test('one number is a numeric question; several are answers with the narrowest tolerance', () => {
    const made = (...numbers: ReturnType<typeof number>[]) =>
      noted((notes) => numericQuestion('How many?', numbers, notes));
    expect(made(number('3'))).toMatchObject([{ type: 'numeric', options: ['3'] }]);
    expect(made(number('3', 0.5))).toMatchObject([{ type: 'numeric', options: ['3 ± 0.5'] }]);
    expect(made(number('3', 0.5), number('5', 0.1))).toMatchObject([
      { type: 'fill_blank', options: ['3|5'], numericTolerance: 0.1 },
      'tolerance_merged',
    ]);
    expect(made(number('3', 1), number('5', 1))).toMatchObject([{ numericTolerance: 1 }]);
    expect(made(number('three', 1))).toMatchObject([{ type: 'fill_blank', options: ['three'] }]);
    expect(made()).toMatchObject([{ type: 'fill_blank', numericTolerance: 0 }]);
  });

  test('of ranges those inside others are left out, and the others cover the same numbers', () => {
    const range = fc.record({
      value: fc.integer({ min: -9, max: 9 }).map(String),
      tolerance: fc.integer({ min: 0, max: 4 }),
    });
    const covered = (ranges: readonly { value: string; tolerance: number }[]) =>
      Array.from({ length: 60 }, (_, index) => index / 2 - 15).filter((at) =>
        ranges.some(({ value, tolerance }) => Math.abs(at - Number(value)) <= tolerance),
      );
    fc.assert(
      fc.property(fc.array(range, { maxLength: 8 }), (ranges) => {
        const left = withoutIncluded(ranges, includesNumber);
        expect(covered(left)).toEqual(covered(ranges));
        for (const one of left)
          for (const other of left)
            expect(one === other || covered([one, other]).length > covered([one]).length).toBe(
              true,
            );
      }),
    );
    const apart = Array.from({ length: 1100 }, (_, index) => number(String(index)));
    expect(withoutIncluded(apart, includesNumber)).toHaveLength(1001);
  });

  test('a range has its middle and half its width, without the digits of binary rounding', () => {
    expect(middleOf(1, 5)).toEqual(number('3', 2));
    expect(middleOf(5, -1)).toEqual(number('2', 3));
    expect(middleOf(0.1, 0.4)).toEqual(number('0.25', 0.15));
  });

  test('what formats have as a number', () => {
    for (const text of ['1', ' -1.5 ', '+.5', '1.', '1e5', '1E-10'])
      expect(areNumbers([text])).toBe(true);
    for (const text of ['', '1,5', '1 m', '--1', 'e5', '.', '1e1234', 'x1'])
      expect(areNumbers(['1', text])).toBe(false);
  });

  test('for formats without units and shares a number is a written answer with its tolerance', () => {
    const question = (fields: object) => QuestionInput.parse({ text: 'How many?', ...fields });
    const numeric = (key: string) => asWrittenNumber(question({ type: 'numeric', options: [key] }));
    expect(numeric('1,000 ± 2%')).toMatchObject({
      ...{ type: 'fill_blank', options: ['1000'], numericTolerance: 20 },
    });
    expect(numeric('many')).toMatchObject({ options: ['many'], numericTolerance: 0 });
    expect(isWrittenNumber(numeric('3'))).toBe(true);
    const written = (answer: string, numericTolerance: number | null) =>
      question({ type: 'fill_blank', options: [answer], correctOption: 0, numericTolerance });
    expect(asWrittenNumber(written('3', 1))).toEqual(written('3', 1));
    expect(
      [written('3|4', 0), written('3|four', 0), written('3', null)].map(isWrittenNumber),
    ).toEqual([true, false, false]);
  });
});
