import { z } from 'zod';
import { ownPastAttempt } from '#server/features/attempt/guards.ts';
import {
  AttemptRemark,
  CellDetail,
  CommentInput,
  LoadedCell,
  OverrideInput,
} from '#shared/features/classroom/gradebook/schema.ts';
import { gradebookCell, othersCell } from './guards.ts';
import { readCell, readRemarks } from './workflows/read-cell.ts';
import { writeCell } from './workflows/write-cell.ts';

/** What teachers write into the cells of a gradebook, and what learners read of it. */
export const gradebookProcedures = {
  cell: gradebookCell
    .meta({
      rest: {
        method: 'GET',
        path: '/api/classes/{classId}/assignments/{assignmentId}/members/{userId}',
        summary: 'A learner’s work on an assignment: mark, attempts, comment and history',
      },
      event: 'results-read',
    })
    .output(CellDetail)
    .query(({ ctx }) => readCell(ctx.db, ctx, ctx.now)),

  override: othersCell
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/classes/{classId}/assignments/{assignmentId}/members/{userId}/mark',
        summary: 'Set the mark of a learner by hand',
        strict: true,
      },
      changesOnlyAttempts: true,
    })
    .input(OverrideInput)
    .output(CellDetail)
    .mutation(async ({ ctx, input: { percentage, reason, loadedUpdatedAt } }) => {
      await writeCell(ctx, ctx, { override: { percentage, reason } }, loadedUpdatedAt);
      return readCell(ctx.db, ctx, ctx.now);
    }),

  takeBack: othersCell
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/classes/{classId}/assignments/{assignmentId}/members/{userId}/mark',
        summary: 'Take a mark back that was set by hand',
      },
      changesOnlyAttempts: true,
    })
    .input(LoadedCell)
    .output(CellDetail)
    .mutation(async ({ ctx, input: { loadedUpdatedAt } }) => {
      await writeCell(ctx, ctx, { override: null }, loadedUpdatedAt);
      return readCell(ctx.db, ctx, ctx.now);
    }),

  comment: othersCell
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/classes/{classId}/assignments/{assignmentId}/members/{userId}/comment',
        summary: 'Write a comment to a learner',
        strict: true,
      },
      changesOnlyAttempts: true,
    })
    .input(CommentInput)
    .output(CellDetail)
    .mutation(async ({ ctx, input: { text, loadedUpdatedAt } }) => {
      await writeCell(ctx, ctx, { comment: text }, loadedUpdatedAt);
      return readCell(ctx.db, ctx, ctx.now);
    }),

  uncomment: othersCell
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/classes/{classId}/assignments/{assignmentId}/members/{userId}/comment',
        summary: 'Remove the comment to a learner',
      },
      changesOnlyAttempts: true,
    })
    .input(LoadedCell)
    .output(CellDetail)
    .mutation(async ({ ctx, input: { loadedUpdatedAt } }) => {
      await writeCell(ctx, ctx, { comment: null }, loadedUpdatedAt);
      return readCell(ctx.db, ctx, ctx.now);
    }),

  /** What an attempt of the caller counts for in their classes. */
  remarks: ownPastAttempt
    .output(z.array(AttemptRemark))
    .query(({ ctx, input: { id: attemptId } }) =>
      readRemarks(ctx.db, { userId: ctx.actor.userId, attemptId }, ctx.now),
    ),
};
