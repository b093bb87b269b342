import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { selectGraded } from '#server/features/attempt/history/queries.ts';
import { selectQuizToTake } from '#server/features/quiz/queries.ts';

const selectAssignments = (db: Database) =>
  selectQuizToTake(db)
    .innerJoin('assignments', 'assignments.quizId', 'quizzes.id')
    .select(['assignments.id', 'assignments.classId', 'assignments.quizId', 'note'])
    .select(['startsAt', 'dueAt', 'latePolicy', 'latePercent', 'lateMaxPercent', 'cutOffAt'])
    .select(sql<Date>`coalesce(assignments.updated_at, assignments.created_at)`.as('updatedAt'));

/** The assignments of classes, by their start. */
export const listAssignments = (db: Database, classIds: readonly number[]) =>
  selectAssignments(db)
    .where('assignments.classId', '=', sql<number>`any(${[...classIds]}::int[])`)
    .orderBy('startsAt')
    .orderBy('assignments.id')
    .execute();

export const findAssignment = (db: Database, id: number) =>
  selectAssignments(db).where('assignments.id', '=', id).executeTakeFirst();

interface WhichAttempts {
  /** Only those of one member. */
  userId?: number | undefined;
  /** Only those at one assignment. */
  assignmentId?: number | undefined;
}

/** The graded attempts at assigned quizzes that began after the start of the assignment, in the order of their ends. */
export const listAssignedAttempts = (
  db: Database,
  classIds: readonly number[],
  { userId, assignmentId }: WhichAttempts = {},
) =>
  selectAssigned(db, classIds)
    .$if(userId !== undefined, (query) =>
      query.where(sql<SqlBool>`class_members.user_id = ${userId}`),
    )
    .$if(assignmentId !== undefined, (query) =>
      query.where(sql<SqlBool>`assignments.id = ${assignmentId}`),
    )
    .select(['assignments.id as assignmentId', 'classMembers.userId'])
    .select(['attempt.id as attemptId', 'attempt.score', 'attempt.totalQuestions'])
    .select(['attempt.passed', 'attempt.endedAt', 'attempt.rules'])
    .orderBy('attempt.endedAt')
    .orderBy('attempt.id')
    .execute();

/** Whether the gradebook of a class has this attempt, in its cells or behind them. */
export async function isAssignedAttempt(
  db: Database,
  { classId, attemptId }: { classId: number; attemptId: number },
): Promise<boolean> {
  const found = await selectAssigned(db, [classId])
    .where('attempt.id', '=', attemptId)
    .select('attempt.id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The assignments of a member's own classes that one of their attempts counts for. */
export async function listAssignmentsOfAttempt(
  db: Database,
  { userId, attemptId }: { userId: number; attemptId: number },
): Promise<number[]> {
  const found = await selectAssignedTo(db)
    .where('attempt.id', '=', attemptId)
    .where('classMembers.userId', '=', userId)
    .select('assignments.id')
    .execute();
  return found.map(({ id }) => id);
}

const selectAssigned = (db: Database, classIds: readonly number[]) =>
  selectAssignedTo(db).where('assignments.classId', '=', sql<number>`any(${[...classIds]}::int[])`);

const selectAssignedTo = (db: Database) =>
  db
    .selectFrom('assignments')
    .innerJoin('classMembers', 'classMembers.classId', 'assignments.classId')
    .innerJoin(selectGraded(db).as('attempt'), (join) =>
      join
        .onRef('attempt.userId', '=', 'classMembers.userId')
        .onRef('attempt.quizId', '=', 'assignments.quizId')
        .onRef('attempt.startedAt', '>=', 'assignments.startsAt'),
    );
