import { z } from 'zod';
import { PostSort, PostStatus } from '#shared/features/blog/schema.ts';
import { SortDirection } from '#shared/kernel/paging.ts';

/** What the address of the blog's administration holds. Nonsense in it is left out. */
export const PostSearch = z.object({
  q: z.string().max(200).optional().catch(undefined),
  status: PostStatus.optional().catch(undefined),
  sort: PostSort.optional().catch(undefined),
  direction: SortDirection.optional().catch(undefined),
  page: z.coerce.number().int().positive().max(100_000).optional().catch(undefined),
});
export type PostSearch = z.infer<typeof PostSearch>;
