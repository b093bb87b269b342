import { memberProcedure } from '#server/kernel/trpc.ts';
import { calibrationOf } from '#shared/features/practice/calibration/rules.ts';
import { Calibration } from '#shared/features/practice/calibration/schema.ts';
import { listRatedAnswers } from './queries.ts';

export const calibrationProcedures = {
  calibration: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/practice/calibration',
        summary: 'How well your confidence in practice fits your results',
      },
    })
    .output(Calibration)
    .query(async ({ ctx: { db, actor } }) =>
      calibrationOf(await listRatedAnswers(db, actor.userId)),
    ),
};
