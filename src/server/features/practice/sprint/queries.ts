import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { orNotFound } from '#server/kernel/failure.ts';

interface WhichSprint {
  userId: number;
  sprintId: number;
}

/** @throws not-found for a sprint of another learner */
export const getSprint = async (db: Database, { userId, sprintId }: WhichSprint) =>
  orNotFound(
    await db
      .selectFrom('practiceSprints')
      .where('id', '=', sprintId)
      .where('userId', '=', userId)
      .select(['id', 'startedAt'])
      .executeTakeFirst(),
    'Sprint',
  );

/** How many questions were answered in each sprint of a learner; the first answer to each counts. */
export async function listSprintScores(db: Database, userId: number) {
  const first = db
    .selectFrom('practiceAnswers')
    .where('userId', '=', userId)
    .where('sprintId', 'is not', null)
    .distinctOn(['sprintId', 'questionId'])
    .orderBy('sprintId')
    .orderBy('questionId')
    .orderBy('id')
    .select(['sprintId', 'isCorrect']);
  return await db
    .selectFrom(first.as('answered'))
    .groupBy('sprintId')
    .select('sprintId')
    .select(sql<number>`count(*)`.as('answers'))
    .select(sql<number>`count(*) filter (where is_correct)`.as('right'))
    .execute();
}
