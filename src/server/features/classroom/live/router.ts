import { z } from 'zod';
import { recordAct } from '#db/audit.ts';
import { learnerProcedure } from '#server/features/attempt/guards.ts';
import { addMinutes } from '#server/features/attempt/supervision/mutations.ts';
import { lockRunning } from '#server/features/attempt/supervision/queries.ts';
import { notFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { AddedTime } from '#shared/features/attempt/supervision.ts';
import { LiveClass, PresenceAnswer, PresenceInput } from '#shared/features/classroom/live.ts';
import { titleOf } from '../gradebook/views.ts';
import { managedAssignment } from '../guards.ts';
import { notePresence } from './mutations.ts';
import { listLive, listWriting } from './queries.ts';
import { liveMember } from './views.ts';

/** What the teachers of a class see of those who write an assignment now, and do for them. */
export const liveProcedures = {
  live: managedAssignment
    .output(LiveClass)
    .query(async ({ ctx: { db, now, assignment, class: managed } }) => ({
      classId: managed.id,
      className: managed.name,
      ...titleOf(assignment),
      isSeries: assignment.seriesId !== null,
      members: (await listLive(db, assignment)).map((row) => liveMember(assignment, row, now)),
      serverNow: now,
    })),

  addTime: managedAssignment
    .meta({ finds: 'Quiz attempt', changesOnlyAttempts: true })
    .input(AddedTime)
    .output(z.object({ attempts: z.int().describe('that got more time') }))
    .mutation(({ ctx: { db, now, assignment }, input: { attemptId, minutes } }) =>
      inTransaction(db, async (tx) => {
        const writing = await listWriting(tx, assignment);
        const chosen = writing.filter((id) => attemptId === null || id === attemptId);
        if (attemptId !== null && chosen.length === 0) throw notFound('Quiz attempt');
        const ids = await lockRunning(tx, { attemptIds: chosen }, now);
        await addMinutes(tx, ids, { minutes, now });
        const act = { assignment: assignment.id, added_minutes: minutes, attempts: ids.length };
        await recordAct(tx, { kind: 'classes', rowId: assignment.classId }, act);
        return { attempts: ids.length };
      }),
    ),

  /** A sign from the player. It is apart from answers, and may be refused while the service is busy. */
  presence: learnerProcedure
    .input(PresenceInput)
    .output(PresenceAnswer)
    .mutation(async ({ ctx: { db, now, actor }, input }) => ({
      deadline: await notePresence(db, { ...input, userId: actor.userId, now }),
      serverNow: now,
    })),
};
