import type { Database } from '#db/open.ts';
import { listMemberConditions } from '#server/features/classroom/assigned/queries.ts';
import { assignmentFor, type ConditionRow } from '#server/features/classroom/assigned/views.ts';
import {
  type AssignmentRow,
  listAssignedAttempts,
  listAssignments,
  listAssignmentsOfAttempt,
} from '#server/features/classroom/assignments/queries.ts';
import { managedAssignmentOf } from '#server/features/classroom/assignments/views.ts';
import { listClassesOf, type listMembers } from '#server/features/classroom/queries.ts';
import { findEntry, listChanges, listEntries } from '../queries.ts';
import { attemptRemarkOf, cellDetailOf, cellsIn, computedOf, partsOf } from '../views.ts';

export interface CellRows {
  assignment: AssignmentRow;
  member: Awaited<ReturnType<typeof listMembers>>[number];
}

const attemptsOf = (db: Database, { assignment, member }: CellRows) =>
  listAssignedAttempts(db, [assignment.classId], {
    userId: member.userId,
    assignmentId: assignment.id,
  });

/** One cell with its attempts and its history. */
export async function readCell(db: Database, rows: CellRows, now: Date) {
  const { assignment, member } = rows;
  const attempts = await attemptsOf(db, rows);
  const entry = await findEntry(db, { assignmentId: assignment.id, userId: member.userId });
  const changes = entry ? await listChanges(db, entry.id) : [];
  const conditions = await conditionsOf(db, rows);
  const own = ownOf(conditions, rows);
  const managed = managedAssignmentOf(assignment, conditions);
  const parts = partsOf(assignment, own, { attempts, entry });
  return cellDetailOf({ ...parts, member, changes, managed, own }, now);
}

const conditionsOf = (db: Database, { assignment }: CellRows) =>
  listMemberConditions(db, [assignment.classId], { assignmentId: assignment.id });

const ownOf = (conditions: readonly ConditionRow[], { member }: CellRows) =>
  conditions.find(({ userId }) => userId === member.userId);

/** What the attempts of a cell make now, in percent. */
export async function readComputed(db: Database, rows: CellRows): Promise<number | null> {
  const attempts = await attemptsOf(db, rows);
  const own = ownOf(await conditionsOf(db, rows), rows);
  const assignment = assignmentFor(rows.assignment, own);
  return computedOf({ assignment, attempts }).mark?.percentage ?? null;
}

/** What an attempt of a person counts for in their classes. */
export async function readRemarks(
  db: Database,
  { userId, attemptId }: { userId: number; attemptId: number },
  now: Date,
) {
  const assignmentIds = await listAssignmentsOfAttempt(db, { userId, attemptId });
  if (assignmentIds.length === 0) return [];
  const classes = new Map((await listClassesOf(db, { userId })).map(({ id, name }) => [id, name]));
  const classIds = [...classes.keys()];
  const assignments = await listAssignments(db, classIds);
  const attempts = await listAssignedAttempts(db, classIds, { userId });
  const entries = await listEntries(db, classIds, { userId });
  const conditions = await listMemberConditions(db, classIds, { userId });
  const find = cellsIn({ attempts, entries, conditions });
  return assignments
    .filter(({ id }) => assignmentIds.includes(id))
    .map((assignment) => {
      const className = classes.get(assignment.classId) ?? '';
      return attemptRemarkOf({ ...find(userId, assignment), className, attemptId }, now);
    });
}
