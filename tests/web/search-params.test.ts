import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '#web/search-params.ts';

describe('the query string', () => {
  it('is read as plain text, whatever it looks like', () => {
    expect(parseSearch('?q=42&on=true&list=%5B1%5D')).toEqual({ q: '42', on: 'true', list: '[1]' });
  });

  it('is written without what is absent or empty', () => {
    expect(stringifySearch({ q: 'a b&c', page: 2, category: undefined, tag: '' })).toBe(
      '?q=a+b%26c&page=2',
    );
    expect(stringifySearch({ q: undefined })).toBe('');
  });

  it('survives the way there and back', () => {
    const search = { q: 'né? #1 & más', redirect: '/quiz/3?challenge=true#top' };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });

  it('leaves out a value that can be looked up nowhere', () => {
    expect(parseSearch('?q=%00&tag=a')).toEqual({ tag: 'a' });
  });
});
