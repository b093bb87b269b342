import { upToDateMember } from '#server/features/attempt/guards.ts';
import { notFound } from '#server/kernel/failure.ts';
import { QuestionRef } from '#shared/features/practice/bookmarks/schema.ts';
import { findKnown, requireKnown } from '../workflows/find-known.ts';
import { listBookmarkedIds } from './queries.ts';

const referred = upToDateMember.meta({ finds: 'Question' }).input(QuestionRef);

/**
 * A question that the caller has answered and whose key the caller may see now. One of an own open attempt is refused,
 * as practice leaves it out.
 */
export const knownQuestion = referred.use(async ({ ctx, input: { id }, next }) => {
  await requireKnown(ctx.db, { userId: ctx.actor.userId, questionId: id }, ctx.now);
  return next();
});

/** The same, or one with a bookmark of the caller: it can be removed at any time. */
export const bookmarkedQuestion = referred.use(async ({ ctx, input: { id }, next }) => {
  const { userId } = ctx.actor;
  const { known, held } = await findKnown(ctx.db, { userId, questionIds: [id] }, ctx.now);
  if (!known.has(id) && !held.has(id) && !(await listBookmarkedIds(ctx.db, userId)).includes(id))
    throw notFound('Question');
  return next();
});
