import { z } from 'zod';
import type { Database, Tx } from '#db/open.ts';
import { getVisibleQuiz } from '#server/features/quiz/guards.ts';
import { getSeries } from '#server/features/series/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { inGuardedTransaction, requireUnchanged } from '#server/kernel/unchanged.ts';
import {
  AssignmentChanges,
  AssignmentInput,
  ManagedAssignment,
  MemberConditions,
  StoredConditions,
} from '#shared/features/classroom/assignments/schema.ts';
import { isAdmin } from '#shared/kernel/actor.ts';
import { LoadedAt, LoadedVersion } from '#shared/kernel/loaded-at.ts';
import { setMemberConditions } from '../assigned/mutations.ts';
import { listExpectedIds, listMemberConditions } from '../assigned/queries.ts';
import { ownConditionsOf, storedConditions } from '../assigned/views.ts';
import { assignMembers, notifyNewcomers } from '../assigned/workflows/assign-members.ts';
import { classAssignment, gradebookCell, othersCell } from '../gradebook/guards.ts';
import { managedClass } from '../guards.ts';
import { restateDueDates } from '../reminders/workflows/find-reminders.ts';
import {
  changeAssignment,
  createAssignment,
  lockAssignment,
  removeAssignment,
  touchAssignment,
} from './mutations.ts';
import { type AssignmentRow, findAssignment, listAssignments } from './queries.ts';
import { changedConditions, conditionsOf, lateOf, managedAssignmentOf } from './views.ts';

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
    .output(z.array(ManagedAssignment))
    .query(async ({ ctx }) => {
      const conditions = await listMemberConditions(ctx.db, [ctx.class.id]);
      const rows = await listAssignments(ctx.db, [ctx.class.id]);
      return rows.map((row) => managedAssignmentOf(row, conditions));
    }),

  assignment: classAssignment
    .meta({
      rest: {
        method: 'GET',
        path: '/api/classes/{classId}/assignments/{assignmentId}',
        summary: 'One assignment of a class',
      },
    })
    .output(ManagedAssignment)
    .query(({ ctx }) => readManaged(ctx.db, ctx.assignment)),

  assign: managedClass
    .meta({
      rest: {
        method: 'POST',
        path: '/api/classes/{classId}/assignments',
        summary: 'Assign a quiz or a series to a class or to some of its members',
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
      if (quizId !== null) await getVisibleQuiz(ctx, quizId);
      if (seriesId !== null) {
        const audience = isAdmin(ctx.actor) ? 'author' : 'public';
        await getSeries(ctx.db, seriesId, audience);
      }
      const what = { classId, quizId, seriesId };
      return inTransaction(ctx.db, async (tx) => {
        const made = { ...what, ...conditionsOf(input) };
        const { id } = await createAssignment(tx, made, ctx.now);
        const assigned = { assignment: { id, ...made }, before: [], by: ctx.actor };
        await assignMembers(tx, assigned, input, ctx.now);
        return { id };
      });
    }),

  /** Changes the conditions; marks follow from them at once. What is assigned stays. */
  changeAssignment: classAssignment
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/classes/{classId}/assignments/{assignmentId}',
        summary: 'Change the dates, the note, the late rule or the members of an assignment',
        patch: true,
        strict: true,
      },
    })
    .input(AssignmentChanges)
    .output(ManagedAssignment)
    .mutation(({ ctx, input: { assignmentId, loadedUpdatedAt, ...changes } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        const stored = await takeAssignment(tx, assignmentId, loadedUpdatedAt);
        const conditions = changedConditions({ ...stored, late: lateOf(stored) }, changes);
        const before = await listExpectedIds(tx, assignmentId);
        await changeAssignment(tx, assignmentId, conditions, ctx.now);
        const assignment = { id: assignmentId, classId: stored.classId, ...conditions };
        await assignMembers(tx, { assignment, before, by: ctx.actor }, changes, ctx.now);
        await restateDueDates(tx, { assignmentId });
        return readManaged(tx, await getAssignment(tx, assignmentId));
      }),
    ),

  memberConditions: gradebookCell
    .meta({
      rest: {
        method: 'GET',
        path: '/api/classes/{classId}/assignments/{assignmentId}/members/{userId}/conditions',
        summary: 'What is different for a learner in an assignment',
      },
    })
    .output(StoredConditions)
    .query(({ ctx }) => readConditions(ctx.db, ctx.assignment, ctx.member)),

  /** What is different for one member: later dates, another start, or that the work counts for nothing. */
  setMemberConditions: othersCell
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/classes/{classId}/assignments/{assignmentId}/members/{userId}/conditions',
        summary: 'Set later dates of a learner for an assignment, or excuse the learner from it',
        strict: true,
      },
    })
    .input(MemberConditions.extend({ loadedUpdatedAt: LoadedAt }))
    .output(StoredConditions)
    .mutation(({ ctx, input: { assignmentId, userId, loadedUpdatedAt, ...entered } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        const stored = await takeAssignment(tx, assignmentId, loadedUpdatedAt);
        const members = [{ userId, ...storedConditions(stored, entered) }];
        const before = await listExpectedIds(tx, assignmentId);
        await setMemberConditions(tx, { assignmentId, members }, ctx.now);
        await notifyNewcomers(tx, { assignmentId, before }, ctx.now);
        await restateDueDates(tx, { assignmentId });
        await touchAssignment(tx, assignmentId, ctx.now);
        return readConditions(tx, { id: assignmentId, classId: stored.classId }, { userId });
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

async function readConditions(
  db: Database,
  { id: assignmentId, classId }: Pick<AssignmentRow, 'id' | 'classId'>,
  { userId }: { userId: number },
) {
  // The version is read first, so that the data is never older than the version.
  const { updatedAt } = await getAssignment(db, assignmentId);
  const [own] = await listMemberConditions(db, [classId], { assignmentId, userId });
  return { ...ownConditionsOf(own), updatedAt };
}

const readManaged = async (db: Database, assignment: AssignmentRow) =>
  managedAssignmentOf(
    assignment,
    await listMemberConditions(db, [assignment.classId], { assignmentId: assignment.id }),
  );

const getAssignment = async (db: Database, id: number) =>
  orNotFound(await findAssignment(db, id), 'Assignment');
