import { expect, test } from 'vitest';
import { Format } from '#shared/kernel/language/format.ts';
import { localPage } from '#web/lists/local-page.ts';

const rows = [
  { name: 'Épée 10', count: 3 },
  { name: 'epee 9', count: 7 },
  { name: 'Foil', count: 5 },
];
const list = {
  textsOf: (row: (typeof rows)[number]) => [row.name],
  orders: {
    name: (row: (typeof rows)[number]) => row.name,
    count: (row: (typeof rows)[number]) => row.count,
  },
  compare: new Format('en').compare,
  usual: 'name' as const,
  pageSize: 2,
};
const names = (search: Parameters<typeof localPage<(typeof rows)[number], 'name' | 'count'>>[1]) =>
  localPage(rows, search, list).items.map(({ name }) => name);

test('loaded rows are searched without case and accents, sorted by text and by number, and split into pages', () => {
  expect(names({ q: 'EPEE' })).toEqual(['epee 9', 'Épée 10']);
  expect(names({ sort: 'count' })).toEqual(['epee 9', 'Foil']);
  expect(names({ sort: 'count', direction: 'asc' })).toEqual(['Épée 10', 'Foil']);
  expect(names({ page: 2 })).toEqual(['Foil']);
  expect(localPage(rows, { page: 9 }, list)).toMatchObject({ total: 3, page: 2, pageSize: 2 });
});
