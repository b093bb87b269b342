import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import type { Tag, TagLabel } from '#shared/features/question/tags.ts';

/** Every tag by its name, with the number of its questions. */
export function listTags(db: Database): Promise<Tag[]> {
  return selectTags(db).orderBy('foldedName').execute();
}

/** @throws not-found */
export const getTag = async (db: Database, id: number): Promise<Tag> =>
  orNotFound(await selectTags(db).where('tags.id', '=', id).executeTakeFirst(), 'Tag');

/** The tags that draws of quizzes name, by the draw's id. */
export async function tagsOfDraws(db: Database, drawIds: readonly number[]) {
  const rows = await db
    .selectFrom('drawTags')
    .innerJoin('tags', 'tags.id', 'drawTags.tagId')
    .where('drawId', 'in', drawIds)
    .select(['drawId', 'tags.id', 'tags.name', 'tags.colour'])
    .orderBy('foldedName')
    .execute();
  const tags = new Map<number, TagLabel[]>();
  for (const { drawId, ...tag } of rows) tags.set(drawId, [...(tags.get(drawId) ?? []), tag]);
  return tags;
}

/** The names of the tags of some questions, by the question's id. */
export async function tagNamesOf(db: Database, questionIds: readonly number[]) {
  const rows = await db
    .selectFrom('questionTags')
    .innerJoin('tags', 'tags.id', 'questionTags.tagId')
    .where('questionId', '=', anyOf(questionIds))
    .select(['questionId', 'tags.name'])
    .orderBy('foldedName')
    .execute();
  const names = new Map<number, string[]>();
  for (const { questionId, name } of rows)
    names.set(questionId, [...(names.get(questionId) ?? []), name]);
  return names;
}

/** The name of the tag that a column refers to, as in `learnerRatings.tagId`. */
export const tagNameOf = (column: string) =>
  sql<string | null>`(select tags.name from tags where tags.id = ${sql.ref(column)})`;

/** The ids of the tags of some questions, by the question's id. */
export async function tagIdsOf(
  db: Database,
  questionIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('questionTags')
    .where('questionId', '=', anyOf(questionIds))
    .select(['questionId', 'tagId'])
    .orderBy('tagId')
    .execute();
  const ids = new Map<number, number[]>();
  for (const { questionId, tagId } of rows)
    ids.set(questionId, [...(ids.get(questionId) ?? []), tagId]);
  return ids;
}

function selectTags(db: Database) {
  return db
    .selectFrom('tags')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('questionTags')
          .select(['tagId', sql<number>`count(*)`.as('count')])
          .groupBy('tagId')
          .as('used'),
      (join) => join.onRef('used.tagId', '=', 'tags.id'),
    )
    .select(['tags.id', 'tags.name', 'tags.colour'])
    .select(sql<number>`coalesce(used.count, 0)`.as('questionCount'));
}

/** What merging tags into another would do; undefined when one of them does not exist. */
export async function previewMerge(
  db: Database,
  { ids, into }: { ids: readonly number[]; into: number },
) {
  const known = await db
    .selectFrom('tags')
    .where('id', 'in', [...ids, into])
    .select('id')
    .execute();
  if (known.length < new Set([...ids, into]).size) return undefined;
  return db
    .selectFrom('questionTags')
    .where('tagId', 'in', ids)
    .select([
      sql<number>`count(distinct question_id)`.as('questionCount'),
      sql<number>`count(distinct question_id) filter (where exists (
        select from question_tags as other
        where other.question_id = question_tags.question_id and other.tag_id = ${into}))`.as(
        'alreadyTagged',
      ),
    ])
    .executeTakeFirstOrThrow();
}
