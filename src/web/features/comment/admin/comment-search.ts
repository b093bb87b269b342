import type { CommentShown } from '#shared/features/comment/schema.ts';
import { keyOf, pageNumber, searchParams, text } from '#web/search-params.ts';

/** What the address of the comments' administration contains. */
export const commentSearch = searchParams({
  q: text(200),
  show: keyOf<CommentShown>({ waiting: true, published: true, rejected: true, reported: true }),
  page: pageNumber,
});
