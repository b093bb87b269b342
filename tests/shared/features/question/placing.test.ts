import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { asked, questionForTaker } from '#shared/features/attempt/paper.ts';
import { pairsInText } from '#shared/features/question/pasted.ts';
import { unanswered } from '#shared/features/question/question-types/answering.ts';
import { unusedFields } from '#shared/features/question/question-types/definition.ts';
import { withPlaced } from '#shared/features/question/question-types/placements.ts';
import {
  alphabetical,
  arrangedBody,
  bodyOf,
  creditFor,
  isCorrect,
  questionTypes,
  responseOf,
} from '#shared/features/question/question-types/registry.ts';
import { rekeyedBody } from '#shared/features/question/question-types/rekeyed.ts';
import {
  QuestionInput,
  whatIsMissing,
  withOptionMoved,
  withoutOption,
  withType,
} from '#shared/features/question/schema.ts';

const types = ['matching', 'categorise'] as const;
type Type = (typeof types)[number];

const question = (type: Type, options: string[], targets: string[]) =>
  QuestionInput.parse({ text: 'What belongs together?', type, options, targets });
const stored = (type: Type, options: string[], targets: string[]) => ({
  type,
  body: bodyOf(type, question(type, options, targets)),
});
const paperOf = (type: Type, options: string[], targets: string[], chance: () => number) =>
  asked(
    {
      ...stored(type, options, targets),
      questionId: 1,
      text: 'What belongs together?',
      imageUrl: null,
      imageAlt: null,
      explanation: null,
      difficulty: 'medium' as const,
    },
    chance,
  );

const chances = fc
  .array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 })
  .map((numbers) => {
    let position = 0;
    return () => numbers[position++ % numbers.length] ?? 0;
  });
/** Items, a target of each, and further targets; several items may have the same one. */
const written = fc
  .record({
    type: fc.constantFrom(...types),
    options: fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { minLength: 2, maxLength: 10 }),
    all: fc.array(fc.constantFrom(...'PQRSTUV'), { minLength: 10, maxLength: 14 }),
  })
  .map(({ type, options, all }) => ({
    type,
    options,
    targets: [...all.slice(0, options.length), ...all.slice(10)],
  }))
  .filter(({ targets }) => new Set(targets).size > 1);

type Shown = ReturnType<typeof questionForTaker>;

/** What a learner sends who gives each item the target that `targetOf` names. */
function given({ type, options, targets }: Shown, targetOf: (item: string) => string | undefined) {
  const selectedOptions = options.reduce<number[]>(
    (placed, { index, text }) =>
      withPlaced(placed, { option: index, target: targets.indexOf(targetOf(text) ?? '') }),
    [],
  );
  return responseOf(type === 'matching' ? 'matching' : 'categorise', {
    ...unanswered,
    selectedOptions,
  });
}

describe('a question whose items are given targets', () => {
  it('is right if each item has its own target, on every paper', () => {
    fc.assert(
      fc.property(written, chances, ({ type, options, targets }, chance) => {
        const paper = paperOf(type, options, targets, chance);
        const shown = questionForTaker(paper);
        expect(new Set(shown.targets)).toEqual(new Set(targets));
        expect(shown.targets).toHaveLength(new Set(targets).size);
        expect(
          isCorrect(
            paper,
            given(shown, (item) => targets[options.indexOf(item)]),
          ),
        ).toBe(true);
      }),
    );
  });

  it('has one target of those that differ by outer spaces, and none of those without a text', () => {
    for (const type of types) {
      const [options, targets] = [
        ['oak', 'trout', 'fir'],
        ['tree ', 'fish', ' tree', ' ', 'Fish'],
      ];
      const paper = paperOf(type, options, targets, () => 0.99);
      const shown = questionForTaker(paper);
      expect(shown.targets.toSorted()).toEqual(['Fish', 'fish', 'tree']);
      const right = given(shown, (item) => (item === 'trout' ? 'fish' : 'tree'));
      expect(isCorrect(paper, right)).toBe(true);
      expect(questionTypes[type].describeKey({ ...unusedFields, options, targets })).toEqual([
        ...['oak → tree', 'trout → fish', 'fir → tree'],
      ]);
    }
    const unfinished = { ...unusedFields, options: [' a ', ' ', 'b'], targets: ['x', 'y', ' '] };
    expect(questionTypes.matching.describeKey(unfinished)).toEqual(['a → x']);
  });

  it('is wrong if one item has another target, or none', () => {
    fc.assert(
      fc.property(written, chances, fc.nat(), ({ type, options, targets }, chance, at) => {
        const paper = paperOf(type, options, targets, chance);
        const shown = questionForTaker(paper);
        const moved = options[at % options.length];
        const right = (item: string) => targets[options.indexOf(item)];
        const other = shown.targets.find((target) => target !== right(moved ?? ''));
        for (const instead of [other, undefined])
          expect(
            isCorrect(
              paper,
              given(shown, (item) => (item === moved ? instead : right(item))),
            ),
          ).toBe(false);
        expect(isCorrect(paper, null)).toBe(false);
      }),
    );
  });

  it('earns the share of items that have their own target, and all only if it is right', () => {
    fc.assert(
      fc.property(written, chances, fc.nat(), ({ type, options, targets }, chance, some) => {
        const paper = paperOf(type, options, targets, chance);
        const right = (item: string) => targets[options.indexOf(item)];
        const known = options.slice(0, some % (options.length + 1));
        const response = given(questionForTaker(paper), (item) =>
          known.includes(item) ? right(item) : undefined,
        );
        const share = Math.floor((100 * known.length) / options.length);
        expect(creditFor(paper, response)).toBe(share);
        expect(creditFor(paper, response) === 100).toBe(isCorrect(paper, response));
      }),
    );
  });

  it('does not show its key: what a learner gets is the same for every key', () => {
    fc.assert(
      fc.property(written, ({ type, options, targets }) => {
        const shownFor = (keys: string[]) => {
          const { body } = stored(type, options, keys);
          const arranged = arrangedBody({ type, body }, alphabetical);
          return { options: arranged.options, targets: arranged.targets };
        };
        // The key turned by one index, with the same texts.
        const own = targets.slice(0, options.length);
        const turned = [...own.slice(1), ...own.slice(0, 1), ...targets.slice(options.length)];
        expect(shownFor(turned)).toEqual(shownFor(targets));
      }),
    );
  });

  it.each(types)('%s: its targets are in another order on each paper', (type) => {
    const countries = ['Denmark', 'Finland', 'Norway', 'Sweden'];
    const capitals = ['Copenhagen', 'Helsinki', 'Oslo', 'Stockholm'];
    const papers = Array.from({ length: 200 }, () =>
      questionForTaker(paperOf(type, countries, capitals, Math.random)),
    );
    expect(new Set(papers.map(({ targets }) => targets.join())).size).toBeGreaterThan(15);
  });

  it('the order of items to categorise does not show which belong together', () => {
    const body = { ...stored('categorise', ['d', 'a', 'c', 'b'], ['P', 'P', 'Q', 'Q']).body };
    const { options } = arrangedBody({ type: 'categorise', body }, alphabetical);
    expect(options).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is unanswered while no item has a target', () => {
    for (const selectedOptions of [[], [-1, -1], [-2, 0]])
      expect(responseOf('matching', { ...unanswered, selectedOptions })).toBeNull();
    expect(responseOf('matching', { ...unanswered, selectedOptions: [-1, 0] })).toEqual({
      selectedOptions: [-1, 0],
    });
  });
});

describe('what is missing', () => {
  test.each<[string, Type, string[], string[], { field: string; message: string }[]]>([
    ['nothing', 'matching', ['a', 'b'], ['P', 'Q', 'R'], []],
    ['nothing, with a category twice', 'categorise', ['a', 'b', 'c'], ['P', 'P', 'Q'], []],
    [
      'a target',
      'matching',
      ['a', 'b'],
      ['P', ' '],
      [{ field: 'targets', message: 'Every item needs its match' }],
    ],
    [
      'a category',
      'categorise',
      ['a', 'b'],
      ['P'],
      [{ field: 'targets', message: 'Every item needs its category' }],
    ],
    [
      'another category',
      'categorise',
      ['a', 'b'],
      ['P', 'P'],
      [{ field: 'targets', message: 'At least 2 categories are required' }],
    ],
    [
      'a difference between two items',
      'matching',
      ['a', 'a '],
      ['P', 'Q'],
      [{ field: 'options', message: 'Two items are the same' }],
    ],
  ])('%s', (_, type, options, targets, problems) => {
    expect(whatIsMissing(question(type, options, targets))).toEqual(problems);
  });

  test('a problem names the field of each item', () => {
    const problems = whatIsMissing(question('matching', ['a', 'b', 'c'], ['', 'P', '']), 'edit');
    expect(problems.map(({ field }) => field)).toEqual(['targets.0', 'targets.2']);
  });
});

describe('in an editor', () => {
  const edited = question('matching', ['a', 'b', 'c'], ['P', 'Q', 'R', 'S']);

  test('a target moves and goes with its item; those of no item stay last', () => {
    expect(withOptionMoved(edited, 2, 0)).toMatchObject({
      options: ['c', 'a', 'b'],
      targets: ['R', 'P', 'Q', 'S'],
    });
    expect(withoutOption(edited, 1)).toMatchObject({
      options: ['a', 'c'],
      targets: ['P', 'R', 'S'],
    });
    expect(withType(edited, 'single_choice')).toMatchObject({ targets: [] });
  });

  test('a table or lines with arrows are pairs, other text is not', () => {
    const pairs = [
      { item: 'Norway', target: 'Oslo' },
      { item: 'Sweden', target: 'Stockholm' },
    ];
    expect(pairsInText('Norway\tOslo\nSweden\tStockholm\n')).toEqual(pairs);
    expect(pairsInText('Norway -> Oslo\r\nSweden → Stockholm')).toEqual(pairs);
    for (const text of ['Norway', 'a\tb\tc', 'a -> b\nc', '-> b', ''])
      expect(pairsInText(text)).toBeUndefined();
  });
});

describe('after its key was changed', () => {
  const paper = () => paperOf('matching', ['a', 'b'], ['P', 'Q', 'R'], () => 0.5);
  const current = (options: string[], targets: string[]) => stored('matching', options, targets);

  test('each item that was asked gets its new target', () => {
    const { type, body } = paper();
    const rekeyed = rekeyedBody({ type, body }, current(['b', 'a'], ['P', 'R', 'Q']));
    const keyOf = (item: string) =>
      rekeyed && 'targets' in rekeyed
        ? rekeyed.targets[rekeyed.correctOptions[rekeyed.options.indexOf(item)] ?? -1]
        : undefined;
    expect([keyOf('a'), keyOf('b')]).toEqual(['R', 'P']);
  });

  test('a key with an item or a target that was not asked cannot be applied', () => {
    const { type, body } = paper();
    expect(rekeyedBody({ type, body }, current(['a', 'c'], ['P', 'Q']))).toBeNull();
    expect(rekeyedBody({ type, body }, current(['a', 'b'], ['P', 'X']))).toBeNull();
    expect(rekeyedBody({ type, body }, current(['a'], ['P', 'Q']))).toBeNull();
  });
});
