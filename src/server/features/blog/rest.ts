import { inTransaction } from '#server/kernel/transaction.ts';
import { adminProcedure, guestProcedure, router } from '#server/kernel/trpc.ts';
import { Post, PostCard, PostForAuthor } from '#shared/features/blog/schema.ts';
import { Page, Paging } from '#shared/kernel/paging.ts';
import { publishedPost } from './guards.ts';
import { listPosts, listPostsForAuthor } from './queries.ts';
import { countReading } from './readings/mutations.ts';

/** REST calls that differ from the app's procedures. */
export const blogRest = router({
  list: guestProcedure
    .meta({
      cached: { for: 'everyone', topics: ['blog', 'people', 'catalogue'] },
      rest: {
        method: 'GET',
        path: '/api/blog',
        summary: 'The published posts, the newest first',
        list: 'plain',
      },
    })
    .input(Paging)
    // The specification names nine fields; a post by its address has its language too.
    .output(Page(PostCard.omit({ language: true })))
    .query(({ ctx, input }) => listPosts(ctx.db, input)),

  listForAuthor: adminProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/blog',
        summary: 'Posts of every status, the newest first',
        list: 'plain',
      },
    })
    .input(Paging)
    .output(Page(PostForAuthor))
    .query(({ ctx, input }) => listPostsForAuthor(ctx.db, input)),

  /** Reading a post by REST counts as a reading. */
  get: publishedPost
    .meta({
      rest: { method: 'GET', path: '/api/blog/{slug}', summary: 'A published post' },
    })
    .output(Post)
    .query(async ({ ctx }) => {
      if (ctx.isHead) return ctx.post;
      const counted = await inTransaction(ctx.db, (tx) =>
        countReading(tx, ctx.post.id, ctx, ctx.now),
      );
      return { ...ctx.post, viewCount: ctx.post.viewCount + (counted ? 1 : 0) };
    }),
});
