import { type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { dueFor, isAssigned, startFor } from '#db/conditions/assigned.ts';
import type { Database } from '#db/open.ts';
import type { Manager } from '#shared/kernel/actor.ts';

/** Dates of a member are later ones: one that the assignment has overtaken changes nothing. */
const dates = {
  startsAt: startFor,
  dueAt: dueFor,
  cutOffAt: sql<Date | null>`case when assignments.cut_off_at is not null
    then greatest(assignments.cut_off_at, assignment_members.cut_off_at, assignment_members.due_at) end`,
};

const selectPairs = (db: Database) =>
  db
    .selectFrom('assignments')
    .innerJoin('classMembers', 'classMembers.classId', 'assignments.classId')
    .leftJoin('assignmentMembers', (join) =>
      join
        .onRef('assignmentMembers.assignmentId', '=', 'assignments.id')
        .onRef('assignmentMembers.userId', '=', 'classMembers.userId'),
    );

/**
 * Each assignment with each member whom it concerns, and the dates that hold for this member. Whatever lists the
 * assignments of learners joins it. Work of a member who is excused counts for nothing.
 */
export const selectAssigned = (db: Database) =>
  selectPairs(db)
    .where(isAssigned)
    .select(['assignments.id as assignmentId', 'assignments.classId', 'assignments.createdAt'])
    .select(['classMembers.userId', 'classMembers.joinedAt'])
    .select([dates.startsAt.as('startsAt'), dates.dueAt.as('dueAt')])
    .select(sql<boolean>`coalesce(assignment_members.is_excused, false)`.as('isExcused'));

/** The same without those who are excused: each member who has the assignment to do. */
export const selectExpected = (db: Database) =>
  selectAssigned(db).where(sql<boolean>`assignment_members.is_excused is not true`);

/** Whether the member of the row is another person than the teacher; for administrators everybody is. */
export const isOfAnother = (manager: Manager) =>
  manager === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`assigned.user_id <> ${manager}`;

/** The members of its class who have an assignment to do. */
export async function listExpectedIds(db: Database, assignmentId: number): Promise<number[]> {
  const rows = await selectExpected(db)
    .where('assignments.id', '=', assignmentId)
    .orderBy('classMembers.userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

interface WhichConditions {
  /** Only those of one member. */
  userId?: number | undefined;
  /** Only those of one assignment. */
  assignmentId?: number | undefined;
}

/** What assignments of classes have of their own for some members, with the dates that follow from it. */
export const listMemberConditions = (
  db: Database,
  classIds: readonly number[],
  { userId, assignmentId }: WhichConditions = {},
) =>
  selectPairs(db)
    .where('assignments.classId', '=', anyOf(classIds))
    .where('assignmentMembers.id', 'is not', null)
    .$if(userId !== undefined, (query) => query.where('classMembers.userId', '=', userId ?? 0))
    .$if(assignmentId !== undefined, (query) =>
      query.where('assignments.id', '=', assignmentId ?? 0),
    )
    .select(['assignments.id as assignmentId', 'classMembers.userId'])
    .select(isAssigned.as('isAssigned'))
    .select((eb) => [
      eb.ref('isChosen').$notNull().as('isChosen'),
      eb.ref('isExcused').$notNull().as('isExcused'),
      'assignmentMembers.startsAt as ownStartsAt',
      'assignmentMembers.dueAt as ownDueAt',
      'assignmentMembers.cutOffAt as ownCutOffAt',
    ])
    .select([dates.startsAt.as('startsAt'), dates.dueAt.as('dueAt')])
    .select(dates.cutOffAt.as('cutOffAt'))
    .orderBy('assignments.id')
    .orderBy('classMembers.userId')
    .execute();

/** Those of these persons who are not members of the class. */
export async function listOutsiders(
  db: Database,
  classId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('classMembers')
    .where('classId', '=', classId)
    .where('userId', '=', anyOf(userIds))
    .select('userId')
    .execute();
  const members = new Set(rows.map(({ userId }) => userId));
  return userIds.filter((id) => !members.has(id));
}
