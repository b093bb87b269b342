import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { selectQuizFacts } from '#server/features/quiz/queries.ts';

/**
 * Whether the exception of the row, which a class has given, is in effect for the quiz of the row: as long as the quiz
 * is assigned to its person in the class, from the start that holds for the person on. Its person is a member, or it
 * would be gone.
 */
export const isInEffect = (now: Date) => sql<boolean>`exists (
  select from assignments
  left join assignment_members on assignment_members.assignment_id = assignments.id
    and assignment_members.user_id = class_exceptions.user_id
  where assignments.class_id = class_exceptions.class_id
    and (assignments.is_for_all or assignment_members.is_chosen)
    and coalesce(assignment_members.starts_at, assignments.starts_at) <= ${now}
    and (assignments.quiz_id = quizzes.id or exists (
      select from series_quizzes join series on series.id = series_quizzes.series_id
      where series.id = assignments.series_id and series.deleted_at is null
        and series_quizzes.quiz_id = quizzes.id)))`;

/** What one class allows a member, all assigned quizzes first. */
export const listClassExceptions = (
  db: Database,
  { classId, userId }: { classId: number; userId: number },
) => selectGiven(db, userId).where('classExceptions.classId', '=', classId).execute();

/** What classes allow a person, by class. */
export const listExceptionsByClasses = (db: Database, userId: number) =>
  selectGiven(db, userId)
    .innerJoin('classes', 'classes.id', 'classExceptions.classId')
    .select(['classes.id as classId', 'classes.name as className'])
    .clearOrderBy()
    .orderBy('classes.name')
    .orderBy('classes.id')
    .orderBy(sql`class_exceptions.quiz_id is not null`)
    .orderBy('classExceptions.id')
    .execute();

const selectGiven = (db: Database, userId: number) =>
  selectQuizFacts(db)
    .rightJoin('classExceptions', 'classExceptions.quizId', 'quizzes.id')
    .where('classExceptions.userId', '=', userId)
    .select(['classExceptions.id', 'classExceptions.quizId'])
    .select(['extraTimePercent', 'extraAttempts', 'classExceptions.closesAt'])
    .select('classExceptions.createdAt as at')
    .select(publicNameOf('classExceptions.createdBy').as('byName'))
    .orderBy(sql`class_exceptions.quiz_id is not null`)
    .orderBy('classExceptions.id');
