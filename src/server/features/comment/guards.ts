import { upToDateMember } from '#server/features/attempt/guards.ts';
import { findKnown, requireKnown } from '#server/features/practice/workflows/find-known.ts';
import { ownFinishedAttempt } from '#server/features/quality/guards.ts';
import { hasQuestionOfOthers } from '#server/features/question/bank/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, notFound, orNotFound } from '#server/kernel/failure.ts';
import { takeOne } from '#server/kernel/rate-limits.ts';
import { authorProcedure } from '#server/kernel/trpc.ts';
import { CommentRef, DiscussedQuestion } from '#shared/features/comment/schema.ts';
import { type Member, managerOf } from '#shared/kernel/actor.ts';
import { findForReview, getComment } from './queries.ts';

interface Reader extends Pick<Context, 'db' | 'now' | 'settings'> {
  actor: Member;
}

/** @throws forbidden where the site has no comments */
function requireComments({ settings }: Pick<Context, 'settings'>): void {
  if (settings.current.comments === 'off')
    throw new Failure('forbidden', 'Comments are switched off on this site.');
}

/**
 * Comments may contain keys, so they are read only by those who have answered the question and may see its key now, and
 * not while an own attempt with it is open.
 * @returns whether the caller manages the question
 */
async function judgeReader(ctx: Reader, id: number): Promise<{ isByStaff: boolean }> {
  requireComments(ctx);
  const { db, actor, now } = ctx;
  await requireKnown(db, { userId: actor.userId, questionId: id }, now);
  const isForRole = actor.isAdmin || actor.isAuthor;
  return { isByStaff: isForRole && !(await hasQuestionOfOthers(db, managerOf(actor), [id])) };
}

/** A question whose comments the caller may read. */
export const discussedQuestion = upToDateMember
  .meta({ finds: 'Question' })
  .input(DiscussedQuestion)
  .use(async ({ ctx, input: { id }, next }) => next({ ctx: await judgeReader(ctx, id) }));

/** As above, for writing a comment; limited per hour. */
export const questionToWriteOn = discussedQuestion.use(async ({ ctx, next }) => {
  await takeOne(ctx.limits, 'comments', String(ctx.actor.userId));
  return next();
});

/** A comment that the caller may read. */
const readComment = upToDateMember
  .meta({ finds: 'Comment' })
  .input(CommentRef)
  .use(async ({ ctx, input: { id }, next }) => {
    const own = { id, userId: ctx.actor.userId };
    const comment = await getComment(ctx.db, own);
    return next({ ctx: { comment } });
  });

/** One's own comment, which can be deleted at any time. */
export const ownComment = readComment.use(async ({ ctx, next }) => {
  if (!ctx.comment.isOwn) throw notFound('Comment');
  return next();
});

/** One's own comment on a question whose comments the caller may read. */
export const ownCommentToChange = ownComment.use(async ({ ctx, next }) => {
  const judged = await judgeReader(ctx, ctx.comment.questionId);
  await takeOne(ctx.limits, 'comments', String(ctx.actor.userId));
  return next({ ctx: judged });
});

/** A published comment of another person on such a question. */
export const commentToReport = readComment.use(async ({ ctx, next }) => {
  const { comment } = ctx;
  await judgeReader(ctx, comment.questionId).catch((error: unknown) => {
    // Whether a comment exists is not to be found out either.
    if (error instanceof Failure && error.failure === 'not-found') throw notFound('Comment');
    throw error;
  });
  if (comment.isOwn) throw new Failure('conflict', 'You can delete your own comment.');
  await takeOne(ctx.limits, 'comments', String(ctx.actor.userId));
  return next();
});

/** The questions of an own finished attempt whose comments may be read; none where the site has no comments. */
export const discussedAttempt = ownFinishedAttempt.use(async ({ ctx, next }) => {
  const { questionIds } = ctx;
  const own = { userId: ctx.actor.userId, questionIds };
  const { known } = await findKnown(ctx.db, own, ctx.now);
  const isOn = ctx.settings.current.comments === 'on';
  return next({ ctx: { questionIds: isOn ? [...known.keys()] : [] } });
});

/** A comment on a question that the caller manages. */
export const managedComment = authorProcedure
  .meta({ finds: 'Comment' })
  .input(CommentRef)
  .use(async ({ ctx, input: { id }, next }) => {
    orNotFound(await findForReview(ctx.db, managerOf(ctx.actor), id), 'Comment');
    return next();
  });
