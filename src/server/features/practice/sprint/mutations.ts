import type { Tx } from '#db/open.ts';

/** Begins a sprint. */
export const writeSprint = (tx: Tx, userId: number, startedAt: Date) =>
  tx
    .insertInto('practiceSprints')
    .values({ userId, startedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
