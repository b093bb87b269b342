import { expect, test } from 'vitest';
import { span, toggled } from '#web/lists/selection.ts';

const rows = [10, 20, 30, 40];

test('a range reaches from the row touched before to this one, in either direction', () => {
  expect(span(rows, 10, 30)).toEqual([10, 20, 30]);
  expect(span(rows, 40, 20)).toEqual([20, 30, 40]);
  expect(span(rows, undefined, 20)).toEqual([20]);
  expect(span(rows, 99, 20)).toEqual([20]);
});

test('all rows of a range become as the one that was clicked', () => {
  expect([...toggled(new Set([20]), [10, 20, 30], 30)].sort()).toEqual([10, 20, 30]);
  expect([...toggled(new Set([10, 20, 30, 40]), [10, 20, 30], 30)]).toEqual([40]);
});
