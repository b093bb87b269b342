import { type RawBuilder, sql } from 'kysely';
import { closingFor } from '#db/conditions/closing.ts';
import type { Database } from '#db/open.ts';
import { isOpenTo, isOpenToAll, letsIn } from '#db/open-to-all.ts';
import type { Operand } from '#db/statements/prepare.ts';
import { storedRules } from '../queries.ts';

/**
 * The quiz columns of lists of attempts; joined by `quizzes.id`.
 * @param userId whose attempts they are: whether this account can open the quiz
 */
export function selectQuizFacts(db: Database, userId?: RawBuilder<unknown>) {
  return db
    .selectFrom('quizzes')
    .select([
      'quizzes.title as quizTitle',
      'quizzes.language as quizLanguage',
      (userId ? isOpenTo(userId) : isOpenToAll).as('quizIsOpen'),
    ]);
}

/** The quiz that a question belongs to, for each of these accounts that can open it. */
export const listQuizOfQuestion = (db: Database, questionId: number, userIds: readonly number[]) =>
  selectQuizFacts(db)
    .innerJoin('questions', 'questions.quizId', 'quizzes.id')
    .innerJoin(
      sql<{ id: number }>`unnest(${[...userIds]}::int[])`.as<'reader'>(sql`reader(id)`),
      (join) => join.onTrue(),
    )
    .where('questions.id', '=', questionId)
    .where(isOpenTo(sql.ref('reader.id')))
    .select(['quizzes.id as quizId', 'reader.id as userId'])
    .execute();

/** Whether a quiz lets an account in, published or not. */
export async function isLetIn(db: Database, userId: number, quizId: number): Promise<boolean> {
  const row = await db
    .selectFrom('quizzes')
    .where('id', '=', quizId)
    .where(letsIn(sql`${userId}`))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The quiz columns of lists of attempts, and those that decide whether and how a quiz can be taken. */
export function selectQuizToTake(db: Database) {
  return selectQuizFacts(db).select([
    'quizzes.status',
    'quizzes.archivedAt',
    'quizzes.totalQuestions',
    'quizzes.drawnQuestions',
    'quizzes.questionsPerAttempt',
    'quizzes.timeLimit',
    storedRules.as('rules'),
    'quizzes.opensAt',
    'quizzes.closesAt',
    'quizzes.accessCode',
    'quizzes.isByLink',
  ]);
}

/** What decides whether a quiz can be started. */
export const selectStartConditions = (db: Database) =>
  db
    .selectFrom('quizzes')
    .select(['quizzes.id', storedRules.as('rules'), 'timeLimit', 'opensAt', 'quizzes.closesAt']);

/** Whether the quiz with the id in this column closed for the learner before the moment. */
export const closedFor = (
  { quizId, userId }: { quizId: RawBuilder<unknown>; userId: RawBuilder<unknown> },
  moment: Operand<Date>,
) =>
  sql<boolean>`exists (select from quizzes where quizzes.id = ${quizId} and ${closingFor(userId)} < ${moment})`;
