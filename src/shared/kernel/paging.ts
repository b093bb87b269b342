import { z } from 'zod';
import { maxPerPage } from './limits.ts';

/** Which page of a list; the first is 1. */
export const PageNumber = z.int().min(1).max(100_000).default(1);

/** The part of a list that a REST client asks for; without it, the first 500 entries. */
export const Paging = z.object({
  page: PageNumber.describe('Which page; the first is 1'),
  perPage: z
    .int()
    .min(1)
    .max(maxPerPage)
    .default(maxPerPage)
    .describe('How many entries a page has'),
});
export type Paging = z.infer<typeof Paging>;

/** The same for lists whose entries are long, with fewer on a page. */
export const ShortPaging = Paging.extend({
  perPage: z.int().min(1).max(50).default(20).describe('How many entries a page has'),
});

/** The part that lists without paging show. */
export const firstPage: Paging = { page: 1, perPage: maxPerPage };

/** One page of a list, with the size of the whole. */
export function Page<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() });
}

/** The page to show for `page`: at most the last one. */
export function pageWithin(page: number, total: number, size: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / size)));
}

export const SortDirection = z.enum(['asc', 'desc']);
export type SortDirection = z.infer<typeof SortDirection>;
