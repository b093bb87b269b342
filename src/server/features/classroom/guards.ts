import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
import { adminProcedure, memberProcedure } from '#server/kernel/trpc.ts';
import { Id } from '#shared/kernel/id.ts';
import { findAssignment, findClass, listClassesOf } from './queries.ts';

/** For who runs classes: administrators. */
export const classKeeper = adminProcedure;

/** Puts a class into the context, for who runs it. */
export const managedClass = classKeeper
  .meta({ finds: 'Class' })
  .input(z.object({ classId: Id }))
  .use(async ({ ctx, input, next }) => {
    const managed = orNotFound(await findClass(ctx.db, input.classId), 'Class');
    return next({ ctx: { class: managed } });
  });

/** Puts an assignment into the context, for who runs its class. */
export const managedAssignment = classKeeper
  .meta({ finds: 'Assignment' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    const assignment = orNotFound(await findAssignment(ctx.db, input.id), 'Assignment');
    return next({ ctx: { assignment } });
  });

/** Checks that the caller is a member of the class; any other class is not found. */
export const ownClass = memberProcedure
  .meta({ finds: 'Class' })
  .input(z.object({ classId: Id }))
  .use(async ({ ctx, input, next }) => {
    const own = await listClassesOf(ctx.db, ctx.actor.userId);
    orNotFound(
      own.find(({ id }) => id === input.classId),
      'Class',
    );
    return next();
  });
