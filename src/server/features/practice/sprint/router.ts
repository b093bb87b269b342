import { memberProcedure } from '#server/kernel/trpc.ts';
import { Sprint, SprintInput, SprintResult } from '#shared/features/practice/sprint/schema.ts';
import { readSprint, startSprint } from './workflows/run-sprint.ts';

export const sprintProcedures = {
  startSprint: memberProcedure
    .meta({ changesOnlyAttempts: true })
    .output(Sprint)
    .mutation(({ ctx: { db, actor, now } }) => startSprint(db, actor.userId, now)),

  sprint: memberProcedure
    .meta({ finds: 'Sprint' })
    .input(SprintInput)
    .output(SprintResult)
    .query(({ ctx: { db, actor }, input }) => readSprint(db, actor.userId, input.id)),
};
