import { expect, test } from 'vitest';
import { inBox, positionAfter } from '#web/features/quiz/search/search-position.ts';

const walk = (key: string, count: number, presses: number) => {
  const positions = [inBox];
  for (let press = 0; press < presses; press += 1)
    positions.push(positionAfter(key, positions.at(-1) ?? inBox, count) ?? Number.NaN);
  return positions;
};

test('the arrow keys move through the options and the field and wrap in both directions', () => {
  expect(walk('ArrowDown', 3, 5)).toEqual([inBox, 0, 1, 2, inBox, 0]);
  expect(walk('ArrowUp', 3, 5)).toEqual([inBox, 2, 1, 0, inBox, 2]);
});

test('other keys, and arrows without options, are left to the field', () => {
  expect(positionAfter('Enter', 0, 3)).toBeUndefined();
  expect(positionAfter('constructor', 0, 3)).toBeUndefined();
  expect(positionAfter('ArrowDown', inBox, 0)).toBeUndefined();
});
