import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';

/** A member of a class. */
interface Member {
  classId: number;
  userId: number;
}

interface Given extends Member {
  quizId: number | null;
  extraTimePercent: number;
  extraAttempts: number;
  closesAt: string | null;
  createdBy: number;
}

/** Stores what a class allows a member; an earlier exception of the class on the same quiz is replaced. */
export async function writeClassException(tx: Tx, exception: Given, now: Date): Promise<void> {
  const { extraTimePercent, extraAttempts, closesAt, createdBy } = exception;
  await tx
    .insertInto('classExceptions')
    .values({ ...exception, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['classId', 'userId', 'quizKey'])
        .doUpdateSet({ extraTimePercent, extraAttempts, closesAt, createdBy, createdAt: now }),
    )
    .execute();
}

/** @returns whether the class had given it to the member */
export async function removeClassException(
  tx: Tx,
  { classId, userId, id }: Member & { id: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('classExceptions')
    .where('id', '=', id)
    .where('classId', '=', classId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Puts what classes allow two accounts of one person together: of each allowance the greater one. What a class gave to
 * the account that goes moves with its membership, unless both are members of the class.
 */
export async function mergeClassExceptions(
  tx: Tx,
  { keepId, goneId }: { keepId: number; goneId: number },
): Promise<void> {
  await sql`
    insert into class_exceptions
      (class_id, user_id, quiz_id, extra_time_percent, extra_attempts, closes_at, created_by, created_at)
    select class_id, ${keepId}, quiz_id, extra_time_percent, extra_attempts, closes_at, created_by, created_at
    from class_exceptions as gone
    where user_id = ${goneId} and exists (
      select from class_members where class_id = gone.class_id and user_id = ${keepId})
    on conflict (class_id, user_id, quiz_key) do update set
      extra_time_percent = greatest(class_exceptions.extra_time_percent, excluded.extra_time_percent),
      extra_attempts = greatest(class_exceptions.extra_attempts, excluded.extra_attempts),
      closes_at = greatest(class_exceptions.closes_at, excluded.closes_at)`.execute(tx);
}
