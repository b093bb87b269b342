import fc from 'fast-check';
import { markerOf } from '#shared/features/question/question-types/gaps.ts';
import { QuestionInput } from '#shared/features/question/schema.ts';

/** Characters that have a meaning in formats, and letters of several scripts. */
const pieces = [
  ...['a', 'Oslo', ' ', ' and ', 'é', 'ß', 'Ж', '中', '😀', '‘', '“', '1', '3.5', '50%', '-2'],
  ...['=', '~', '#', '{', '}', ':', '\\', '*', '_', '`', '|', '<', '>', '&', '"', "'", '$', '%'],
  ...[
    '->',
    '//',
    '::',
    '[x]',
    '(a)',
    '!',
    '[',
    ']',
    '(',
    ')',
    ',',
    ';',
    '\t',
    '<b>',
    '&amp;',
    ']]>',
  ],
];
const line = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(''));
const text = fc
  .array(line, { minLength: 1, maxLength: 4 })
  .chain((lines) => fc.constantFrom('\n', '\n\n').map((between) => lines.join(between)))
  .filter((value) => value.trim() !== '');
const filled = line.filter((value) => value.trim() !== '');
const options = fc.array(filled, { minLength: 2, maxLength: 6 });
const distinct = fc.uniqueArray(filled, {
  minLength: 2,
  maxLength: 6,
  selector: (value) => value.trim(),
});
const words = fc.constantFrom(
  'Oslo',
  'a cat',
  'Ænima',
  'x + y',
  '1,000',
  '3.14',
  '-7',
  '2e3',
  '50%',
  'a*b',
);

const side = fc.integer({ min: 0, max: 5000 });
const extent = fc.integer({ min: 100, max: 5000 });
const region = fc.oneof(
  fc.record({
    shape: fc.constantFrom('rectangle' as const, 'ellipse' as const),
    ...{ x: side, y: side, width: extent, height: extent },
  }),
  fc.record({
    shape: fc.constant('polygon' as const),
    corners: fc.array(fc.record({ x: side, y: side }), { minLength: 3, maxLength: 6 }),
  }),
);

const typed = fc.oneof(
  options.chain((list) =>
    fc.record({
      type: fc.constant('single_choice' as const),
      options: fc.constant(list),
      correctOption: fc.integer({ min: 0, max: list.length - 1 }),
    }),
  ),
  options.chain((list) =>
    fc.record({
      type: fc.constant('multiple_choice' as const),
      options: fc.constant(list),
      correctOptions: fc.subarray([...list.keys()], { minLength: 1 }),
    }),
  ),
  fc.record({ type: fc.constant('ordering' as const), options }),
  fc.record({
    type: fc.constantFrom('matching' as const, 'categorise' as const),
    options: distinct,
    targets: fc.array(filled, { minLength: 6, maxLength: 8 }),
  }),
  fc
    .array(fc.tuple(region, fc.constantFrom('', 'Oslo', 'a cat')), { minLength: 1, maxLength: 4 })
    .chain((regions) =>
      fc.record({
        type: fc.constant('hotspot' as const),
        options: fc.constant(regions.map(([, name]) => name)),
        regions: fc.constant(regions.map(([each]) => each)),
        correctOptions: fc.subarray([...regions.keys()], { minLength: 1 }),
      }),
    ),
  fc.record({
    type: fc.constant('numeric' as const),
    options: fc.constantFrom(['-7'], ['9.81 ± 2%', 'm/s²', 'cm/s² = 0.01'], ['3,000 ± 0.5', '€']),
  }),
  fc.record({
    type: fc.constant('true_false' as const),
    options: fc.constant([]),
    correctOption: fc.constantFrom(0, 1),
  }),
  fc.record({
    type: fc.constant('fill_blank' as const),
    options: fc
      .uniqueArray(words, { minLength: 1, maxLength: 3 })
      .chain((list) => fc.constantFrom('|', '\n').map((between) => [list.join(between)])),
    correctOption: fc.constant(0),
    caseSensitive: fc.boolean(),
    numericTolerance: fc.constantFrom(null, null, 0, 0.5, 1e-7),
  }),
  fc.record({
    type: fc.constant('essay' as const),
    options: fc.constant([]),
    essay: fc.record({
      minWords: fc.constantFrom(null, 5),
      maxWords: fc.constantFrom(null, 500),
      template: fc.option(text),
      sampleAnswer: fc.option(text),
      markerNotes: fc.option(text),
      rubric: fc.constantFrom(
        [],
        [
          {
            name: 'Language',
            levels: [
              { points: 2, description: 'clear' },
              { points: 0, description: 'not clear' },
            ],
          },
        ],
      ),
    }),
  }),
);

const gap = fc.oneof(
  distinct.chain((list) =>
    fc.record({
      kind: fc.constant('choice' as const),
      options: fc.constant(list),
      correctOption: fc.integer({ min: 0, max: list.length - 1 }),
    }),
  ),
  fc.record({
    kind: fc.constant('text' as const),
    answers: fc.uniqueArray(words, { minLength: 1, maxLength: 3 }),
    caseSensitive: fc.boolean(),
    tolerance: fc.constantFrom(null, null, 0, 0.5, 1e-7),
  }),
);

/** A text with gaps between its other parts. */
const cloze = fc.array(gap, { minLength: 1, maxLength: 4 }).chain((gaps) =>
  fc.array(line, { minLength: gaps.length, maxLength: gaps.length }).map((lines) => ({
    type: 'cloze' as const,
    options: [],
    gaps,
    text: lines
      .map((part, index) => `${part.replace(/[[\]()<`!]/g, '')} ${markerOf(index)} `)
      .join('\n'),
  })),
);

const pictureAddress = 'https://example.org/a_(b).png?x=1&y=2';

/** Complete questions of every type, with characters that have a meaning in formats. */
export const randomQuestion: fc.Arbitrary<QuestionInput> = fc
  .tuple(
    fc.oneof({ weight: 7, arbitrary: typed }, { weight: 1, arbitrary: cloze }),
    fc.record({
      text,
      difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
      explanation: fc.option(text),
      imageUrl: fc.constantFrom(null, null, pictureAddress),
    }),
    line,
  )
  .map(([key, fields, alt]) => {
    const imageUrl = key.type === 'hotspot' ? pictureAddress : fields.imageUrl;
    return QuestionInput.parse({ ...fields, ...key, imageUrl, imageAlt: imageUrl ? alt : null });
  });
