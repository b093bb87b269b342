import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { alphabetical, publicNameOf } from '#db/public-name.ts';
import { selectQuizFacts } from '#server/features/quiz/taking/queries.ts';

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
    .orderBy(alphabetical(sql.ref('classes.name')))
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
