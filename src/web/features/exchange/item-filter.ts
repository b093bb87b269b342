import type { ImportItem } from './api.ts';

/** Which items of a file are shown. */
export const itemFilters = ['all', 'kept', 'degraded', 'refused', 'duplicates'] as const;
export type ItemFilter = (typeof itemFilters)[number];

/** The items of a filter, with their positions in the file. */
export const itemsOf = (items: readonly ImportItem[], filter: ItemFilter) =>
  items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => {
      if (filter === 'all') return true;
      return filter === 'duplicates' ? item.duplicate !== null : item.status === filter;
    });

/** What the author leaves out. */
export interface LeftOut {
  duplicates: boolean;
  incomplete: boolean;
}

const isIncomplete = ({ notes }: ImportItem): boolean =>
  notes.some(({ code }) => code === 'incomplete');

/** Positions of the items that are not added although they could be. */
export const positionsLeftOut = (items: readonly ImportItem[], out: LeftOut): number[] =>
  items.flatMap((item, index) =>
    item.question &&
    ((out.duplicates && item.duplicate !== null) || (out.incomplete && isIncomplete(item)))
      ? [index]
      : [],
  );

export const hasIncomplete = (items: readonly ImportItem[]): boolean => items.some(isIncomplete);
