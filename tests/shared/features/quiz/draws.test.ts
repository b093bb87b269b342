import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Drawing, fillDraws } from '#shared/features/quiz/draws.ts';

const drawings = fc.array(
  fc.record({
    count: fc.integer({ min: 1, max: 3 }),
    candidates: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
  }),
  { maxLength: 4 },
);

/** The most questions that can be found, by trying every choice. */
function maxPossible(draws: readonly Drawing<number>[]): number {
  const wishes = draws.flatMap(({ count, candidates }) =>
    Array.from({ length: count }, () => candidates),
  );
  const best = (from: number, taken: ReadonlySet<number>): number => {
    const [wish, ...others] = wishes.slice(from);
    if (!wish) return 0;
    const without = others.length === 0 ? 0 : best(from + 1, taken);
    const free = wish.filter((id) => !taken.has(id));
    return Math.max(without, ...free.map((id) => 1 + best(from + 1, new Set([...taken, id]))));
  };
  return best(0, new Set());
}

test('draws find as many different questions as possible, each among its own candidates', () => {
  fc.assert(
    fc.property(drawings, (draws) => {
      const filled = fillDraws(draws);
      const all = filled.flat();
      expect(new Set(all).size).toBe(all.length);
      for (const [index, ids] of filled.entries()) {
        expect(ids.length).toBeLessThanOrEqual(draws[index]?.count ?? 0);
        for (const id of ids) expect(draws[index]?.candidates).toContain(id);
      }
      expect(all.length).toBe(maxPossible(draws));
    }),
  );
});

test('a single draw takes its candidates in their order', () => {
  expect(fillDraws([{ count: 2, candidates: [5, 3, 9] }])).toEqual([[5, 3]]);
});

test('a draw that could take anything leaves to another what only that one can take', () => {
  const anything = { count: 2, candidates: [1, 2, 3] };
  expect(fillDraws([anything, { count: 1, candidates: [1] }])).toEqual([[2, 3], [1]]);
});
