import { sql } from 'kysely';
import type { Database } from '#db/open.ts';

/** The learner's answers in practice, the newest first. */
export const listPracticeAnswers = (db: Database, userId: number, atMost: number) =>
  db
    .selectFrom('practiceAnswers')
    .where('userId', '=', userId)
    .select(['questionId', 'answeredAt as at', 'isCorrect as isRight'])
    .select(sql<boolean>`coalesce(confidence = 'guess', false)`.as('isGuess'))
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();

export const findSettings = (db: Database, userId: number) =>
  db
    .selectFrom('practiceSettings')
    .where('userId', '=', userId)
    .select(['retention', 'asksConfidence'])
    .executeTakeFirst();
