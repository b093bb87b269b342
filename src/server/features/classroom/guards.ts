import { z } from 'zod';
import { findAttempt } from '#server/features/attempt/queries.ts';
import { Failure, notFound, orNotFound } from '#server/kernel/failure.ts';
import { memberProcedure, teacherProcedure } from '#server/kernel/trpc.ts';
import { type Member, managerOf } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { findAssignment, isAssignedAttempt } from './assignments/queries.ts';
import { findClass, listClassesOf } from './queries.ts';

/** Puts a class into the context, for its teachers and for administrators. */
export const managedClass = teacherProcedure
  .meta({ finds: 'Class' })
  .input(z.object({ classId: Id }))
  .use(async ({ ctx, input, next }) => {
    const manager = managerOf(ctx.actor);
    const managed = orNotFound(await findClass(ctx.db, manager, input.classId), 'Class');
    return next({ ctx: { class: managed } });
  });

/** The same for the teacher who leads the class (`isLedBy`) and for administrators; its other teachers are refused. */
export const ledClass = managedClass.use(({ ctx, next }) => {
  if (!ctx.class.isMaker)
    throw new Failure('forbidden', 'Only the teacher responsible for the class can do this.');
  return next();
});

/** @throws forbidden when teachers who are also members of the class change what counts for themselves */
export function requireOther({ userId }: Member, member: { userId: number }): void {
  if (member.userId === userId)
    throw new Failure('forbidden', 'You cannot make an exception for yourself.');
}

/**
 * Puts an attempt into the context that the gradebook of such a class has. A teacher's own attempt is not found: its
 * timeline shows keys that the quiz may withhold from learners.
 */
export const classAttempt = managedClass
  .meta({ finds: 'Quiz attempt' })
  .input(z.object({ attemptId: Id }))
  .use(async ({ ctx, input, next }) => {
    const manager = managerOf(ctx.actor);
    if (!(await isAssignedAttempt(ctx.db, manager, input))) throw notFound('Quiz attempt');
    const attempt = orNotFound(await findAttempt(ctx.db, input.attemptId), 'Quiz attempt');
    return next({ ctx: { attempt } });
  });

/** Puts an assignment into the context, for those who teach its class. */
export const managedAssignment = teacherProcedure
  .meta({ finds: 'Assignment' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    const assignment = orNotFound(await findAssignment(ctx.db, input.id), 'Assignment');
    const managed = await findClass(ctx.db, managerOf(ctx.actor), assignment.classId);
    if (!managed) throw notFound('Assignment');
    return next({ ctx: { assignment, class: managed } });
  });

/** Checks that the caller is a member of the class; any other class is not found. */
export const ownClass = memberProcedure
  .meta({ finds: 'Class' })
  .input(z.object({ classId: Id }))
  .use(async ({ ctx, input, next }) => {
    const own = await listClassesOf(ctx.db, ctx.actor);
    orNotFound(
      own.find(({ id }) => id === input.classId),
      'Class',
    );
    return next();
  });
