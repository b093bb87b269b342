import { z } from 'zod';
import { audienceOf } from '#server/features/quiz/guards.ts';
import { findQuizCard } from '#server/features/quiz/queries.ts';
import { findSeries } from '#server/features/series/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { inGuardedTransaction, requireUnchanged } from '#server/kernel/unchanged.ts';
import {
  AssignmentConditions,
  AssignmentInput,
} from '#shared/features/classroom/assignments/schema.ts';
import { isAdmin } from '#shared/kernel/actor.ts';
import { classAssignment } from '../gradebook/guards.ts';
import { managedAssignment, managedClass } from '../guards.ts';
import { noticeAssignment } from '../reminders/workflows/find-reminders.ts';
import {
  changeAssignment,
  createAssignment,
  lockAssignment,
  removeAssignment,
} from './mutations.ts';
import { findAssignment } from './queries.ts';
import { conditionsOf } from './views.ts';

const Ref = z.object({ id: z.int() });

/** What is assigned to classes, and on which conditions. */
export const assignmentProcedures = {
  assign: managedClass
    .input(AssignmentInput)
    .output(Ref)
    .mutation(async ({ ctx, input }) => {
      const { classId, quizId = null, seriesId = null } = input;
      if (quizId !== null)
        orNotFound(await findQuizCard(ctx.db, quizId, await audienceOf(ctx, quizId)), 'Quiz');
      if (seriesId !== null) {
        const audience = isAdmin(ctx.actor) ? 'author' : 'public';
        orNotFound(await findSeries(ctx.db, seriesId, audience), 'Series');
      }
      const assigned = { classId, quizId, seriesId };
      return inTransaction(ctx.db, async (tx) => {
        const made = { ...assigned, ...conditionsOf(input) };
        const { id } = await createAssignment(tx, made, ctx.now);
        await noticeAssignment(tx, id, ctx.now);
        return { id };
      });
    }),

  /** Changes the conditions; marks follow from them at once. What is assigned stays. */
  changeAssignment: classAssignment
    .input(AssignmentConditions)
    .output(Ref)
    .mutation(({ ctx, input: { assignmentId, loadedUpdatedAt, ...conditions } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        await lockAssignment(tx, assignmentId);
        const { updatedAt } = orNotFound(await findAssignment(tx, assignmentId), 'Assignment');
        requireUnchanged('assignment', { updatedAt, updatedByName: null }, loadedUpdatedAt);
        await changeAssignment(tx, assignmentId, conditionsOf(conditions), ctx.now);
        return { id: assignmentId };
      }),
    ),

  unassign: managedAssignment.output(Ref).mutation(async ({ ctx, input: { id } }) => {
    await inTransaction(ctx.db, (tx) => removeAssignment(tx, id));
    return { id };
  }),
};
