import { learnerProcedure } from '#server/features/attempt/guards.ts';
import { repeatable } from '#server/kernel/idempotency.ts';
import { AddedTime } from '#shared/features/attempt/supervision.ts';
import {
  LengthenedAttempts,
  LiveClass,
  PresenceAnswer,
  PresenceInput,
} from '#shared/features/classroom/live.ts';
import { managedAssignment } from '../guards.ts';
import { notePresence } from './mutations.ts';
import { addTime } from './workflows/add-time.ts';
import { readLive } from './workflows/read-live.ts';

/** What the teachers of a class see of those who write an assignment now, and do for them. */
export const liveProcedures = {
  live: managedAssignment.output(LiveClass).query(({ ctx }) => readLive(ctx)),

  addTime: managedAssignment
    .meta({ finds: 'Quiz attempt', changesOnlyAttempts: true })
    .input(AddedTime)
    .concat(repeatable)
    .output(LengthenedAttempts)
    .mutation(({ ctx, input }) => addTime(ctx, input)),

  /** A report of presence by the player. It is separate from answers, so that it can be refused under overload. */
  presence: learnerProcedure
    .input(PresenceInput)
    .output(PresenceAnswer)
    .mutation(async ({ ctx: { db, now, actor }, input }) => ({
      deadline: await notePresence(db, { ...input, userId: actor.userId, now }),
      serverNow: now,
    })),
};
