import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Tx } from '#db/open.ts';
import type { Writing } from '#server/kernel/writing.ts';
import type { MergePair } from '#shared/features/category/merging.ts';

/** Where quizzes are. */
interface CategoryOfQuiz {
  categoryId: number;
  subCategoryId: number | null;
}

/** Moves everything in a category into another one, and removes it. */
export async function mergeCategory(tx: Tx, { from, into }: MergePair, by: Writing) {
  for (const sub of await listSubCategories(tx, from.id)) {
    const subCategoryId = await subCategoryLike(tx, sub, into.id);
    await moveSubCategory(tx, sub.id, { categoryId: into.id, subCategoryId }, by);
  }
  const left = { column: 'categoryId', id: from.id } as const;
  await moveQuizzes(tx, left, { categoryId: into.id, subCategoryId: null }, by);
  await touchDrawing(tx, from.id, by.now);
  await moveOthers(tx, from.id, into.id);
  await redirectCategory(tx, from.id, into.id);
  await tx.deleteFrom('categories').where('id', '=', from.id).execute();
}

/** Quizzes that draw from a merged category get other slots, so their version changes for those who have them open. */
async function touchDrawing(tx: Tx, categoryId: number, now: Date): Promise<void> {
  const drawing = tx.selectFrom('quizDraws').where('categoryId', '=', categoryId).select('quizId');
  await tx.updateTable('quizzes').set({ slotsUpdatedAt: now }).where('id', 'in', drawing).execute();
}

/** What belongs to a category besides quizzes. */
async function moveOthers(tx: Tx, from: number, categoryId: number): Promise<void> {
  await tx.updateTable('series').set({ categoryId }).where('categoryId', '=', from).execute();
  await tx.updateTable('blogPosts').set({ categoryId }).where('categoryId', '=', from).execute();
  await tx.updateTable('quizDraws').set({ categoryId }).where('categoryId', '=', from).execute();
  await tx
    .updateTable('userAchievements')
    .set({ categoryId })
    .where('categoryId', '=', from)
    .execute();
  await mergeRatings(tx, 'category_id', { from: [from], into: categoryId });
}

/**
 * Gives the learners of subjects that are merged into another one the surest of their ratings there. An answer may be in
 * several of them, so they are not added up: a recount does that from the answers.
 */
export async function mergeRatings(
  tx: Tx,
  subject: 'category_id' | 'tag_id',
  { from, into }: { from: readonly number[]; into: number },
): Promise<void> {
  const column = sql.ref(subject);
  await sql`
    insert into learner_ratings (user_id, ${column}, rating, deviation, answers, rated_at)
    select distinct on (user_id) user_id, ${into}::int, rating, deviation, answers, rated_at
    from learner_ratings where ${column} = ${anyOf(from)}
    order by user_id, deviation
    on conflict (user_id, category_id, tag_id) do update set rating = excluded.rating,
      deviation = excluded.deviation, answers = excluded.answers, rated_at = excluded.rated_at
    where excluded.deviation < learner_ratings.deviation`.execute(tx);
}

/** Moves the quizzes of a sub-category into another one, of any category, and removes it. */
export async function mergeSubCategory(tx: Tx, { from, into }: MergePair, by: Writing) {
  const { categoryId } = await tx
    .selectFrom('subCategories')
    .where('id', '=', into.id)
    .select('categoryId')
    .executeTakeFirstOrThrow();
  await moveSubCategory(tx, from.id, { categoryId, subCategoryId: into.id }, by);
}

async function moveSubCategory(tx: Tx, id: number, to: CategoryOfQuiz, by: Writing): Promise<void> {
  await moveQuizzes(tx, { column: 'subCategoryId', id }, to, by);
  await redirectSubCategory(tx, id, to);
  await tx.deleteFrom('subCategories').where('id', '=', id).execute();
}

const listSubCategories = (tx: Tx, categoryId: number) =>
  tx
    .selectFrom('subCategories')
    .where('categoryId', '=', categoryId)
    .select(['id', 'name', 'displayName', 'description', 'imageUrl', 'status', 'createdBy'])
    .orderBy('id')
    .execute();

/** The sub-category of the same internal name in the category; a new one like it if there is none. */
async function subCategoryLike(
  tx: Tx,
  { id: _, ...sub }: Awaited<ReturnType<typeof listSubCategories>>[number],
  categoryId: number,
): Promise<number> {
  const namesake = await tx
    .selectFrom('subCategories')
    .where('categoryId', '=', categoryId)
    .where('name', '=', sub.name)
    .select('id')
    .executeTakeFirst();
  if (namesake) return namesake.id;
  const { id } = await tx
    .insertInto('subCategories')
    .values({ ...sub, categoryId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deleted quizzes too, so that they can be restored. */
async function moveQuizzes(
  tx: Tx,
  { column, id }: { column: 'categoryId' | 'subCategoryId'; id: number },
  to: CategoryOfQuiz,
  by: Writing,
): Promise<void> {
  // Always in the same order, so that two such calls cannot deadlock.
  await tx
    .selectFrom('quizzes')
    .where(column, '=', id)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx
    .updateTable('quizzes')
    .set({ ...to, updatedAt: by.now, updatedBy: by.writer })
    .where(column, '=', id)
    .execute();
}

/** The old addresses of a category lead to the other one, and so do those that led to it. */
async function redirectCategory(tx: Tx, from: number, into: number): Promise<void> {
  await sql`update category_redirects set category_id = ${into} where category_id = ${from}`.execute(
    tx,
  );
  await sql`
    insert into category_redirects (category_name, category_id)
    select name, ${into} from categories where id = ${from}
    on conflict on constraint category_redirects_name do update
      set category_id = excluded.category_id, sub_category_id = null`.execute(tx);
}

async function redirectSubCategory(
  tx: Tx,
  from: number,
  { categoryId, subCategoryId }: CategoryOfQuiz,
): Promise<void> {
  await sql`update category_redirects
    set category_id = ${categoryId}, sub_category_id = ${subCategoryId}
    where sub_category_id = ${from}`.execute(tx);
  await sql`
    insert into category_redirects (category_name, sub_category_name, category_id, sub_category_id)
    select categories.name, sub_categories.name, ${categoryId}, ${subCategoryId}
    from sub_categories join categories on categories.id = sub_categories.category_id
    where sub_categories.id = ${from}
    on conflict on constraint category_redirects_name do update
      set category_id = excluded.category_id, sub_category_id = excluded.sub_category_id`.execute(
    tx,
  );
}
