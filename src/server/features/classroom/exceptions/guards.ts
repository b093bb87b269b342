import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
import { Id } from '#shared/kernel/id.ts';
import { managedClass, requireOther } from '../guards.ts';
import { findMember } from '../queries.ts';

/** Puts a member of a managed class into the context. */
export const classMember = managedClass
  .meta({ finds: 'Member' })
  .input(z.object({ userId: Id }))
  .use(async ({ ctx, input, next }) => {
    const ids = { classId: ctx.class.id, userId: input.userId };
    return next({ ctx: { member: orNotFound(await findMember(ctx.db, ids), 'Member') } });
  });

/** The same for changes: a teacher who is also a member of the class may not change their own exceptions. */
export const otherMember = classMember.use(({ ctx, next }) => {
  requireOther(ctx.actor, ctx.member);
  return next();
});
