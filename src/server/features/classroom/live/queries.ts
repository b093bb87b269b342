import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { alphabetical, publicNameOf } from '#db/public-name.ts';
import { selectRunning, selectWatched } from '#server/features/attempt/supervision/queries.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import { isOfAnother, selectExpected } from '../assigned/queries.ts';
import { selectTargets } from '../assignments/queries.ts';

/** The members of one class that are shown. */
const maxWatched = 1000;

/** An assignment; of a series all its quizzes. */
interface Watched {
  id: number;
  quizzes: readonly { id: number }[];
}

const idsOf = (quizzes: Watched['quizzes']) => anyOf(quizzes.map(({ id }) => id));

/**
 * Every member who has an assignment to do, with the attempt at it that the member writes, else the latest, if there is
 * one. Of a series, an attempt at another quiz may have begun later, and be over.
 */
export const listLive = (db: Database, { id, quizzes }: Watched, now: Date) =>
  db
    .selectFrom(selectExpected(db).as('assigned'))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom(selectWatched(db).as('watched'))
          .selectAll()
          .whereRef('watched.userId', '=', 'assigned.userId')
          .where('watched.quizId', '=', idsOf(quizzes))
          .whereRef('watched.startedAt', '>=', 'assigned.startsAt')
          .orderBy(sql`watched.status = 'open' and watched.deadline >= ${now}`, 'desc')
          .orderBy('watched.id', 'desc')
          .limit(1)
          .as('attempt'),
      (join) => join.onTrue(),
    )
    .leftJoin('presences', 'presences.attemptId', 'attempt.id')
    .where('assigned.assignmentId', '=', id)
    .select(['assigned.userId', 'assigned.dueAt'])
    .select(publicNameOf('assigned.userId').as('name'))
    .select([
      'attempt.id as attemptId',
      'status',
      'startedAt',
      'deadline',
      'score',
      'points',
      'passed',
      'toBeMarked',
    ])
    .select([
      'attempt.quizId',
      'totalQuestions',
      'answered',
      'lastSavedAt',
      'untimed',
      'place',
      'seenAt',
    ])
    .orderBy(alphabetical(publicNameOf('assigned.userId')))
    .orderBy('assigned.userId')
    .limit(maxWatched)
    .execute();

/** The open attempts of members at an assignment: those that one of its teachers may lengthen. */
export async function listWriting(
  db: Database,
  manager: Manager,
  { id, quizzes }: Watched,
): Promise<number[]> {
  const rows = await db
    .selectFrom(selectRunning(db).as('attempt'))
    .innerJoin(selectExpected(db).as('assigned'), 'assigned.userId', 'attempt.userId')
    .where('assigned.assignmentId', '=', id)
    .where(isOfAnother(manager))
    .where('attempt.quizId', '=', idsOf(quizzes))
    .whereRef('attempt.startedAt', '>=', 'assigned.startsAt')
    .select('attempt.id')
    .execute();
  return rows.map(({ id: attemptId }) => attemptId);
}

/** Whether the attempt of the row is one at work that is assigned to its learner. */
export const isAssignedWork = (db: Database) => sql<boolean>`exists (
  select from ${selectExpected(db)} as assigned
  join ${selectTargets(db)} as target on target.id = assigned.assignment_id
  where assigned.user_id = attempt.user_id and target.quiz_id = attempt.quiz_id
    and attempt.started_at >= assigned.starts_at)`;
