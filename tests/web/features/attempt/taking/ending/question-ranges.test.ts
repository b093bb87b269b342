import { expect, it } from 'vitest';
import { questionRanges } from '#web/features/attempt/taking/ending/question-ranges.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

it('few questions are listed one by one', () => {
  expect(questionRanges([0, 1, 5])).toEqual([
    { from: 0, to: 0 },
    { from: 1, to: 1 },
    { from: 5, to: 5 },
  ]);
});

it('many questions are grouped into consecutive ranges', () => {
  expect(questionRanges(upTo(100))).toEqual([{ from: 0, to: 99 }]);
  expect(questionRanges([...upTo(12), 20, 30, 31])).toEqual([
    { from: 0, to: 11 },
    { from: 20, to: 20 },
    { from: 30, to: 31 },
  ]);
});
