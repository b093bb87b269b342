import type { Database } from '#db/open.ts';
import { listRatedFacts } from '#server/features/quiz/practice/queries.ts';
import {
  afterTime,
  expectedSuccess,
  type Rating,
  unrated,
} from '#shared/features/practice/rating/model.ts';
import { blendedSuccess, chanceOf } from '#shared/features/practice/rating/rules.ts';
import type { Practisable } from '#shared/features/practice/rules.ts';
import { listLearnerRatings, listQuestionRatings } from '../queries.ts';

/** The expected share of right answers of a learner to each of these questions, by ratings and by memory. */
export async function expectSuccess(
  db: Database,
  { userId, now }: { userId: number; now: Date },
  questions: readonly Practisable[],
): Promise<(question: Practisable) => number> {
  const ids = questions.map(({ questionId }) => questionId);
  const ratings = await listQuestionRatings(db, ids);
  const chances = new Map(
    (await listRatedFacts(db, ids)).map(({ id, type, options }) => [id, chanceOf(type, options)]),
  );
  const own = new Map<number, Rating>(
    (await listLearnerRatings(db, [userId])).flatMap(({ categoryId, ratedAt, ...rating }) =>
      categoryId === null ? [] : [[categoryId, afterTime(rating, ratedAt, now)]],
    ),
  );
  return ({ questionId, categoryId, answers, recall }) => {
    const learner = own.get(categoryId) ?? unrated;
    const question = ratings.get(questionId) ?? unrated;
    const rated = expectedSuccess(learner, question, chances.get(questionId));
    return blendedSuccess({ rated, recall, answers });
  };
}
