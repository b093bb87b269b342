import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { Drawing } from '#shared/features/quiz/draws.ts';

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
