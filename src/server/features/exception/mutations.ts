import { sql } from 'kysely';
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

/** Merges the exceptions of two accounts of one person: of each allowance the greater one stays. */
export async function mergeExceptions(
  tx: Tx,
  { keepId, goneId }: { keepId: number; goneId: number },
): Promise<void> {
  await sql`
    insert into exceptions (user_id, quiz_id, extra_time_percent, extra_attempts, closes_at, created_by, created_at)
    select ${keepId}, quiz_id, extra_time_percent, extra_attempts, closes_at, created_by, created_at
    from exceptions where user_id = ${goneId}
    on conflict (user_id, quiz_key) do update set
      extra_time_percent = greatest(exceptions.extra_time_percent, excluded.extra_time_percent),
      extra_attempts = greatest(exceptions.extra_attempts, excluded.extra_attempts),
      closes_at = greatest(exceptions.closes_at, excluded.closes_at)`.execute(tx);
  await tx.deleteFrom('exceptions').where('userId', '=', goneId).execute();
}
