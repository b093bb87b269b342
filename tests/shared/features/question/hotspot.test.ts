import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asked,
  creditOf,
  type PaperQuestion,
  questionForReview,
  questionForTaker,
} from '#shared/features/attempt/paper.ts';
import { Region, type Spot } from '#shared/features/question/question-types/region.ts';
import {
  bodyOf,
  optionsForTaker,
  questionTypes,
  responseOf,
} from '#shared/features/question/question-types/registry.ts';
import { rekeyedBody } from '#shared/features/question/question-types/rekeyed.ts';
import { boxOf, hitRegions, isInside } from '#shared/features/question/question-types/spots.ts';
import {
  cornersAsText,
  cornersIn,
  fittedIn,
  movedBy,
  withHandleAt,
} from '#shared/features/question/region-editing.ts';
import { QuestionInput, whatIsMissing } from '#shared/features/question/schema.ts';
import { seededChance } from '#shared/kernel/chance.ts';

const box = (x: number, y: number, side = 1000) => ({
  shape: 'rectangle' as const,
  x,
  y,
  width: side,
  height: side,
});
const picture = 'https://example.org/heart.png';

/** Two right regions and a wrong one; without names unless they are given. */
const question = (changes: Partial<QuestionInput> = {}) =>
  QuestionInput.parse({
    text: 'Where are the valves?',
    type: 'hotspot',
    options: [],
    regions: [box(1000, 1000), box(5000, 1000), box(8000, 8000)],
    correctOptions: [0, 1],
    imageUrl: picture,
    ...changes,
  });

const paper = (written: QuestionInput): PaperQuestion =>
  asked(
    {
      questionId: 1,
      type: 'hotspot',
      body: bodyOf('hotspot', written),
      text: written.text,
      imageUrl: written.imageUrl,
      imageAlt: written.imageAlt,
      explanation: null,
      difficulty: 'medium',
    },
    seededChance('paper'),
  );

const creditFor = (asked: PaperQuestion, given: { spots?: Spot[]; selectedOptions?: number[] }) =>
  creditOf(
    asked,
    responseOf('hotspot', { selectedOption: -1, selectedOptions: [], answerText: null, ...given }),
    { partialCredit: true },
  );
const spot = (x: number, y: number): Spot => ({ x, y });

/** Relative to the middle of a grid. */
type Point = readonly [x: number, y: number];
/** Positive if the second point is to the left of the first one, seen from the middle. */
const cross = ([ax, ay]: Point, [bx, by]: Point) => ax * by - ay * bx;
const turnsLeft = (point: Point, index: number, all: readonly Point[]) =>
  cross(point, all[(index + 1) % all.length] ?? point) > 0;

/** Points in their order around the middle, one in each direction: the middle sees every side between them. */
function aroundMiddle(points: readonly Point[], middle: number): Point[] {
  const angle = ([x, y]: Point) => Math.atan2(y, x);
  const relative = points.map(([x, y]): Point => [x - middle, y - middle]);
  return relative
    .filter(([x, y]) => x !== 0 || y !== 0)
    .toSorted((one, other) => angle(one) - angle(other))
    .filter((point, index, all) => {
      const before = all[index - 1];
      return !before || cross(before, point) !== 0 || angle(before) !== angle(point);
    });
}

/** Whether a point is in the triangle of the middle and two points, or on its border. */
function isInTriangle(point: Point, from: Point, to: Point): boolean {
  const [side, across] = [
    [to[0] - from[0], to[1] - from[1]],
    [point[0] - from[0], point[1] - from[1]],
  ] as const;
  return cross(from, point) >= 0 && cross(point, to) >= 0 && cross(side, across) >= 0;
}

describe('spots', () => {
  test('are right if each right region has one', () => {
    const one = paper(question());
    expect(creditFor(one, { spots: [spot(1500, 1500), spot(5500, 1500)] })).toBe(100);
    expect(creditFor(one, { spots: [spot(5500, 1500), spot(1500, 1500)] })).toBe(100);
    expect(creditFor(one, { spots: [spot(1500, 1500)] })).toBe(50);
    expect(creditFor(one, { spots: [spot(1500, 1500), spot(8500, 8500)] })).toBe(50);
    expect(creditFor(one, { spots: [spot(1500, 1500), spot(1600, 1600)] })).toBe(50);
    expect(creditFor(one, { spots: [spot(3000, 3000)] })).toBe(0);
  });

  test('too many of them cost what they hit', () => {
    const spots = [spot(1500, 1500), spot(5500, 1500), spot(8500, 8500)];
    expect(creditFor(paper(question()), { spots })).toBe(50);
  });

  test('fewer are asked for if the author says so: any right regions will do', () => {
    const one = paper(question({ spotCount: 1 }));
    expect(questionForTaker(one).spotCount).toBe(1);
    expect(creditFor(one, { spots: [spot(5500, 1500)] })).toBe(100);
    expect(creditFor(one, { spots: [spot(8500, 8500)] })).toBe(0);
  });

  test('hit as many overlapping regions as possible', () => {
    const wide = Region.parse({ ...box(0, 0, 4000) });
    const narrow = Region.parse({ ...box(0, 0, 1000) });
    expect(hitRegions([wide, narrow], [spot(500, 500), spot(3000, 3000)]).size).toBe(2);
    expect(hitRegions([narrow, wide], [spot(500, 500), spot(3000, 3000)]).size).toBe(2);
    expect(hitRegions([wide, narrow], [spot(3000, 3000), spot(3500, 3500)]).size).toBe(1);
  });

  test('hit as many as the best assignment of spots to regions, each of which has its own spot in it', () => {
    // Intervals of one row: they overlap in every way.
    const interval = fc
      .tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 4 }))
      .map(([from, length]): Region => ({ ...box(from * 1000, 0), width: length * 1000 }));
    const regions = fc.array(interval, { minLength: 1, maxLength: 5 });
    const spots = fc.array(
      fc.integer({ min: 0, max: 11 }).map((x) => spot(x * 1000 + 500, 500)),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(regions, spots, (all, given) => {
        const most = (left: readonly Region[], [first, ...rest]: readonly Spot[]): number => {
          if (!first) return 0;
          const taken = left.flatMap((region, index) =>
            isInside(region, first) ? [1 + most(left.toSpliced(index, 1), rest)] : [],
          );
          return Math.max(most(left, rest), ...taken);
        };
        const hit = hitRegions(all, given);
        expect(hit.size).toBe(most(all, given));
        expect(new Set(hit.values()).size).toBe(hit.size);
        for (const [region, index] of hit)
          expect(isInside(region, given[index] ?? spot(-1, -1))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('regions', () => {
  test('have their borders, and an ellipse not the corners of its box', () => {
    const ellipse: Region = { shape: 'ellipse', x: 1000, y: 1000, width: 2000, height: 1000 };
    expect(isInside(ellipse, spot(1000, 1500))).toBe(true);
    expect(isInside(ellipse, spot(2000, 1500))).toBe(true);
    expect(isInside(ellipse, spot(1050, 1050))).toBe(false);
    // 5² + 12² = 13²
    const circle: Region = { shape: 'ellipse', x: 0, y: 0, width: 26, height: 26 };
    for (const [x, y] of [
      [18, 1],
      [25, 18],
      [8, 25],
      [1, 8],
    ] as const) {
      expect(isInside(circle, spot(x, y))).toBe(true);
      expect(isInside(circle, spot(x, y < 13 ? y - 1 : y + 1))).toBe(false);
    }
    const corner: Region = {
      shape: 'polygon',
      corners: [
        spot(0, 0),
        spot(4000, 0),
        spot(4000, 1000),
        spot(1000, 1000),
        spot(1000, 4000),
        spot(0, 4000),
      ],
    };
    expect(isInside(corner, spot(500, 3000))).toBe(true);
    expect(isInside(corner, spot(3000, 3000))).toBe(false);
    expect(isInside(corner, spot(0, 2000))).toBe(true);
    expect(isInside(box(0, 0), spot(1000, 1000))).toBe(true);
    expect(isInside(box(0, 0), spot(1001, 1000))).toBe(false);
  });

  test('have each of their sides as a border', () => {
    const square = box(1000, 2000);
    const inside = [spot(1000, 2500), spot(2000, 2500), spot(1500, 2000), spot(1500, 3000)];
    const outside = [spot(999, 2500), spot(2001, 2500), spot(1500, 1999), spot(1500, 3001)];
    expect(inside.map((at) => isInside(square, at))).toEqual([true, true, true, true]);
    expect(outside.map((at) => isInside(square, at))).toEqual([false, false, false, false]);
  });

  test('of several corners have the points of the triangles between their sides and the middle, and no other', () => {
    // On a small grid many points are on sides, on the line of a side, and at the height of a corner.
    const [middle, side, scale] = [8, 16, 500];
    const onGrid = fc.integer({ min: 0, max: side });
    const corners = fc
      .array(fc.tuple(onGrid, onGrid), { minLength: 3, maxLength: 12 })
      .map((points) => aroundMiddle(points, middle))
      .filter((points) => points.length >= 3 && points.every(turnsLeft));
    fc.assert(
      fc.property(corners, (around) => {
        const polygon: Region = {
          shape: 'polygon',
          corners: around.map(([x, y]) => spot((x + middle) * scale, (y + middle) * scale)),
        };
        for (let x = -middle; x <= middle; x += 1)
          for (let y = -middle; y <= middle; y += 1) {
            const expected = around.some((from, index) =>
              isInTriangle([x, y], from, around[(index + 1) % around.length] ?? from),
            );
            const at = spot((x + middle) * scale, (y + middle) * scale);
            expect(isInside(polygon, at), `${x}, ${y}`).toBe(expected);
          }
      }),
      { numRuns: 100 },
    );
  });

  const coordinate = fc.integer({ min: 0, max: 9000 });
  const region: fc.Arbitrary<Region> = fc.oneof(
    fc.record({
      shape: fc.constantFrom('rectangle' as const, 'ellipse' as const),
      x: coordinate,
      y: coordinate,
      width: fc.integer({ min: 100, max: 1000 }),
      height: fc.integer({ min: 100, max: 1000 }),
    }),
    fc.record({
      shape: fc.constant('polygon' as const),
      corners: fc.array(fc.record({ x: coordinate, y: coordinate }), {
        minLength: 3,
        maxLength: 8,
      }),
    }),
  );
  const somewhere = fc.record({
    x: fc.integer({ min: -20_000, max: 20_000 }),
    y: fc.integer({ min: -20_000, max: 20_000 }),
  });
  const onPicture = fc.record({
    x: fc.integer({ min: 0, max: 10_000 }),
    y: fc.integer({ min: 0, max: 10_000 }),
  });

  test('stay on the picture and keep their size when they are moved', () => {
    fc.assert(
      fc.property(region, somewhere, (one, by) => {
        const moved = Region.parse(movedBy(one, by));
        const { width, height } = boxOf(one);
        expect(boxOf(moved)).toMatchObject({ width, height });
        const { x, y } = boxOf(moved);
        expect(x >= 0 && y >= 0 && x + width <= 10_000 && y + height <= 10_000).toBe(true);
      }),
    );
  });

  test('can be stored after any change of their form', () => {
    fc.assert(
      fc.property(region, onPicture, somewhere, (one, at, size) => {
        Region.parse(withHandleAt(one, 0, at));
        Region.parse(fittedIn(one, { ...at, width: size.x, height: size.y }));
      }),
    );
  });

  test('have corners that are read as they are written', () => {
    fc.assert(
      fc.property(fc.array(onPicture, { minLength: 3, maxLength: 8 }), (corners) => {
        expect(cornersIn(cornersAsText(corners))).toEqual(corners);
      }),
    );
    for (const text of [
      '',
      '1, 2; 3, 4',
      '1, 2; 3, 4; 5',
      '1, 2; 3, 4; 5, 101',
      '1, 2, 3; 4, 5; 6, 7',
    ])
      expect(cornersIn(text), text).toBeUndefined();
  });
});

describe('names of regions', () => {
  const named = question({ options: ['mitral valve', 'aortic valve', 'left ventricle'] });

  test('are offered instead of the picture if all have one and some regions are wrong', () => {
    const shown = (changes: Partial<QuestionInput>) => optionsForTaker(paper(question(changes)));
    const { options } = named;
    expect(new Set(shown({ options }))).toEqual(new Set(options));
    expect(shown({ options: ['mitral valve', 'aortic valve'] })).toEqual([]);
    expect(shown({ options: ['valve', 'valve ', 'left ventricle'] })).toEqual([]);
    expect(shown({ options, correctOptions: [0, 1, 2] })).toEqual([]);
  });

  test('do not show by their order which are right', () => {
    const orders = Array.from({ length: 40 }, (_, seed) =>
      asked(paper(named), seededChance(String(seed))),
    ).map((each) => optionsForTaker(each).join());
    expect(new Set(orders).size).toBeGreaterThan(2);
  });

  test('count as spots do', () => {
    const one = paper(named);
    const names = optionsForTaker(one);
    const chosen = (...wanted: string[]) => ({
      selectedOptions: wanted.map((name) => names.indexOf(name)),
    });
    expect(creditFor(one, chosen('mitral valve', 'aortic valve'))).toBe(100);
    expect(creditFor(one, chosen('mitral valve'))).toBe(50);
    expect(creditFor(one, chosen('left ventricle', 'aortic valve'))).toBe(50);
    expect(creditFor(one, chosen('mitral valve', 'aortic valve', 'left ventricle'))).toBe(50);
  });

  test('the regions go to learners with the key alone', () => {
    const one = paper(named);
    const withoutKey = [questionForTaker(one), questionForReview(one, { keyShown: false })];
    expect(JSON.stringify(withoutKey)).not.toMatch(/rectangle|correct|8000/);
    expect(questionForReview(one, { keyShown: true })).toMatchObject({
      regions: expect.arrayContaining([
        { region: box(8000, 8000), label: 'left ventricle', isRight: false },
      ]),
    });
  });
});

describe('a new key', () => {
  test('has the regions as they are now, at the indexes that were asked', () => {
    const named = question({ options: ['a', 'b', 'c'] });
    const one = paper(named);
    const current = { ...named, regions: [box(0, 0), box(5000, 1000), box(8000, 8000)] };
    const body = rekeyedBody(one, {
      type: 'hotspot',
      body: bodyOf('hotspot', { ...current, correctOptions: [0, 2] }),
    });
    if (!body || !('regions' in body)) throw new Error('No body');
    const names = optionsForTaker(one);
    expect(body.options).toEqual(names);
    expect(body.regions[names.indexOf('a')]).toEqual(box(0, 0));
    expect(body.correctOptions.map((index) => names[index])).toEqual(
      names.filter((name) => name !== 'b'),
    );
  });

  test('asks for as many spots as were placed, or cannot be applied', () => {
    const now = (changes: Partial<QuestionInput>) =>
      rekeyedBody(paper(question()), {
        type: 'hotspot',
        body: bodyOf('hotspot', question(changes)),
      });
    expect(now({ correctOptions: [0, 1, 2] })).toMatchObject({ spotCount: 2 });
    expect(now({ correctOptions: [0] })).toBeNull();
  });
});

test('the key in words has the names of right regions, and numbers of those without a name', () => {
  const { describeKey } = questionTypes.hotspot;
  expect(describeKey(question())).toEqual(['1', '2']);
  expect(describeKey(question({ options: ['', 'mitral valve', 'aorta'] }))).toEqual([
    '1',
    'mitral valve',
  ]);
});

test('a hotspot question needs a picture, a region, a right one, and as many right ones as spots', () => {
  const missing = (changes: Partial<QuestionInput>) =>
    whatIsMissing(question(changes)).map(({ field }) => field);
  expect(missing({})).toEqual([]);
  expect(missing({ imageUrl: null })).toEqual(['imageUrl']);
  expect(missing({ regions: [], correctOptions: [] })).toEqual(['regions']);
  expect(missing({ correctOptions: [] })).toEqual(['correctOptions']);
  expect(missing({ spotCount: 3 })).toEqual(['spotCount']);
});

test('a region outside the picture is refused, and so is a key without its region', () => {
  expect(QuestionInput.safeParse({ ...question(), regions: [box(-1, 0)] }).success).toBe(false);
  expect(QuestionInput.safeParse({ ...question(), correctOptions: [3] }).success).toBe(false);
});
