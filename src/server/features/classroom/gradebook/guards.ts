import { z } from 'zod';
import { notFound, orNotFound } from '#server/kernel/failure.ts';
import { Id } from '#shared/kernel/id.ts';
import { findAssignment } from '../assignments/queries.ts';
import { managedClass, requireOther } from '../guards.ts';
import { findMember } from '../queries.ts';

/** Puts an assignment of a managed class into the context. */
export const classAssignment = managedClass
  .meta({ finds: 'Assignment' })
  .input(z.object({ assignmentId: Id }))
  .use(async ({ ctx, input, next }) => {
    const assignment = await findAssignment(ctx.db, input.assignmentId);
    if (assignment?.classId !== ctx.class.id) throw notFound('Assignment');
    return next({ ctx: { assignment } });
  });

/** Puts a cell of the gradebook of such a class into the context: an assignment with a member. */
export const gradebookCell = classAssignment
  .meta({ finds: 'Member' })
  .input(z.object({ userId: Id }))
  .use(async ({ ctx, input, next }) => {
    const member = orNotFound(
      await findMember(ctx.db, { classId: ctx.class.id, userId: input.userId }),
      'Member',
    );
    return next({ ctx: { member } });
  });

/** The same for changes: a teacher who is also a member of the class may not change their own cell. */
export const othersCell = gradebookCell.use(({ ctx, next }) => {
  requireOther(ctx.actor, ctx.member);
  return next();
});
