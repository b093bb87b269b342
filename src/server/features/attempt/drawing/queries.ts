import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { orderedBySeed, selectCandidates } from '#server/features/quiz/draws/queries.ts';
import { questionColumns } from '#server/features/quiz/questions/queries.ts';
import type { DrawRule } from '#shared/features/quiz/draws.ts';

/**
 * The quiz's questions, each with how often the learner was asked it; voided attempts do not count.
 * @param userId null for a guest, who was asked none
 */
export function listBank(db: Database, quizId: number, userId: number | null) {
  return db
    .selectFrom('questions')
    .where('quizId', '=', quizId)
    .where('archivedAt', 'is', null)
    .select('id as questionId')
    .select(questionColumns)
    .select('position')
    .select(
      selectSeen(db, { quizId, userId })
        .where('answers.questionId', '=', sql.ref<number>('questions.id'))
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('timesSeen'),
    )
    .orderBy('questions.id')
    .execute();
}

/** The answers to what a learner was asked in attempts at a quiz; voided attempts do not count. */
const selectSeen = (db: Database, { quizId, userId }: Omit<Drawn, 'seed'>) =>
  db
    .selectFrom('answers')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .where('quizAttempts.userId', '=', userId)
    .where('quizAttempts.quizId', '=', quizId)
    .where('quizAttempts.status', '!=', 'void');

/** Questions of other quizzes that a draw may take, those that the learner was asked least often first. */
export function listCandidates(
  db: Database,
  { quizId, userId, seed, limit }: Drawn & { limit: number },
  rule: DrawRule,
) {
  const timesSeen = sql<number>`coalesce(seen.count, 0)`;
  return selectCandidates(db, quizId, rule)
    .leftJoin(
      selectSeen(db, { quizId, userId })
        .select(['answers.questionId', sql<number>`count(*)`.as('count')])
        .groupBy('answers.questionId')
        .as('seen'),
      (join) => join.onRef('seen.questionId', '=', 'questions.id'),
    )
    .select(['questions.id', timesSeen.as('timesSeen')])
    .orderBy(timesSeen)
    .orderBy(orderedBySeed(seed))
    .limit(limit)
    .execute();
}

/** For which quiz and learner questions are drawn. */
export interface Drawn {
  quizId: number;
  /** null for a guest, who was asked none */
  userId: number | null;
  seed: number;
}

/**
 * Questions as papers store them.
 * @param keep prevents that they are erased before the transaction ends; those erased a moment ago are left out
 */
export function listForPaper(db: Database, ids: readonly number[], { keep }: { keep: boolean }) {
  return db
    .selectFrom('questions')
    .where('id', '=', anyOf(ids))
    .select('id as questionId')
    .select(questionColumns)
    .orderBy('id')
    .$if(keep, (query) => query.forKeyShare())
    .execute();
}
