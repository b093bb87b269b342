import { searchable } from '#shared/kernel/text/normalize.ts';
import type { ListPage } from './admin-list.tsx';
import type { Direction } from './admin-table.tsx';

interface LocalSearch<Sort extends string> {
  q?: string | undefined;
  sort?: Sort | undefined;
  direction?: Direction | undefined;
  page?: number | undefined;
}

interface LocalList<Row, Sort extends string> {
  /** The texts in which a row is searched. */
  textsOf: (row: Row) => readonly string[];
  /** What each order compares; figures from the top unless said otherwise. */
  orders: Record<Sort, (row: Row) => string | number>;
  usual: Sort;
  pageSize?: number;
  /** Orders texts as the reader’s language does: `format.compare`. */
  compare: (a: string, b: string) => number;
}

/** All rows on one page. */
export const onOnePage = <Row>(items: readonly Row[]): ListPage<Row> => ({
  items,
  ...{ total: items.length, page: 1, pageSize: items.length },
});

/** One page of rows that are all loaded: searched, sorted and cut as the server does with long lists. */
export function localPage<Row, Sort extends string>(
  rows: readonly Row[],
  search: LocalSearch<Sort>,
  { textsOf, orders, usual, pageSize = 50, compare }: LocalList<Row, Sort>,
): ListPage<Row> {
  const wanted = searchable((search.q ?? '').trim());
  const keyOf = orders[search.sort ?? usual];
  const found = rows
    .filter((row) => textsOf(row).some((text) => searchable(text).includes(wanted)))
    .toSorted((a, b) => compareKeys(keyOf(a), keyOf(b), compare));
  const first = found[0];
  const natural = first !== undefined && typeof keyOf(first) === 'number' ? 'desc' : 'asc';
  if ((search.direction ?? natural) === 'desc') found.reverse();
  const page = Math.min(search.page ?? 1, Math.max(1, Math.ceil(found.length / pageSize)));
  const items = found.slice((page - 1) * pageSize, page * pageSize);
  return { items, total: found.length, page, pageSize };
}

function compareKeys(
  a: string | number,
  b: string | number,
  compare: (a: string, b: string) => number,
): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}
