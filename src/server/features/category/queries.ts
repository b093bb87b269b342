import { sql } from 'kysely';
import type { Database } from '#db/open.ts';

/** Every category with its number of open quizzes, by display name. */
export function listCategories(db: Database) {
  return selectCategories(db).orderBy('displayName').execute();
}

export function findCategory(db: Database, id: number) {
  return selectCategories(db).where('id', '=', id).executeTakeFirst();
}

function selectCategories(db: Database) {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'displayName', 'description', 'createdAt'])
    .select((eb) =>
      eb
        .selectFrom('quizzes')
        .whereRef('quizzes.categoryId', '=', 'categories.id')
        .where('quizzes.status', '=', 'active')
        .where('quizzes.archivedAt', 'is', null)
        .where('quizzes.totalQuestions', '>', 0)
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('quizCount'),
    );
}

/** Sub-categories by display name; all of them, or those of one category. */
export function listSubCategories(db: Database, categoryId?: number) {
  return selectSubCategories(db)
    .$if(categoryId !== undefined, (qb) => qb.where('categoryId', '=', categoryId ?? 0))
    .orderBy('displayName')
    .execute();
}

export function findSubCategory(db: Database, id: number) {
  return selectSubCategories(db).where('id', '=', id).executeTakeFirst();
}

function selectSubCategories(db: Database) {
  return db
    .selectFrom('subCategories')
    .select([
      'id',
      'name',
      'displayName',
      'description',
      'categoryId',
      'imageUrl',
      'status',
      'createdAt',
    ]);
}

/** The internal names that are taken: of categories, or of one category's sub-categories. */
export async function listTakenNames(db: Database, categoryId?: number): Promise<Set<string>> {
  const rows =
    categoryId === undefined
      ? await db.selectFrom('categories').select('name').execute()
      : await db
          .selectFrom('subCategories')
          .select('name')
          .where('categoryId', '=', categoryId)
          .execute();
  return new Set(rows.map((row) => row.name));
}

/** Whether any quiz, deleted ones included, stands under the category. */
export async function categoryHoldsQuizzes(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('quizzes')
    .select('id')
    .where('categoryId', '=', id)
    .where('archivedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countCategories(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('categories')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
