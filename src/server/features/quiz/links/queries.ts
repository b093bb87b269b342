import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import type { Drawing } from '#shared/features/quiz/draws.ts';

/** Questions that are about to be removed: some, or all of quizzes; or those of quizzes deleted before, for good. */
export type Leaving =
  | { questionIds: readonly number[] }
  | { quizIds: readonly number[] }
  | { purgedQuizIds: readonly number[] };

/** The questions of other quizzes that a quiz asks by links, in their order, whether they can be asked or not. */
export const selectLinks = (db: Database, quizId: number) =>
  db
    .selectFrom('quizLinks')
    .innerJoin('questions', 'questions.id', 'quizLinks.questionId')
    .innerJoin('quizzes as home', 'home.id', 'questions.quizId')
    .where('quizLinks.quizId', '=', quizId)
    .select(['quizLinks.questionId', 'quizLinks.position'])
    .orderBy('quizLinks.position')
    .orderBy('quizLinks.questionId');

/** As the trigger of migration 0116 counts them. */
export const isAsked = sql<boolean>`(questions.is_complete and questions.archived_at is null
  and home.archived_at is null)`;

/** What would be asked again if its quiz were restored. */
const couldBeAsked = sql<boolean>`(questions.is_complete and questions.archived_at is null)`;

/** The linked questions that an attempt asks. */
export const listAskedLinks = (db: Database, quizId: number) =>
  selectLinks(db, quizId).where(isAsked).execute();

/** A link is a draw that can take only its question. */
export const drawingOfLink = ({ questionId }: { questionId: number }): Drawing<number> => ({
  count: 1,
  candidates: [questionId],
});

/** The ids of all linked questions of a quiz. */
export async function listLinkedIds(db: Database, quizId: number): Promise<Set<number>> {
  const rows = await selectLinks(db, quizId).execute();
  return new Set(rows.map(({ questionId }) => questionId));
}

/**
 * Links of other quizzes, deleted ones too, to questions that are about to be removed and are asked until then, or could
 * be.
 */
export function selectLinksInto(db: Database, leaving: Leaving) {
  const links = db
    .selectFrom('quizLinks')
    .innerJoin('questions', 'questions.id', 'quizLinks.questionId')
    .innerJoin('quizzes as home', 'home.id', 'questions.quizId')
    .innerJoin('quizzes as linking', 'linking.id', 'quizLinks.quizId')
    .where('purgedQuizIds' in leaving ? couldBeAsked : isAsked);
  if ('questionIds' in leaving) return links.where('questions.id', '=', anyOf(leaving.questionIds));
  const homes = 'quizIds' in leaving ? leaving.quizIds : leaving.purgedQuizIds;
  return links
    .where('home.id', '=', anyOf(homes))
    .where('linking.id', '<>', sql<number>`all(${[...homes]}::int[])`);
}

/** The positions of links and draws in a quiz; draws have no question. */
export const listPlaced = async (db: Database, quizId: number) => [
  ...(await selectLinks(db, quizId).execute()),
  ...(
    await db
      .selectFrom('quizDraws')
      .where('quizId', '=', quizId)
      .select('position')
      .orderBy('id')
      .execute()
  ).map(({ position }) => ({ position, questionId: null })),
];
