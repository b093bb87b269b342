import type { z } from 'zod';
import type { Tx } from '#db/open.ts';
import type { ExceptionInput } from '#shared/features/exception/schema.ts';

type Written = z.output<typeof ExceptionInput> & { createdBy: number };

/** Stores an exception; an earlier one of the person on the same quiz is replaced. */
export async function writeException(tx: Tx, exception: Written, now: Date): Promise<void> {
  const { extraTimePercent, extraAttempts, closesAt, createdBy } = exception;
  await tx
    .insertInto('exceptions')
    .values({ ...exception, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'quizKey'])
        .doUpdateSet({ extraTimePercent, extraAttempts, closesAt, createdBy, createdAt: now }),
    )
    .execute();
}

export async function removeException(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('exceptions').where('id', '=', id).execute();
}
