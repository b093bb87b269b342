import { inTransaction } from '#server/kernel/transaction.ts';
import { router } from '#server/kernel/trpc.ts';
import { Post } from '#shared/features/blog/schema.ts';
import { publishedPost } from './guards.ts';
import { countReading } from './readings/mutations.ts';

/** For clients that are no browser, to fetch a post is to read it. */
export const blogRest = router({
  get: publishedPost
    .meta({
      rest: { method: 'GET', path: '/api/blog/{slug}', summary: 'A published post' },
    })
    .output(Post)
    .query(async ({ ctx }) => {
      const counted = await inTransaction(ctx.db, (tx) =>
        countReading(tx, ctx.post.id, ctx, ctx.now),
      );
      return { ...ctx.post, viewCount: ctx.post.viewCount + (counted ? 1 : 0) };
    }),
});
