import { sql } from 'kysely';
import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import { countedAttemptsOf } from '#server/features/attempt/queries.ts';
import { isByAuthor } from '#server/features/quiz/queries.ts';
import { selectQuizFacts } from '#server/features/quiz/taking/queries.ts';
import type { Paging } from '#shared/kernel/paging.ts';

/** How many attempts allow a learner to give stars; the author of the quiz cannot give any. */
export const attemptsToJudgeBy = (quizId: number, userId: number) =>
  sql<number>`case when ${isByAuthor(sql.val(quizId), sql.val(userId))} then 0
    else ${countedAttemptsOf(quizId, userId)} end`;

/** What the learner gave, and how many attempts allow it. */
export async function findOwnStars(db: Database, quizId: number, userId: number) {
  const given = await db
    .selectFrom('quizStars')
    .where('quizId', '=', quizId)
    .where('userId', '=', userId)
    .select(['stars', 'remark'])
    .executeTakeFirst();
  const { attempts } = await db
    .selectNoFrom(attemptsToJudgeBy(quizId, userId).as('attempts'))
    .executeTakeFirstOrThrow();
  return { stars: given?.stars ?? null, remark: given?.remark ?? null, attempts };
}

/** How many learners gave each number of stars to the quiz. */
export const countStars = (db: Database, quizId: number) =>
  db
    .selectFrom('quizStars')
    .where('quizId', '=', quizId)
    .groupBy('stars')
    .select(['stars', sql<number>`count(*)`.as('count')])
    .execute();

/** What is read of a remark: not whose it is. */
const remarkColumns = [
  'quizStars.id',
  'quizStars.stars',
  'quizStars.remarkState as state',
  sql<string>`quiz_stars.remark`.as('remark'),
  sql<string>`to_char(quiz_stars.given_at at time zone 'UTC', 'YYYY-MM-DD')`.as('givenOn'),
] as const;

const selectRemarks = (db: Database) =>
  db
    .selectFrom('quizStars')
    .where('remark', 'is not', null)
    .select(remarkColumns)
    .orderBy('givenAt', 'desc')
    .orderBy('quizStars.id', 'desc');

/** The remarks about a quiz, the newest first; hidden ones for administrators only. */
export const listRemarks = (
  db: Database,
  { quizId, withHidden }: { quizId: number; withHidden: boolean },
  paging: Paging,
) =>
  listPage(
    selectRemarks(db)
      .where('quizId', '=', quizId)
      .$if(!withHidden, (query) => query.where('remarkState', '<>', 'hidden')),
    paging,
  );

/** Every line of the quiz's file: all stars, the newest first. A hidden remark is left out, its stars are not. */
export const listAllStars = (db: Database, quizId: number) =>
  db
    .selectFrom('quizStars')
    .where('quizId', '=', quizId)
    .select(['stars'])
    .select(
      sql<string>`case when remark_state = 'hidden' then '' else coalesce(remark, '') end`.as(
        'remark',
      ),
    )
    .select(sql<string>`to_char(given_at at time zone 'UTC', 'YYYY-MM-DD')`.as('givenOn'))
    .orderBy('givenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

const maxReported = 200;

/** Remarks that wait for a decision, with their quizzes, the oldest first. */
export const listReported = (db: Database) =>
  selectQuizFacts(db)
    .innerJoin('quizStars', 'quizStars.quizId', 'quizzes.id')
    .where('quizStars.remarkState', '=', 'reported')
    .select(remarkColumns)
    .select('quizStars.quizId')
    .orderBy('quizStars.id')
    .limit(maxReported)
    .execute();

/** The remark of a quiz with this id. */
export const findRemark = (db: Database, id: number) =>
  selectRemarks(db).where('quizStars.id', '=', id).select('quizStars.quizId').executeTakeFirst();
