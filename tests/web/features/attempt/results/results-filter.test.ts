import { describe, expect, it } from 'vitest';
import { Format } from '#shared/kernel/language/format.ts';
import {
  filterResults,
  quizzesOf,
  verdictsIn,
} from '#web/features/attempt/results/results-filter.ts';
import { type ResultsFilter, resultsSearch } from '#web/features/attempt/results/results-search.ts';

const attempt = (id: number, completedAt: string, passed = true) => ({
  id,
  quiz: { id, title: `Quiz ${id}` },
  status: 'submitted',
  passed,
  selfReported: false,
  completedAt,
});
const attempts = [
  attempt(3, '2026-03-02T12:00:00.000Z'),
  attempt(2, '2026-03-01T23:30:00.000Z', false),
  attempt(1, '2026-02-28T12:00:00.000Z'),
];
const idsOf = (filter: ResultsFilter, zone = 'UTC') =>
  filterResults(attempts, filter, zone).map(({ id }) => id);

describe('the list of results', () => {
  it('is complete without a filter, and each filter applies', () => {
    expect(idsOf({})).toEqual([3, 2, 1]);
    expect(idsOf({ verdict: 'failed' })).toEqual([2]);
    expect(idsOf({ quiz: 1 })).toEqual([1]);
    expect(idsOf({ verdict: 'passed', quiz: 2 })).toEqual([]);
  });

  it('uses days in the reader’s time zone, both ends included', () => {
    expect(idsOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual([2]);
    expect(idsOf({ from: '2026-03-02' }, 'Asia/Tokyo')).toEqual([3, 2]);
    expect(idsOf({ to: '2026-03-01' }, 'Asia/Tokyo')).toEqual([1]);
  });

  it('offers each verdict that an attempt has, so that their numbers are those of all', () => {
    const waiting = { ...attempt(4, '2026-03-03T12:00:00.000Z', false), toBeMarked: 1 };
    const offered = verdictsIn([...attempts, waiting], undefined);
    expect(offered).toContainEqual({ verdict: 'waiting', count: 1 });
    expect(offered.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(verdictsIn(attempts, undefined).map(({ verdict }) => verdict)).not.toContain('waiting');
    expect(verdictsIn(attempts, 'waiting')).toContainEqual({ verdict: 'waiting', count: 0 });
  });

  it('ignores invalid values in the address', () => {
    const search = { verdict: 'won', quiz: '-1', from: '2026-02-31', to: 'today' };
    expect(resultsSearch(search)).toEqual({});
    expect(resultsSearch({ quiz: '7', from: '2026-02-28' })).toEqual({
      quiz: 7,
      from: '2026-02-28',
    });
  });

  it('offers each quiz once, by title', () => {
    expect(
      quizzesOf([...attempts, ...attempts], new Format('en').compare).map(({ id }) => id),
    ).toEqual([1, 2, 3]);
  });
});
