import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { selectRunning, selectWatched } from '#server/features/attempt/supervision/queries.ts';
import { selectTargets } from '../assignments/queries.ts';

/** The members of one class that are shown. */
const mostWatched = 1000;

/** An assignment; of a series all its quizzes. */
interface Watched {
  classId: number;
  quizzes: readonly { id: number }[];
  startsAt: Date;
}

const idsOf = (quizzes: Watched['quizzes']) =>
  sql<number>`any(${quizzes.map(({ id }) => id)}::int[])`;

/** Every member of a class with the latest attempt at an assignment, if there is one. */
export const listLive = (db: Database, { classId, quizzes, startsAt }: Watched) =>
  db
    .selectFrom('classMembers')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom(selectWatched(db).as('watched'))
          .selectAll()
          .whereRef('watched.userId', '=', 'classMembers.userId')
          .where('watched.quizId', '=', idsOf(quizzes))
          .where('watched.startedAt', '>=', startsAt)
          .orderBy('watched.id', 'desc')
          .limit(1)
          .as('attempt'),
      (join) => join.onTrue(),
    )
    .leftJoin('presences', 'presences.attemptId', 'attempt.id')
    .where('classMembers.classId', '=', classId)
    .select('classMembers.userId')
    .select(publicNameOf('classMembers.userId').as('name'))
    .select(['attempt.id as attemptId', 'status', 'startedAt', 'deadline', 'score', 'passed'])
    .select([
      'attempt.quizId',
      'totalQuestions',
      'answered',
      'lastSavedAt',
      'untimed',
      'place',
      'seenAt',
    ])
    .orderBy('name')
    .orderBy('classMembers.userId')
    .limit(mostWatched)
    .execute();

/** The open attempts of the members of a class at an assignment: those that its teachers may lengthen. */
export async function listWriting(
  db: Database,
  { classId, quizzes, startsAt }: Watched,
): Promise<number[]> {
  const rows = await db
    .selectFrom(selectRunning(db).as('attempt'))
    .innerJoin('classMembers', 'classMembers.userId', 'attempt.userId')
    .where('classMembers.classId', '=', classId)
    .where('attempt.quizId', '=', idsOf(quizzes))
    .where('attempt.startedAt', '>=', startsAt)
    .select('attempt.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the attempt of the row is one at work that is assigned to its learner. */
export const isAssignedWork = (db: Database) => sql<boolean>`exists (
  select from ${selectTargets(db)} as target join class_members on class_members.class_id = target.class_id
  where class_members.user_id = attempt.user_id and target.quiz_id = attempt.quiz_id
    and attempt.started_at >= target.starts_at)`;
