import { expect, test } from 'vitest';
import { span, toggled } from '#web/lists/selection.ts';

const rows = [10, 20, 30, 40];

test('a range reaches from the last selected row to this one, in both directions', () => {
  expect(span(rows, 10, 30)).toEqual([10, 20, 30]);
  expect(span(rows, 40, 20)).toEqual([20, 30, 40]);
  expect(span(rows, undefined, 20)).toEqual([20]);
  expect(span(rows, 99, 20)).toEqual([20]);
});

test('all rows of a range get the state of the clicked one', () => {
  expect([...toggled(new Set([20]), [10, 20, 30], 30)].sort()).toEqual([10, 20, 30]);
  expect([...toggled(new Set([10, 20, 30, 40]), [10, 20, 30], 30)]).toEqual([40]);
});
