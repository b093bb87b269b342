import { z } from 'zod';
import { notFound, orNotFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { adminProcedure, authorProcedure } from '#server/kernel/trpc.ts';
import {
  NewTag,
  QuestionTagging,
  QuestionTaggingOutcome,
  QuestionTagIds,
  Tag,
  TagChanges,
  TagMerge,
  TagMergePreview,
} from '#shared/features/question/tags.ts';
import { Id } from '#shared/kernel/id.ts';
import { managedQuestion, managedQuestions } from '../guards.ts';
import { createTag, mergeTags, removeTag, setTags, tagQuestions, updateTag } from './mutations.ts';
import { getTag, listTags, previewMerge } from './queries.ts';

/** Tags, and which questions have them. */
export const tagProcedures = {
  tags: authorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/tags',
        summary: 'All tags of questions, by name',
        list: 'plain',
        strict: true,
      },
    })
    .output(z.array(Tag))
    .query(({ ctx }) => listTags(ctx.db)),

  createTag: authorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/tags',
        summary: 'Create a tag; one that has the name is answered as it is',
        status: 201,
        strict: true,
      },
    })
    .input(NewTag)
    .output(Tag)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => getTag(tx, await createTag(tx, input, ctx.now))),
    ),

  updateTag: adminProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/admin/tags/{id}',
        summary: 'Rename a tag, or give it another colour',
        patch: true,
        strict: true,
        refuses: ['conflict'],
      },
      finds: 'Tag',
    })
    .input(TagChanges)
    .output(Tag)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        await updateTag(tx, input);
        return getTag(tx, input.id);
      }),
    ),

  /** What `mergeTags` would do. */
  previewMerge: adminProcedure
    .meta({ finds: 'Tag' })
    .input(TagMerge)
    .output(TagMergePreview)
    .query(async ({ ctx, input }) => orNotFound(await previewMerge(ctx.db, input), 'Tag')),

  mergeTags: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/tags/merges',
        summary: 'Merge tags into another one',
        strict: true,
      },
      finds: 'Tag',
    })
    .input(TagMerge)
    .output(Tag)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        await mergeTags(tx, input, ctx.now);
        // Learners are rated by tag.
        await ctx.jobs.enqueue(tx, 'recount', {});
        return getTag(tx, input.into);
      }),
    ),

  removeTag: adminProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/admin/tags/{id}',
        summary: 'Delete a tag; its questions stay',
        strict: true,
      },
      finds: 'Tag',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        if (!(await removeTag(tx, input.id))) throw notFound('Tag');
        return { message: 'Tag deleted' };
      }),
    ),

  /** Adds tags to several questions and removes others; the outcome allows an undo. */
  tagMany: managedQuestions
    .input(QuestionTagging)
    .output(z.array(QuestionTaggingOutcome))
    .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => tagQuestions(tx, input))),

  setTags: managedQuestion
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/admin/questions/{id}/tags',
        summary: 'Set the tags of a question',
        strict: true,
      },
    })
    .input(QuestionTagIds)
    .output(QuestionTaggingOutcome)
    .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => setTags(tx, input))),
};
