import type { Tx } from '#db/open.ts';
import type { LateRule } from '#shared/features/classroom/assignments/schema.ts';

/** The conditions of an assignment as they are stored. */
export interface Conditions {
  note: string | null;
  startsAt: Date;
  dueAt: Date | null;
  late: LateRule;
  cutOffAt: Date | null;
}

/** The columns of a rule for late work. */
const columnsOf = ({ late, ...conditions }: Conditions) => ({
  ...conditions,
  latePolicy: late.policy,
  latePercent: 'percent' in late ? late.percent : null,
  lateMaxPercent: 'maxPercent' in late ? late.maxPercent : null,
});

interface NewAssignment extends Conditions {
  classId: number;
  quizId: number | null;
  seriesId: number | null;
}

export const createAssignment = (
  tx: Tx,
  { classId, quizId, seriesId, ...conditions }: NewAssignment,
  now: Date,
) =>
  tx
    .insertInto('assignments')
    .values({ classId, quizId, seriesId, ...columnsOf(conditions), createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Locks an assignment until the transaction ends. */
export async function lockAssignment(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('assignments').where('id', '=', id).select('id').forUpdate().execute();
}

export async function changeAssignment(
  tx: Tx,
  id: number,
  conditions: Conditions,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('assignments')
    .set({ ...columnsOf(conditions), updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function removeAssignment(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('assignments').where('id', '=', id).execute();
}

/** Marks an assignment as changed, for those who have it open. */
export async function touchAssignment(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('assignments').set({ updatedAt: now }).where('id', '=', id).execute();
}
