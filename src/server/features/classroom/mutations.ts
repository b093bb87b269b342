import type { Tx } from '#db/open.ts';
import { selectOpenClass } from './queries.ts';

interface NewClass {
  name: string;
  joinCode: string;
  createdBy: number;
}

export const createClass = (tx: Tx, created: NewClass, now: Date) =>
  tx
    .insertInto('classes')
    .values({ ...created, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();

type Change = Partial<{ name: string; isOpen: boolean; joinCode: string }>;

export async function changeClass(tx: Tx, id: number, change: Change): Promise<void> {
  await tx.updateTable('classes').set(change).where('id', '=', id).execute();
}

/** With its members and assignments; attempts stay. */
export async function removeClass(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('assignments').where('classId', '=', id).execute();
  await tx.deleteFrom('classes').where('id', '=', id).execute();
}

/** The class that people can join with this code. It stays open, and its code the same, until the transaction ends. */
export const lockOpenClass = (tx: Tx, joinCode: string) =>
  selectOpenClass(tx, joinCode).forShare().executeTakeFirst();

/** Joining again changes nothing. */
export async function addMember(
  tx: Tx,
  { classId, userId }: { classId: number; userId: number },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('classMembers')
    .values({ classId, userId, joinedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds people to classes; those who are members already stay it. */
export async function addMembers(
  tx: Tx,
  members: readonly { classId: number; userId: number }[],
  now: Date,
): Promise<void> {
  if (members.length === 0) return;
  await tx
    .insertInto('classMembers')
    .values(members.map((member) => ({ ...member, joinedAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns whether the person was a member */
export async function removeMember(
  tx: Tx,
  { classId, userId }: { classId: number; userId: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('classMembers')
    .where('classId', '=', classId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Locks a membership until the transaction ends: what is written about a member may have no row of its own to lock.
 * @returns whether the person is a member
 */
export async function lockMember(
  tx: Tx,
  { classId, userId }: { classId: number; userId: number },
): Promise<boolean> {
  const found = await tx
    .selectFrom('classMembers')
    .where('classId', '=', classId)
    .where('userId', '=', userId)
    .select('userId')
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Marks what a class allows a member as changed, for those who have it open. */
export async function touchExceptions(
  tx: Tx,
  { classId, userId }: { classId: number; userId: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('classMembers')
    .set({ exceptionsUpdatedAt: now })
    .where('classId', '=', classId)
    .where('userId', '=', userId)
    .execute();
}

/** The same after a merge of two members of a class into one. Memberships must not have moved yet. */
export async function touchMergedExceptions(
  tx: Tx,
  { keepId, goneId }: { keepId: number; goneId: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('classMembers')
    .set({ exceptionsUpdatedAt: now })
    .where('userId', '=', keepId)
    .where('classId', 'in', (eb) =>
      eb.selectFrom('classMembers').where('userId', '=', goneId).select('classId'),
    )
    .execute();
}
