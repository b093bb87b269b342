import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
import { adminProcedure, guestProcedure } from '#server/kernel/trpc.ts';
import { PostSlug } from '#shared/features/blog/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { findPost, getPostForAuthor } from './queries.ts';

/** Puts a published post into the context; drafts and archived posts are not found. */
export const publishedPost = guestProcedure
  .meta({ finds: 'Blog post' })
  .input(PostSlug)
  .use(async ({ ctx, input, next }) => {
    const post = orNotFound(await findPost(ctx.db, input.slug), 'Blog post');
    return next({ ctx: { post } });
  });

/** Puts the post into the context, in any status. */
export const authoredPost = adminProcedure
  .meta({ finds: 'Blog post' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    const post = await getPostForAuthor(ctx.db, input.id);
    return next({ ctx: { post } });
  });
