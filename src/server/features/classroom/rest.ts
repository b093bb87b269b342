import { repeatable } from '#server/kernel/idempotency.ts';
import { router } from '#server/kernel/trpc.ts';
import { AddedTime } from '#shared/features/attempt/supervision.ts';
import { LengthenedAttempts, LiveClass } from '#shared/features/classroom/live.ts';
import { classAssignment } from './gradebook/guards.ts';
import { addTime } from './live/workflows/add-time.ts';
import { readLive } from './live/workflows/read-live.ts';

/** What a class writes now, below the path of the assignment; the app names the assignment alone. */
export const classroomRest = router({
  live: classAssignment
    .meta({
      rest: {
        method: 'GET',
        path: '/api/classes/{classId}/assignments/{assignmentId}/live',
        summary: 'How far each member is who has the assignment to do',
      },
    })
    .output(LiveClass)
    .query(({ ctx }) => readLive(ctx)),

  addTime: classAssignment
    .meta({
      rest: {
        method: 'POST',
        path: '/api/classes/{classId}/assignments/{assignmentId}/added-time',
        summary: 'Give more time to those who write the assignment now, or to one of them',
        strict: true,
      },
      finds: 'Quiz attempt',
      changesOnlyAttempts: true,
    })
    .input(AddedTime)
    .concat(repeatable)
    .output(LengthenedAttempts)
    .mutation(({ ctx, input }) => addTime(ctx, input)),
});
