import { recordAct } from '#db/audit.ts';
import type { Tx } from '#db/open.ts';
import { notFound } from '#server/kernel/failure.ts';

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

/** @throws not-found when the person had not been added */
export async function removeTeacher(tx: Tx, { classId, userId }: Teacher): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('classTeachers')
    .where('classId', '=', classId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound('Teacher');
  await recordAct(tx, { kind: 'classes', rowId: classId }, { removed_teacher: userId });
}
