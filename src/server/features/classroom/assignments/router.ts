import { z } from 'zod';
import type { Tx } from '#db/open.ts';
import { audienceOf } from '#server/features/quiz/guards.ts';
import { findQuizCard } from '#server/features/quiz/queries.ts';
import { findSeries } from '#server/features/series/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { inGuardedTransaction, requireUnchanged } from '#server/kernel/unchanged.ts';
import {
  Assignment,
  AssignmentChanges,
  AssignmentInput,
} from '#shared/features/classroom/assignments/schema.ts';
import { isAdmin } from '#shared/kernel/actor.ts';
import { LoadedVersion } from '#shared/kernel/loaded-at.ts';
import { classAssignment } from '../gradebook/guards.ts';
import { assignmentOf, lateOf } from '../gradebook/views.ts';
import { managedClass } from '../guards.ts';
import { noticeAssignment } from '../reminders/workflows/find-reminders.ts';
import {
  changeAssignment,
  createAssignment,
  lockAssignment,
  removeAssignment,
} from './mutations.ts';
import { findAssignment, listAssignments } from './queries.ts';
import { changedConditions, conditionsOf } from './views.ts';

const Ref = z.object({ id: z.int() });

/** What is assigned to classes, and on which conditions. */
export const assignmentProcedures = {
  assignments: managedClass
    .meta({
      rest: {
        method: 'GET',
        path: '/api/classes/{classId}/assignments',
        summary: 'What is assigned to a class, by its start',
        list: 'plain',
      },
    })
    .output(z.array(Assignment))
    .query(async ({ ctx }) => (await listAssignments(ctx.db, [ctx.class.id])).map(assignmentOf)),

  assignment: classAssignment
    .meta({
      rest: {
        method: 'GET',
        path: '/api/classes/{classId}/assignments/{assignmentId}',
        summary: 'One assignment of a class',
      },
    })
    .output(Assignment)
    .query(({ ctx }) => assignmentOf(ctx.assignment)),

  assign: managedClass
    .meta({
      rest: {
        method: 'POST',
        path: '/api/classes/{classId}/assignments',
        summary: 'Assign a quiz or a series to a class',
        status: 201,
        strict: true,
      },
      finds: 'Quiz',
    })
    .input(AssignmentInput)
    .concat(repeatable)
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
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/classes/{classId}/assignments/{assignmentId}',
        summary: 'Change the dates, the note or the late rule of an assignment',
        patch: true,
        strict: true,
      },
    })
    .input(AssignmentChanges)
    .output(Assignment)
    .mutation(({ ctx, input: { assignmentId, loadedUpdatedAt, ...changes } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        const stored = await takeAssignment(tx, assignmentId, loadedUpdatedAt);
        const conditions = changedConditions({ ...stored, late: lateOf(stored) }, changes);
        await changeAssignment(tx, assignmentId, conditions, ctx.now);
        return assignmentOf(await getAssignment(tx, assignmentId));
      }),
    ),

  unassign: classAssignment
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/classes/{classId}/assignments/{assignmentId}',
        summary: 'Remove an assignment with what was written into its cells; attempts stay',
      },
    })
    .input(LoadedVersion)
    .output(Ref)
    .mutation(({ ctx, input: { assignmentId, loadedUpdatedAt } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        await takeAssignment(tx, assignmentId, loadedUpdatedAt);
        await removeAssignment(tx, assignmentId);
        return { id: assignmentId };
      }),
    ),
};

/** Locks the assignment. @throws stale when it is another version than the client has seen */
async function takeAssignment(tx: Tx, id: number, loadedUpdatedAt: string | undefined) {
  await lockAssignment(tx, id);
  const stored = await getAssignment(tx, id);
  const version = { updatedAt: stored.updatedAt, updatedByName: null };
  requireUnchanged('assignment', version, loadedUpdatedAt);
  return stored;
}

const getAssignment = async (tx: Tx, id: number) =>
  orNotFound(await findAssignment(tx, id), 'Assignment');
