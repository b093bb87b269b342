import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { emailOf, suspendedAtOf } from '#server/features/account/queries.ts';
import { selectGraded } from '#server/features/attempt/history/queries.ts';
import { selectQuizFacts } from '#server/features/quiz/queries.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import { isMadeBy, isTaughtBy } from './teachers/queries.ts';

/** The classes that `manager` teaches, the newest first. */
export const listClasses = (db: Database, manager: Manager) =>
  selectClasses(db, manager).orderBy('id', 'desc').execute();

export const findClass = (db: Database, manager: Manager, id: number) =>
  selectClasses(db, manager).where('id', '=', id).executeTakeFirst();

const selectClasses = (db: Database, manager: Manager) =>
  db
    .selectFrom('classes')
    .where(isTaughtBy(manager))
    .select(['id', 'name', 'joinCode', 'isOpen', 'createdAt'])
    .select([
      isMadeBy(manager).as('isMaker'),
      sql<number>`(select count(*) from class_members where class_id = classes.id)`.as('members'),
      sql<number>`(select count(*) from assignments where class_id = classes.id)`.as('assignments'),
    ]);

/** The class that people can join with this code. */
export const findOpenClass = (db: Database, joinCode: string) =>
  db
    .selectFrom('classes')
    .where('joinCode', '=', joinCode)
    .where('isOpen', '=', true)
    .select(['id', 'name'])
    .executeTakeFirst();

export const listMembers = (db: Database, classId: number) =>
  db
    .selectFrom('classMembers')
    .where('classId', '=', classId)
    .select(['userId', 'joinedAt'])
    .select([
      publicNameOf('classMembers.userId').as('name'),
      emailOf('classMembers.userId').as('email'),
      sql<boolean>`${suspendedAtOf('classMembers.userId')} is not null`.as('isSuspended'),
    ])
    .orderBy('name')
    .orderBy('userId')
    .execute();

/** The classes that a person is a member of. */
export const listClassesOf = (db: Database, userId: number) =>
  db
    .selectFrom('classMembers')
    .innerJoin('classes', 'classes.id', 'classMembers.classId')
    .where('classMembers.userId', '=', userId)
    .select(['classes.id', 'classes.name'])
    .orderBy('classes.name')
    .orderBy('classes.id')
    .execute();

/** The assignments of classes, by their start. */
export const listAssignments = (db: Database, classIds: readonly number[]) =>
  selectQuizFacts(db)
    .innerJoin('assignments', 'assignments.quizId', 'quizzes.id')
    .where('assignments.classId', '=', sql<number>`any(${[...classIds]}::int[])`)
    .select(['assignments.id', 'assignments.classId', 'note', 'startsAt', 'dueAt'])
    .select('assignments.quizId')
    .orderBy('startsAt')
    .orderBy('assignments.id')
    .execute();

export const findAssignment = (db: Database, id: number) =>
  db.selectFrom('assignments').where('id', '=', id).select(['id', 'classId']).executeTakeFirst();

/**
 * The graded attempts at assigned quizzes that began after the start of the assignment.
 * @param userId only those of one member
 */
export const listAssignedAttempts = (
  db: Database,
  classIds: readonly number[],
  userId: number | null,
) =>
  selectAssigned(db, classIds)
    .$if(userId !== null, (query) => query.where(sql<SqlBool>`class_members.user_id = ${userId}`))
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

const selectAssigned = (db: Database, classIds: readonly number[]) =>
  db
    .selectFrom('assignments')
    .innerJoin('classMembers', 'classMembers.classId', 'assignments.classId')
    .innerJoin(selectGraded(db).as('attempt'), (join) =>
      join
        .onRef('attempt.userId', '=', 'classMembers.userId')
        .onRef('attempt.quizId', '=', 'assignments.quizId')
        .onRef('attempt.startedAt', '>=', 'assignments.startsAt'),
    )
    .where('assignments.classId', '=', sql<number>`any(${[...classIds]}::int[])`);
