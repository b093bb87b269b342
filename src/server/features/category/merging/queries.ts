import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type {
  CategoryAddress,
  MergePair,
  MergePreview,
} from '#shared/features/category/merging.ts';
import type { CategoryRef } from '#shared/features/category/schema.ts';

/** What moves when one category or sub-category is merged into another. */
export async function previewMerge(db: Database, { from, into }: MergePair): Promise<MergePreview> {
  const column = from.kind === 'category' ? 'categoryId' : 'subCategoryId';
  const quizzes = await db
    .selectFrom('quizzes')
    .where(column, '=', from.id)
    .select([
      sql<number>`count(*) filter (where archived_at is null)`.as('quizzes'),
      sql<number>`count(*) filter (where archived_at is not null)`.as('deletedQuizzes'),
      sql<number>`coalesce(sum(total_questions - drawn_questions) filter (where archived_at is null), 0)`.as(
        'questions',
      ),
      sql<number>`count(*) filter (where archived_at is null and exists (
        select from assignments where assignments.quiz_id = quizzes.id))`.as('assignedQuizzes'),
    ])
    .executeTakeFirstOrThrow();
  if (from.kind === 'subCategory') return { ...quizzes, ...nothing };
  return { ...quizzes, ...(await countOthers(db, from, into)) };
}

/** What belongs to categories alone. */
const nothing = {
  ...{ movedSubCategories: 0, joinedSubCategories: 0 },
  ...{ series: 0, posts: 0, draws: 0 },
};

async function countOthers(db: Database, from: CategoryRef, into: CategoryRef) {
  const { rows } = await sql<typeof nothing>`select
      (select count(*) from sub_categories as own where own.category_id = ${from.id}
        and not ${hasNamesake(into.id)}) as "movedSubCategories",
      (select count(*) from sub_categories as own where own.category_id = ${from.id}
        and ${hasNamesake(into.id)}) as "joinedSubCategories",
      (select count(*) from series where category_id = ${from.id} and deleted_at is null) as series,
      (select count(*) from blog_posts where category_id = ${from.id} and deleted_at is null) as posts,
      (select count(*) from quiz_draws where category_id = ${from.id}) as draws`.execute(db);
  return rows[0] ?? nothing;
}

/** Whether the category has a sub-category of the same internal name as `own`. */
const hasNamesake = (categoryId: number) =>
  sql`exists (select from sub_categories as other
    where other.category_id = ${categoryId} and other.name = own.name)`;

/** Where the quizzes of an old address are now. */
export async function findMoved(db: Database, { category, sub }: CategoryAddress) {
  const rows = await db
    .selectFrom('categoryRedirects')
    .innerJoin('categories', 'categories.id', 'categoryRedirects.categoryId')
    .leftJoin('subCategories', 'subCategories.id', 'categoryRedirects.subCategoryId')
    .where('categoryName', '=', category)
    .where((eb) =>
      eb.or([
        eb('subCategoryName', 'is', null),
        ...(sub === undefined ? [] : [eb('subCategoryName', '=', sub)]),
      ]),
    )
    .select(['categories.name as category', 'subCategories.name as sub'])
    // The sub-category itself before its category.
    .orderBy(sql`sub_category_name is null`)
    .executeTakeFirst();
  return rows ?? null;
}
