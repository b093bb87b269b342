import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';

interface WhichAnswers {
  userId: number;
  /** Only the answers to one question. */
  questionId?: number | undefined;
  atMost: number;
}

/** The learner's answers in practice, the newest first. */
export const listPracticeAnswers = (db: Database, { userId, questionId, atMost }: WhichAnswers) =>
  db
    .selectFrom('practiceAnswers')
    .where('userId', '=', userId)
    .$if(questionId !== undefined, (query) => query.where('questionId', '=', questionId ?? 0))
    .select(['questionId', 'answeredAt as at', 'isCorrect as isRight'])
    .select(sql<boolean>`coalesce(confidence = 'guess', false)`.as('isGuess'))
    .select(sql<boolean>`coalesce(confidence = 'sure', false)`.as('isSure'))
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();

export const findSettings = (db: Database, userId: number) =>
  db
    .selectFrom('practiceSettings')
    .where('userId', '=', userId)
    .select(['retention', 'asksConfidence', 'dailyGoal'])
    .executeTakeFirst();

/** Which of these questions a learner has answered in practice. */
export async function listPractisedIds(
  db: Database,
  { userId, questionIds }: { userId: number; questionIds: readonly number[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom('practiceAnswers')
    .where('userId', '=', userId)
    .where('questionId', '=', anyOf(questionIds))
    .select('questionId')
    .distinct()
    .execute();
  return rows.map(({ questionId }) => questionId);
}

/** Everyone with an answer in practice. */
export const selectPractised = (db: Database) => db.selectFrom('practiceAnswers').select('userId');

/** How many answers in practice each of these learners has given. */
export const countPractised = (db: Database, userIds: readonly number[]) =>
  selectPractised(db)
    .where('userId', '=', anyOf(userIds))
    .groupBy('userId')
    .select(sql<number>`count(*)::int`.as('count'))
    .execute();
