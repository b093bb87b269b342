import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inSlotOrder } from '#shared/features/quiz/slot-order.ts';

const own = (count: number) =>
  Array.from({ length: count }, (_, position) => ({ name: `own ${position}`, position }));
const at = (position: number | null, ...names: string[]) => ({
  position,
  questions: names.map((name) => ({ name })),
});
const namesOf = (questions: readonly { name: string }[]) => questions.map(({ name }) => name);

describe('the order of slots', () => {
  test('a slot has its place among all; one without a place, or after the end, comes last', () => {
    const placed = [at(null, 'z'), at(3, 'b', 'c'), at(0, 'a'), at(99, 'y')];
    expect(namesOf(inSlotOrder<{ name: string }>(own(3), placed))).toEqual([
      ...['a', 'own 0', 'own 1', 'b', 'c', 'own 2', 'y', 'z'],
    ]);
  });

  test('own questions that an attempt leaves out leave the others where they are', () => {
    const [first, , third] = own(3);
    const some = [third, first].flatMap((question) => question ?? []);
    expect(namesOf(inSlotOrder<{ name: string }>(some, [at(2, 'between')]))).toEqual([
      ...['own 0', 'between', 'own 2'],
    ]);
  });

  test('any list that is sent comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (kinds) => {
        const names = kinds.map((isOwn, index) => `${isOwn ? 'own' : 'slot'} ${index}`);
        const mine = names
          .filter((name) => name.startsWith('own'))
          .map((name, position) => ({ name, position }));
        const placed = names.flatMap((name, index) =>
          name.startsWith('own') ? [] : [at(index, name)],
        );
        expect(namesOf(inSlotOrder<{ name: string }>(mine, placed.toReversed()))).toEqual(names);
      }),
    );
  });
});
