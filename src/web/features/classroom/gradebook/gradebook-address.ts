import type { ClassSearch } from '../admin/class-search.ts';
import { firstDirection, type Order } from './gradebook-order.ts';

/** The order of the lines that the address names. */
export function orderOf({ sort, order }: ClassSearch): Order {
  const by = sort ?? 'name';
  return { by, direction: order ?? firstDirection(by) };
}

/** The same as search parameters, without defaults. */
export const searchOf = ({ by, direction }: Order): Pick<ClassSearch, 'sort' | 'order'> => ({
  sort: by === 'name' ? undefined : by,
  order: direction === firstDirection(by) ? undefined : direction,
});
