import type { Tx } from '#db/open.ts';

interface Teacher {
  classId: number;
  userId: number;
}

/** Adding a teacher again changes nothing. */
export async function addTeacher(tx: Tx, teacher: Teacher, now: Date): Promise<void> {
  await tx
    .insertInto('classTeachers')
    .values({ ...teacher, addedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns whether the person had been added */
export async function removeTeacher(tx: Tx, { classId, userId }: Teacher): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('classTeachers')
    .where('classId', '=', classId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
