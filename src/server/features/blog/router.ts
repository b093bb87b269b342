import { z } from 'zod';
import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { adminProcedure, guestProcedure, router } from '#server/kernel/trpc.ts';
import { inGuardedTransaction, requireUnchanged } from '#server/kernel/unchanged.ts';
import { writing } from '#server/kernel/writing.ts';
import {
  Post,
  PostChanges,
  PostFilter,
  PostFilterForAuthor,
  PostForAuthor,
  PostHit,
  PostInput,
  PostPage,
  PostRowPage,
  PostStatusChanges,
  PostStatusOutcome,
} from '#shared/features/blog/schema.ts';
import { LoadedVersion } from '#shared/kernel/loaded-at.ts';
import { ManyIds, RowOutcome } from '#shared/kernel/many.ts';
import { authoredPost, publishedPost } from './guards.ts';
import {
  createPost,
  deletePost,
  deletePosts,
  lockPost,
  restorePosts,
  setStatuses,
  updatePost,
} from './mutations.ts';
import { getPostForAuthor, listPostPage, listPostPageForAuthor, searchPosts } from './queries.ts';
import { countReading } from './readings/mutations.ts';

const hitCount = 6;

export const blogRouter = router({
  /** The app's own list: filtered and paged. */
  page: guestProcedure
    .meta({ cached: { for: 'everyone', topics: ['blog', 'people', 'catalogue'] } })
    .input(PostFilter)
    .output(PostPage)
    .query(({ ctx, input }) => listPostPage(ctx.db, input)),

  search: guestProcedure
    .meta({ cached: { for: 'everyone', topics: ['blog', 'people'] } })
    .input(z.object({ text: z.string().max(200) }))
    .output(z.array(PostHit))
    .query(({ ctx, input }) =>
      input.text.trim() === '' ? [] : searchPosts(ctx.db, input.text, hitCount),
    ),

  get: publishedPost
    .meta({ cached: { for: 'everyone', topics: ['blog', 'people', 'catalogue'] } })
    .output(Post)
    .query(({ ctx }) => ctx.post),

  /** Called by the page after it is shown, because the page itself may be a cached response. */
  countReading: publishedPost.output(z.object({ viewCount: z.int() })).mutation(({ ctx }) =>
    inTransaction(ctx.db, async (tx) => {
      const counted = await countReading(tx, ctx.post.id, ctx, ctx.now);
      return { viewCount: ctx.post.viewCount + (counted ? 1 : 0) };
    }),
  ),

  /** The app's own list for administrators: searched, filtered and paged. */
  pageForAuthor: adminProcedure
    .input(PostFilterForAuthor)
    .output(PostRowPage)
    .query(({ ctx, input }) => listPostPageForAuthor(ctx.db, input)),

  /** A post to edit. */
  getForAuthor: authoredPost
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/blog/{id}',
        summary: 'A post of any status, to edit',
        strict: true,
      },
    })
    .output(PostForAuthor)
    .query(({ ctx }) => ctx.post),

  create: adminProcedure
    .meta({
      rest: { method: 'POST', path: '/api/admin/blog', summary: 'Write a post', status: 201 },
    })
    .input(PostInput)
    .concat(repeatable)
    .output(PostForAuthor)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        return getPostForAuthor(tx, await createPost(tx, input, writing(ctx)));
      }),
    ),

  update: authoredPost
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/admin/blog/{id}',
        summary: 'Change a post; its address stays once it has been published',
        patch: true,
      },
    })
    .input(PostChanges)
    .output(PostForAuthor)
    .mutation(({ ctx, input: { id, loadedUpdatedAt, ...changes } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        await lockPost(tx, id);
        const post = await getPostForAuthor(tx, id);
        requireUnchanged('blog post', post, loadedUpdatedAt);
        await updatePost(tx, post, changes, writing(ctx));
        return getPostForAuthor(tx, id);
      }),
    ),

  remove: authoredPost
    .meta({
      rest: { method: 'DELETE', path: '/api/admin/blog/{id}', summary: 'Delete a post' },
    })
    .input(LoadedVersion)
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input: { id, loadedUpdatedAt } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        await lockPost(tx, id);
        requireUnchanged('blog post', await getPostForAuthor(tx, id), loadedUpdatedAt);
        await deletePost(tx, id);
        return { message: 'Blog post deleted' };
      }),
    ),

  /** Sets the status of several posts. */
  setStatuses: adminProcedure
    .input(PostStatusChanges)
    .output(z.array(PostStatusOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => setStatuses(tx, input.changes, writing(ctx))),
    ),

  /** Deletes posts so that `restoreMany` can restore them. */
  removeMany: adminProcedure
    .input(z.object({ ids: ManyIds }))
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => deletePosts(tx, input.ids, ctx.now)),
    ),

  restoreMany: adminProcedure
    .input(z.object({ ids: ManyIds }))
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => restorePosts(tx, input.ids))),
});
