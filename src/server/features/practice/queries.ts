import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { type Params, prepare } from '#db/statements/prepare.ts';

interface WhichAnswers {
  userId: number;
  atMost: number;
}

/** The learner's answers in practice, the newest first. */
export const listPracticeAnswers = (
  db: Database,
  { questionId, ...which }: WhichAnswers & { questionId: number | undefined },
) => (questionId === undefined ? listAll(db, which) : listOf(db, { ...which, questionId }));

const listAll = prepare((db, param: Params<WhichAnswers>) => selectAnswers(db, param));

const listOf = prepare((db, param: Params<WhichAnswers & { questionId: number }>) =>
  selectAnswers(db, param).where('questionId', '=', param('questionId')),
);

const selectAnswers = (db: Database, param: Params<WhichAnswers>) =>
  db
    .selectFrom('practiceAnswers')
    .where('userId', '=', param('userId'))
    .select(['questionId', 'answeredAt as at', 'isCorrect as isRight'])
    .select(sql<boolean>`coalesce(confidence = 'guess', false)`.as('isGuess'))
    .select(sql<boolean>`coalesce(confidence = 'sure', false)`.as('isSure'))
    .orderBy('id', 'desc')
    .limit(param('atMost'));

export async function findSettings(db: Database, userId: number) {
  const [settings] = await listSettings(db, { userId });
  return settings;
}

const listSettings = prepare((db, param: Params<{ userId: number }>) =>
  db
    .selectFrom('practiceSettings')
    .where('userId', '=', param('userId'))
    .select(['retention', 'asksConfidence', 'dailyGoal']),
);

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
