import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import { isListed } from '#db/open-to-all.ts';
import { alphabetical, publicNameOf } from '#db/public-name.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import type {
  CategoryContents,
  CategoryNode,
  CategoryRef,
} from '#shared/features/category/schema.ts';

/** Every category with its number of open quizzes, by display name. */
export function listCategories(db: Database) {
  return selectCategories(db)
    .orderBy(alphabetical(sql.ref('displayName')))
    .execute();
}

export function findCategory(db: Database, id: number) {
  return selectCategories(db).where('id', '=', id).executeTakeFirst();
}

/** @throws not-found */
export const getCategory = async (db: Database, id: number) =>
  orNotFound(await findCategory(db, id), 'Category');

/** The display name of the category that a column refers to, as in `series.categoryId`. */
export const categoryNameOf = (column: string) =>
  sql<
    string | null
  >`(select categories.display_name from categories where categories.id = ${sql.ref(column)})`;

function selectCategories(db: Database) {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'displayName', 'description', 'createdAt', 'updatedAt'])
    .select(publicNameOf('categories.updatedBy').as('updatedByName'))
    .select((eb) =>
      eb
        .selectFrom('quizzes')
        .whereRef('quizzes.categoryId', '=', 'categories.id')
        .where(isListed)
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
    .orderBy(alphabetical(sql.ref('displayName')))
    .execute();
}

export function findSubCategory(db: Database, id: number) {
  return selectSubCategories(db).where('id', '=', id).executeTakeFirst();
}

/** @throws not-found */
export const getSubCategory = async (db: Database, id: number) =>
  orNotFound(await findSubCategory(db, id), 'Sub-category');

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
      'updatedAt',
    ])
    .select(publicNameOf('subCategories.updatedBy').as('updatedByName'));
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

/** @throws not-found */
export const getByRef = (db: Database, { kind, id }: CategoryRef) =>
  kind === 'category' ? getCategory(db, id) : getSubCategory(db, id);

/** The contents of a category or sub-category. @throws not-found */
export async function getContents(db: Database, ref: CategoryRef): Promise<CategoryContents> {
  const { displayName } = await getByRef(db, ref);
  const quizzes = await db
    .selectFrom('quizzes')
    .where(ref.kind === 'category' ? 'categoryId' : 'subCategoryId', '=', ref.id)
    .where('archivedAt', 'is', null)
    .select([
      sql<number>`count(*)`.as('quizzes'),
      sql<number>`coalesce(sum(total_questions - drawn_questions), 0)`.as('questions'),
      sql<number>`count(*) filter (where exists (
        select from quiz_attempts where quiz_attempts.quiz_id = quizzes.id))`.as('quizzesTaken'),
    ])
    .executeTakeFirstOrThrow();
  const others = ref.kind === 'category' ? await countOthers(db, ref.id) : none;
  return { displayName, ...quizzes, ...others };
}

const none = { subCategories: 0, series: 0 };

/** How many sub-categories and series a category has. */
function countOthers(db: Database, categoryId: number) {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('subCategories')
        .where('categoryId', '=', categoryId)
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('subCategories'),
      eb
        .selectFrom('series')
        .where('categoryId', '=', categoryId)
        .where('deletedAt', 'is', null)
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('series'),
    ])
    .executeTakeFirstOrThrow();
}

/** Every category with its sub-categories and the contents of each, drafts included. */
export async function listHierarchy(db: Database): Promise<CategoryTree> {
  const [categories, subCategories, counts, series] = await Promise.all([
    listCategories(db),
    listSubCategories(db),
    countByCategory(db),
    db
      .selectFrom('series')
      .where('deletedAt', 'is', null)
      .select(['categoryId', sql<number>`count(*)`.as('count')])
      .groupBy('categoryId')
      .execute(),
  ]);
  return categories.map((category) => {
    const inside = counts.filter((row) => row.categoryId === category.id);
    return {
      ...category,
      ...sum(inside),
      seriesCount: series.find((row) => row.categoryId === category.id)?.count ?? 0,
      unsorted: sum(inside.filter((row) => row.subCategoryId === null)),
      subCategories: subCategories
        .filter((subCategory) => subCategory.categoryId === category.id)
        .map((subCategory) => ({
          ...subCategory,
          ...sum(inside.filter((row) => row.subCategoryId === subCategory.id)),
        })),
    };
  });
}

function countByCategory(db: Database) {
  return db
    .selectFrom('quizzes')
    .where('archivedAt', 'is', null)
    .groupBy(['categoryId', 'subCategoryId'])
    .select([
      'categoryId',
      'subCategoryId',
      sql<number>`count(*)`.as('quizCount'),
      sql<number>`count(*) filter (where status = 'active')`.as('activeQuizCount'),
      sql<number>`coalesce(sum(total_questions - drawn_questions), 0)`.as('questionCount'),
    ])
    .execute();
}

type Counts = { quizCount: number; activeQuizCount: number; questionCount: number };
type CategoryTree = z.input<typeof CategoryNode>[];

const sum = (rows: Counts[]): Counts => ({
  quizCount: rows.reduce((total, row) => total + row.quizCount, 0),
  activeQuizCount: rows.reduce((total, row) => total + row.activeQuizCount, 0),
  questionCount: rows.reduce((total, row) => total + row.questionCount, 0),
});

export async function countCategories(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('categories')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
