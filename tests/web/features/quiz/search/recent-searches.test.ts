import { expect, test } from 'vitest';
import { readSearches, withSearch } from '#web/features/quiz/search/recent-searches.ts';

test('the last five searches are kept, the newest first, each once', () => {
  let kept: string[] = [];
  for (const text of ['one', 'two', ' three ', 'four', 'five', 'Two', 'six'])
    kept = withSearch(kept, text);
  expect(kept).toEqual(['six', 'Two', 'five', 'four', 'three']);
});

test('searches that differ only in case are the same', () => {
  expect(withSearch(['go', 'Rust'], 'RUST')).toEqual(['RUST', 'go']);
});

test('a value that is not a list of texts is ignored', () => {
  expect(readSearches(undefined)).toEqual([]);
  expect(readSearches('{')).toEqual([]);
  expect(readSearches('[1, null]')).toEqual([]);
  expect(readSearches('"rust"')).toEqual([]);
  expect(readSearches('["rust", "go"]')).toEqual(['rust', 'go']);
  expect(readSearches(JSON.stringify(Array(9).fill('x')))).toHaveLength(5);
});
