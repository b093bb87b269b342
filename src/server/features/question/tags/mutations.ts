import { sql } from 'kysely';
import type { z } from 'zod';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Tx } from '#db/open.ts';
import { mergeRatings } from '#server/features/category/merging/mutations.ts';
import { Failure, invalid, notFound } from '#server/kernel/failure.ts';
import type {
  NewTag,
  QuestionTagging,
  QuestionTaggingOutcome,
  TagChanges,
  TagMerge,
} from '#shared/features/question/tags.ts';

/**
 * Creates a tag; one with the same name is used as it is.
 * @returns its id
 */
export async function createTag(
  tx: Tx,
  { name, colour }: z.output<typeof NewTag>,
  now: Date,
): Promise<number> {
  await tx
    .insertInto('tags')
    .values({ name, colour, createdAt: now })
    .onConflict((conflict) => conflict.column('foldedName').doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('tags')
    .where('foldedName', '=', foldedName(name))
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

const foldedName = (name: string) => sql<string>`lower(normalize(${name}::text, NFKC))`;

/**
 * Renames a tag or gives it another colour.
 * @throws conflict when another tag has the name
 * @returns whether the tag exists
 */
export async function updateTag(
  tx: Tx,
  { id, ...changes }: z.output<typeof TagChanges>,
): Promise<boolean> {
  if (!(await lockTags(tx, [id])).includes(id)) return false;
  const { name } = changes;
  if (name !== undefined) await requireFreeName(tx, id, name);
  if (name !== undefined || changes.colour !== undefined)
    await tx.updateTable('tags').set(changes).where('id', '=', id).execute();
  return true;
}

async function requireFreeName(tx: Tx, id: number, name: string): Promise<void> {
  const other = await tx
    .selectFrom('tags')
    .where('foldedName', '=', foldedName(name))
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst();
  if (other) throw new Failure('conflict', 'Another tag has this name. Merge the two instead.');
}

/**
 * Gives the questions and draws of some tags another tag, and deletes the former. Quizzes that draw by them get other
 * slots, so their version changes for those who have them open.
 * @throws not-found when one of the tags does not exist
 */
export async function mergeTags(
  tx: Tx,
  { ids, into }: z.output<typeof TagMerge>,
  now: Date,
): Promise<void> {
  if (ids.includes(into)) throw invalid('into', 'A tag cannot be merged into itself');
  await requireTags(tx, [...ids, into]);
  await tx
    .insertInto('questionTags')
    .columns(['questionId', 'tagId'])
    .expression(
      tx
        .selectFrom('questionTags')
        .where('tagId', 'in', ids)
        .select(['questionId', sql<number>`${into}::integer`.as('tagId')])
        .distinct(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('drawTags')
    .columns(['drawId', 'tagId'])
    .expression(
      tx
        .selectFrom('drawTags')
        .where('tagId', 'in', ids)
        .select(['drawId', sql<number>`${into}::integer`.as('tagId')])
        .distinct(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const merged = tx.selectFrom('drawTags').where('tagId', 'in', ids).select('drawId');
  await tx
    .updateTable('quizzes')
    .set({ slotsUpdatedAt: now })
    .where('id', 'in', tx.selectFrom('quizDraws').where('id', 'in', merged).select('quizId'))
    .execute();
  await tx.deleteFrom('drawTags').where('tagId', 'in', ids).execute();
  await mergeRatings(tx, 'tag_id', { from: ids, into });
  await tx.deleteFrom('tags').where('id', 'in', ids).execute();
}

/**
 * Deletes a tag. Deleted quizzes lose their draws by it, as they do when a category is removed.
 * @returns whether the tag existed
 * @throws conflict when a quiz draws questions by this tag
 */
export async function removeTag(tx: Tx, id: number): Promise<boolean> {
  await lockTags(tx, [id]);
  const deleted = tx.selectFrom('quizzes').where('archivedAt', 'is not', null).select('id');
  await tx
    .deleteFrom('quizDraws')
    .where('id', 'in', tx.selectFrom('drawTags').where('tagId', '=', id).select('drawId'))
    .where('quizId', 'in', deleted)
    .execute();
  const draw = await tx
    .selectFrom('drawTags')
    .where('tagId', '=', id)
    .select('drawId')
    .executeTakeFirst();
  if (draw)
    throw new Failure('conflict', 'A quiz draws questions by this tag. Change its draws first.');
  const { numDeletedRows } = await tx
    .deleteFrom('tags')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Adds tags to questions and removes others. Tags that do not exist any more are ignored. */
export async function tagQuestions(
  tx: Tx,
  { ids, add, remove }: z.output<typeof QuestionTagging>,
): Promise<QuestionTaggingOutcome[]> {
  const known = await lockTags(tx, add);
  const existing = await lockTaggedQuestions(tx, ids);
  const removed = await removeFrom(tx, ids, remove);
  const added = await addTo(tx, existing, known);
  return ids.map((id) => {
    if (!existing.includes(id)) return { id, outcome: 'missing' };
    const change = { added: added.get(id) ?? [], removed: removed.get(id) ?? [] };
    if (change.added.length + change.removed.length === 0) return { id, outcome: 'unchanged' };
    return { id, outcome: 'done', ...change };
  });
}

/**
 * The question has exactly these tags from now on.
 * @throws not-found when the question or one of the tags does not exist
 */
export async function setTags(
  tx: Tx,
  { id, tagIds }: { id: number; tagIds: readonly number[] },
): Promise<QuestionTaggingOutcome> {
  await requireTags(tx, tagIds);
  await lockTaggedQuestions(tx, [id]);
  const now = await tx
    .selectFrom('questionTags')
    .where('questionId', '=', id)
    .select('tagId')
    .execute();
  const remove = now.map(({ tagId }) => tagId).filter((tagId) => !tagIds.includes(tagId));
  const [outcome] = await tagQuestions(tx, { ids: [id], add: [...tagIds], remove });
  if (!outcome || outcome.outcome === 'missing') throw notFound('Question');
  return outcome;
}

/** Gives each copy the tags of its original. */
export async function copyTags(tx: Tx, copies: ReadonlyMap<number, number>): Promise<void> {
  if (copies.size === 0) return;
  await sql`insert into question_tags (question_id, tag_id)
    select copy.id, question_tags.tag_id
    from unnest(${[...copies.keys()]}::int[], ${[...copies.values()]}::int[]) as copy(original, id)
    join question_tags on question_tags.question_id = copy.original`.execute(tx);
}

interface DrawTag {
  drawId: number;
  tagId: number;
}

/** Adds tags to draws; they must be locked. */
export async function addDrawTags(tx: Tx, tags: readonly DrawTag[]): Promise<void> {
  if (tags.length === 0) return;
  await tx
    .insertInto('drawTags')
    .values([...tags])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes all tags of draws. */
export async function removeDrawTags(tx: Tx, drawIds: readonly number[]): Promise<void> {
  if (drawIds.length === 0) return;
  await tx.deleteFrom('drawTags').where('drawId', 'in', drawIds).execute();
}

async function addTo(tx: Tx, questionIds: readonly number[], tagIds: readonly number[]) {
  const pairs = questionIds.flatMap((questionId) => tagIds.map((tagId) => ({ questionId, tagId })));
  if (pairs.length === 0) return new Map<number, number[]>();
  const rows = await tx
    .insertInto('questionTags')
    .values(pairs)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['questionId', 'tagId'])
    .execute();
  return byQuestion(rows);
}

async function removeFrom(tx: Tx, questionIds: readonly number[], tagIds: readonly number[]) {
  if (questionIds.length === 0 || tagIds.length === 0) return new Map<number, number[]>();
  const rows = await tx
    .deleteFrom('questionTags')
    .where('questionId', 'in', questionIds)
    .where('tagId', 'in', tagIds)
    .returning(['questionId', 'tagId'])
    .execute();
  return byQuestion(rows);
}

function byQuestion(rows: readonly { questionId: number; tagId: number }[]) {
  const groups = Map.groupBy(rows, ({ questionId }) => questionId);
  return new Map([...groups].map(([id, tagged]) => [id, tagged.map(({ tagId }) => tagId)]));
}

/**
 * Locks tags in the order of their ids, so that none is deleted before the transaction ends.
 * @returns the ids of those that exist
 */
async function lockTags(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('tags')
    .where('id', '=', anyOf(ids))
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** The same with questions, so that two calls that change the same tags follow one another. */
async function lockTaggedQuestions(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('questions')
    .where('id', '=', anyOf(ids))
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks tags that must exist.
 * @throws not-found
 */
export async function requireTags(tx: Tx, ids: readonly number[]): Promise<void> {
  const found = await lockTags(tx, ids);
  if (ids.some((id) => !found.includes(id))) throw notFound('Tag');
}
