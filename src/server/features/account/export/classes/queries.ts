import { sql } from 'kysely';
import type { Database } from '#db/open.ts';

/** What classes store about a person, as a learner and as a teacher. */
export const findClassesOf = async (db: Database, userId: number) => ({
  classes: await db
    .selectFrom('classMembers')
    .innerJoin('classes', 'classes.id', 'classMembers.classId')
    .where('classMembers.userId', '=', userId)
    .select(['classes.name', 'joinedAt'])
    .orderBy('classes.id')
    .execute(),
  taughtClasses: await db
    .selectFrom('classes')
    .leftJoin('classTeachers', (join) =>
      join
        .onRef('classTeachers.classId', '=', 'classes.id')
        .on('classTeachers.userId', '=', userId),
    )
    .where((eb) =>
      eb.or([eb('createdBy', '=', userId), eb('classTeachers.userId', 'is not', null)]),
    )
    .select('name')
    .select(sql<Date>`coalesce(added_at, created_at)`.as('since'))
    .orderBy('classes.id')
    .execute(),
  gradebook: await db
    .selectFrom('gradebookChanges')
    .innerJoin('gradebookEntries', 'gradebookEntries.id', 'gradebookChanges.entryId')
    .innerJoin('assignments', 'assignments.id', 'gradebookEntries.assignmentId')
    .innerJoin('classes', 'classes.id', 'assignments.classId')
    .leftJoin('quizzes', 'quizzes.id', 'assignments.quizId')
    .leftJoin('series', 'series.id', 'assignments.seriesId')
    .where('gradebookEntries.userId', '=', userId)
    .select(['classes.name as className', 'gradebookChanges.kind'])
    .select(sql<string>`coalesce(quizzes.title, series.display_name)`.as('title'))
    .select(['percent as percentage', 'gradebookChanges.text', 'changedAt as at'])
    .orderBy('gradebookChanges.id')
    .execute(),
  assignments: await db
    .selectFrom('assignmentMembers')
    .innerJoin('assignments', 'assignments.id', 'assignmentMembers.assignmentId')
    .innerJoin('classes', 'classes.id', 'assignments.classId')
    .leftJoin('quizzes', 'quizzes.id', 'assignments.quizId')
    .leftJoin('series', 'series.id', 'assignments.seriesId')
    .where('assignmentMembers.userId', '=', userId)
    .select(['classes.name as className', 'isChosen', 'isExcused'])
    .select(sql<string>`coalesce(quizzes.title, series.display_name)`.as('title'))
    .select(['assignmentMembers.startsAt', 'assignmentMembers.dueAt'])
    .select('assignmentMembers.cutOffAt')
    .orderBy('assignmentMembers.id')
    .execute(),
  exceptions: await listExceptionsOf(db, userId),
});

/** What administrators and classes allow the person. */
const listExceptionsOf = (db: Database, userId: number) =>
  db
    .selectFrom('exceptions')
    .where('userId', '=', userId)
    .select(['quizId', 'extraTimePercent', 'extraAttempts', 'closesAt', 'createdAt'])
    .select(sql<string | null>`null`.as('className'))
    .unionAll(
      db
        .selectFrom('classExceptions')
        .innerJoin('classes', 'classes.id', 'classExceptions.classId')
        .where('userId', '=', userId)
        .select(['quizId', 'extraTimePercent', 'extraAttempts', 'closesAt'])
        .select(['classExceptions.createdAt', 'classes.name as className']),
    )
    .orderBy('createdAt')
    .execute();
