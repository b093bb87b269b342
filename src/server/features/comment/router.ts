import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { authorProcedure, router } from '#server/kernel/trpc.ts';
import { inGuardedTransaction } from '#server/kernel/unchanged.ts';
import { writing } from '#server/kernel/writing.ts';
import {
  CommentChanges,
  CommentCount,
  CommentCounts,
  CommentDecision,
  CommentFilter,
  CommentForReview,
  CommentInput,
  CommentOutcome,
  CommentPaging,
  CommentRef,
  CommentReviewPage,
  CommentStateChanges,
  QuestionComment,
  QuestionComments,
} from '#shared/features/comment/schema.ts';
import { managerOf } from '#shared/kernel/actor.ts';
import { ManyIds, RowOutcome } from '#shared/kernel/many.ts';
import {
  commentToReport,
  discussedAttempt,
  discussedQuestion,
  managedComment,
  ownComment,
  ownCommentToChange,
  questionToWriteOn,
} from './guards.ts';
import {
  changeComment,
  decideOnComment,
  eraseComment,
  markDeleted,
  reportComment,
  setStates,
  writeComment,
} from './mutations.ts';
import {
  countComments,
  countForReview,
  findForReview,
  getComment,
  listComments,
  listForReview,
} from './queries.ts';
import { commentForReview } from './views.ts';

/** The caller decides about the comments that they manage. */
const reviewing = (ctx: Parameters<typeof writing>[0]) => ({
  ...writing(ctx),
  manager: managerOf(ctx.actor),
});

/** Comments on questions, hidden until the question was answered. */
export const commentRouter = router({
  list: discussedQuestion
    .meta({
      rest: {
        method: 'GET',
        path: '/api/questions/{id}/comments',
        summary: 'The comments on a question that you have answered, the oldest first',
        list: 'plain',
        strict: true,
        refuses: ['attempt-open', 'forbidden'],
      },
    })
    .input(CommentPaging)
    .output(QuestionComments)
    .query(({ ctx: { db, actor }, input: { id: questionId, ...paging } }) =>
      listComments(db, { questionId, userId: actor.userId }, paging),
    ),

  /** How many there are on a question that was answered in practice. */
  count: discussedQuestion
    .output(CommentCount)
    .query(async ({ ctx: { db, actor }, input: { id } }) => {
      const [counted] = await countComments(db, { questionIds: [id], userId: actor.userId });
      return counted ?? { id, count: 0 };
    }),

  /** How many there are on each question of a result whose comments may be read. */
  attemptCounts: discussedAttempt
    .output(z.array(CommentCount))
    .query(async ({ ctx: { db, actor, questionIds } }) => {
      const counted = await countComments(db, { questionIds, userId: actor.userId });
      const counts = new Map(counted.map(({ id, count }) => [id, count]));
      return questionIds.map((id) => ({ id, count: counts.get(id) ?? 0 }));
    }),

  write: questionToWriteOn
    .meta({
      rest: {
        method: 'POST',
        path: '/api/questions/{id}/comments',
        summary: 'Comment on a question that you have answered; others read it once it is approved',
        status: 201,
        strict: true,
        refuses: ['attempt-open', 'forbidden', 'too-many-requests'],
      },
    })
    .input(CommentInput)
    .concat(repeatable)
    .output(QuestionComment)
    .mutation(({ ctx, input: { id: questionId, text } }) =>
      inTransaction(ctx.db, async (tx) => {
        const { userId } = ctx.actor;
        const comment = { questionId, userId, text, isByStaff: ctx.isByStaff };
        const id = await writeComment(tx, comment, ctx.now);
        return getComment(tx, { id, userId });
      }),
    ),

  change: ownCommentToChange
    .meta({
      rest: {
        method: 'PATCH',
        path: '/api/comments/{id}',
        summary: 'Change your comment, which waits for approval again',
        strict: true,
        refuses: ['attempt-open', 'forbidden', 'too-many-requests'],
      },
    })
    .input(CommentChanges)
    .output(QuestionComment)
    .mutation(({ ctx, input }) =>
      inGuardedTransaction(ctx, async (tx) => {
        const { isByStaff, now } = ctx;
        const { loadedUpdatedAt } = input;
        await changeComment(tx, { ...input, isByStaff, loadedUpdatedAt }, now);
        const own = { id: input.id, userId: ctx.actor.userId };
        return getComment(tx, own);
      }),
    ),

  remove: ownComment
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/comments/{id}',
        summary: 'Delete your comment',
        strict: true,
      },
    })
    .output(CommentRef)
    .mutation(async ({ ctx, input: { id } }) => {
      await inTransaction(ctx.db, (tx) => eraseComment(tx, id));
      return { id };
    }),

  report: commentToReport
    .meta({
      rest: {
        method: 'POST',
        path: '/api/comments/{id}/report',
        summary: 'Report a comment of another person',
        strict: true,
        refuses: ['attempt-open', 'conflict', 'forbidden', 'too-many-requests'],
      },
    })
    .output(CommentRef)
    .mutation(async ({ ctx, input: { id } }) => {
      const report = { commentId: id, userId: ctx.actor.userId };
      await inTransaction(ctx.db, (tx) => reportComment(tx, report, ctx.now));
      return { id };
    }),

  pageForReview: authorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/comments',
        summary: 'Comments on your questions, those that need a decision first',
        list: 'plain',
        strict: true,
      },
    })
    .input(CommentFilter)
    .output(CommentReviewPage)
    .query(async ({ ctx: { db, actor }, input }) => {
      const page = await listForReview(db, managerOf(actor), input);
      return { ...page, items: page.items.map(commentForReview) };
    }),

  countsForReview: authorProcedure
    .output(CommentCounts)
    .query(({ ctx: { db, actor } }) => countForReview(db, managerOf(actor))),

  decide: managedComment
    .meta({
      rest: {
        method: 'PATCH',
        path: '/api/admin/comments/{id}',
        summary: 'Publish or reject a comment; its reports are settled',
        strict: true,
      },
    })
    .input(CommentDecision)
    .output(CommentForReview)
    .mutation(({ ctx, input }) =>
      inGuardedTransaction(ctx, async (tx) => {
        await decideOnComment(tx, input, reviewing(ctx));
        const stored = await findForReview(tx, managerOf(ctx.actor), input.id);
        return commentForReview(orNotFound(stored, 'Comment'));
      }),
    ),

  /** Decides about several comments, or reverses decisions. */
  setStates: authorProcedure
    .input(CommentStateChanges)
    .output(z.array(CommentOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => setStates(tx, input.changes, reviewing(ctx))),
    ),

  /** Deletes comments so that `restoreMany` can restore them. */
  removeMany: authorProcedure
    .input(z.object({ ids: ManyIds }))
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input: { ids } }) =>
      inTransaction(ctx.db, (tx) => markDeleted(tx, { ids, isDeleted: true }, reviewing(ctx))),
    ),

  restoreMany: authorProcedure
    .input(z.object({ ids: ManyIds }))
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input: { ids } }) =>
      inTransaction(ctx.db, (tx) => markDeleted(tx, { ids, isDeleted: false }, reviewing(ctx))),
    ),
});
