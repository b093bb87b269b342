import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { type EarlierBatches, memberIdsOf } from '#server/features/attempt/rated/queries.ts';
import { categoryNameOf } from '#server/features/category/queries.ts';
import { tagNameOf } from '#server/features/question/tags/queries.ts';
import type { QuestionRating } from '#shared/features/practice/rating/rules.ts';

/** Answers in practice that are not rated yet, the earliest first. */
export const listUnratedPractice = (db: Database, atMost: number) =>
  db
    .selectFrom('practiceAnswers')
    .where('ratedBatch', 'is', null)
    .select(['id', 'answeredAt as at'])
    .orderBy('answeredAt')
    .orderBy('id')
    .limit(atMost)
    .execute();

/** The number of the newest batch of rated practice; 0 before the first one. */
export async function findLastPracticeBatch(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('practiceAnswers')
    .where('ratedBatch', 'is not', null)
    .select(({ fn }) => fn.max('ratedBatch').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Rated answers of practice, in their order. */
export const listPractisedIn = (db: Database, { from, to }: { from: number; to: number }) =>
  db
    .selectFrom('practiceAnswers')
    .where('ratedBatch', '>=', from)
    .where('ratedBatch', '<=', to)
    .select(['questionId', 'userId', 'answeredAt as at', 'isCorrect as isRight'])
    .select(({ ref }) => ref('ratedBatch').$notNull().as('batch'))
    .select(sql<string>`user_id::text`.as('learner'))
    .select(sql<boolean>`response is not null`.as('isAnswered'))
    .orderBy('ratedBatch')
    .orderBy('answeredAt')
    .orderBy('id')
    .execute();

/** How often learners have practised questions in earlier batches. */
export const countPractisedBefore = (
  db: Database,
  { learners, questionIds, before }: EarlierBatches,
) =>
  db
    .selectFrom('practiceAnswers')
    .where('userId', '=', anyOf(memberIdsOf(learners)))
    .where('ratedBatch', '<', before)
    .where('questionId', '=', anyOf(questionIds))
    .select([sql<string>`user_id::text`.as('learner'), 'questionId'])
    .select(sql<number>`count(*)`.as('count'))
    .groupBy(['userId', 'questionId'])
    .execute();

/** What is believed of questions, by their ids. */
export async function listQuestionRatings(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, QuestionRating>> {
  const rows = await db
    .selectFrom('questionRatings')
    .where('questionId', '=', anyOf(ids))
    .select(['questionId', 'rating', 'deviation', 'answers', 'dayRating', 'dayDeviation'])
    .select(sql<string>`day::text`.as('day'))
    .execute();
  return new Map(rows.map(({ questionId, ...rating }) => [questionId, rating]));
}

/** What is believed of learners in every subject. */
export const listLearnerRatings = (db: Database, userIds: readonly number[]) =>
  db
    .selectFrom('learnerRatings')
    .where('userId', '=', anyOf(userIds))
    .select(['userId', 'categoryId', 'tagId', 'rating', 'deviation', 'answers', 'ratedAt'])
    .execute();

/** A category or a tag. */
export interface Subject {
  categoryId: number | null;
  tagId: number | null;
}

/** One key for each learner and subject. */
export const subjectKey = (learner: string, { categoryId, tagId }: Subject): string =>
  `${learner}/${categoryId === null ? `tag ${tagId}` : `category ${categoryId}`}`;

/** A bound on what is shown. */
const maxLevels = 200;

/** The ratings of one learner with the names of their subjects. */
export const listOwnRatings = (db: Database, userId: number) =>
  db
    .selectFrom('learnerRatings')
    .where('userId', '=', userId)
    .select(['categoryId', 'tagId', 'rating', 'deviation', 'answers', 'ratedAt'])
    .select(
      sql<string>`coalesce(${categoryNameOf('learnerRatings.categoryId')}, ${tagNameOf('learnerRatings.tagId')})`.as(
        'name',
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(maxLevels)
    .execute();
