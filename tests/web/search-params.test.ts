import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  changing,
  keyOf,
  pageNumber,
  parseSearch,
  rowId,
  searchParams,
  stringifySearch,
  text,
  trimmedText,
} from '#web/search-params.ts';

describe('the query string', () => {
  it('is read as plain text, also if it looks like a number or a list', () => {
    expect(parseSearch('?q=42&on=true&list=%5B1%5D')).toEqual({ q: '42', on: 'true', list: '[1]' });
  });

  it('is written without what is absent or empty', () => {
    expect(stringifySearch({ q: 'a b&c', page: 2, category: undefined, tag: '' })).toBe(
      '?q=a+b%26c&page=2',
    );
    expect(stringifySearch({ q: undefined })).toBe('');
  });

  it('is the same after writing and reading', () => {
    const search = { q: 'né? #1 & más', redirect: '/quiz/3?challenge=true#top' };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });

  it('leaves out a value with a null character', () => {
    expect(parseSearch('?q=%00&tag=a')).toEqual({ tag: 'a' });
  });
});

describe('the search parameters of a page', () => {
  const read = searchParams({
    q: trimmedText(5),
    redirect: text(),
    page: pageNumber,
    quiz: rowId,
    sort: keyOf<'title' | 'newest'>({ title: true, newest: true }),
    from: calendarDay,
  });

  it('are converted from text', () => {
    const search = { q: ' atoms ', redirect: ' /a ', page: '2', quiz: '7', sort: 'title' };
    expect(read({ ...search, from: '2026-02-28' })).toEqual({
      q: 'atoms',
      redirect: ' /a ',
      page: 2,
      quiz: 7,
      sort: 'title',
      from: '2026-02-28',
    });
  });

  it('name every parameter, so that the router keeps no refused value of the address', () => {
    expect(Object.keys(read({ sort: 'age' }))).toContain('sort');
    expect(read({ sort: 'age' }).sort).toBeUndefined();
  });

  it.each([
    { q: 'longer' },
    { q: ['a'] },
    { page: '0' },
    { page: '1.5' },
    { page: '100001' },
    { quiz: '' },
    { quiz: 'seven' },
    { quiz: '2147483648' },
    { sort: 'oldest' },
    { sort: 'toString' },
    { from: '2026-02-31' },
    { from: 'yesterday' },
    { unknown: 'x' },
  ])('are left out when they make no sense: %j', (search) => {
    expect(read(search)).toEqual({});
  });

  it('keep a value that is already converted', () => {
    expect(read({ page: 2, quiz: 7 })).toEqual({ page: 2, quiz: 7 });
  });
});

it('changes one parameter and leaves what the address got meanwhile', () => {
  type Search = { q?: string | undefined; person?: number | undefined; page?: number | undefined };
  const shown: Search = { q: 'an', page: 2, person: undefined };
  const latest: Search = { q: 'an', page: 2, person: 7 };
  const next = { ...shown, q: 'ann', page: undefined };
  expect(changing(shown, next)(latest)).toEqual({ q: 'ann', page: undefined, person: 7 });
  expect(changing(latest, { ...latest, person: undefined })(latest)).toEqual({
    ...{ q: 'an', page: 2, person: undefined },
  });
});
