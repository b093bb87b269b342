import { expect, test } from 'vitest';
import { passMarkSegments } from '#web/ui/pass-mark-segments.ts';

const points = (...marks: number[]) =>
  marks.map((passMarkPercent, index) => ({ x: 10 + index * 20, passMarkPercent }));

test('a constant pass mark is one line over the whole chart', () => {
  expect(passMarkSegments(points(80, 80, 80), 100)).toEqual([{ from: 0, to: 100, percent: 80 }]);
  expect(passMarkSegments([], 100)).toEqual([]);
});

test('a changed pass mark begins half-way between the attempts and does not change earlier segments', () => {
  expect(passMarkSegments(points(70, 70, 80, 70), 100)).toEqual([
    { from: 0, to: 40, percent: 70 },
    { from: 40, to: 60, percent: 80 },
    { from: 60, to: 100, percent: 70 },
  ]);
});
