import type { PostSort, PostStatus } from '#shared/features/blog/schema.ts';
import {
  keyOf,
  languageCode,
  pageNumber,
  searchParams,
  sortDirection,
  text,
} from '#web/search-params.ts';

/** What the address of the blog's administration contains. */
export const postSearch = searchParams({
  q: text(200),
  status: keyOf<PostStatus>({ draft: true, published: true, archived: true }),
  language: languageCode,
  sort: keyOf<PostSort>({ title: true, status: true, created: true, views: true, reading: true }),
  direction: sortDirection,
  page: pageNumber,
});
export type PostSearch = ReturnType<typeof postSearch>;
