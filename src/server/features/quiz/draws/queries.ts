import { type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { tagsOfDraws } from '#server/features/question/tags/queries.ts';
import { type DrawRule, fillDraws } from '#shared/features/quiz/draws.ts';
import { drawingOfLink, listAskedLinks } from '../links/queries.ts';

/** The quizzes that draw from the bank, without deleted ones. */
export const listDrawingQuizzes = (db: Database) =>
  db
    .selectFrom('quizzes')
    .where('archivedAt', 'is', null)
    .where('id', 'in', (eb) => eb.selectFrom('quizDraws').select('quizId'))
    .select(['id', 'title', 'language', 'createdBy'])
    .orderBy('title')
    .orderBy('id')
    .execute();

/** The draws of a quiz in their order. */
export async function listDraws(db: Database, quizId: number) {
  const rows = await db
    .selectFrom('quizDraws')
    .where('quizId', '=', quizId)
    .select(['id', 'questionCount as count', 'categoryId', 'difficulty', 'position'])
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const tags = await tagsOfDraws(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, ...row }) => ({ ...row, tags: tags.get(id) ?? [] }));
}

export type StoredDraw = Awaited<ReturnType<typeof listDraws>>[number];

export const ruleOf = ({ tags, count, categoryId, difficulty }: StoredDraw): DrawRule => ({
  count,
  categoryId,
  difficulty,
  tagIds: tags.map(({ id }) => id),
});

/**
 * The questions that a draw of this quiz may take: complete ones in the quiz's language that are not its own.
 * Those of drafts are among them, those of deleted quizzes are not.
 */
export function selectCandidates(
  db: Database,
  quizId: number,
  { tagIds, categoryId, difficulty }: Omit<DrawRule, 'count'>,
) {
  return db
    .selectFrom('questions')
    .innerJoin('quizzes', 'quizzes.id', 'questions.quizId')
    .where('questions.quizId', '!=', quizId)
    .where('questions.isComplete', '=', true)
    .where('questions.archivedAt', 'is', null)
    .where('quizzes.archivedAt', 'is', null)
    .where('quizzes.language', '=', (eb) =>
      eb.selectFrom('quizzes as drawing').where('drawing.id', '=', quizId).select('language'),
    )
    .$if(categoryId !== null, (query) => query.where('quizzes.categoryId', '=', categoryId))
    .$if(difficulty !== null, (query) => query.where('questions.difficulty', '=', difficulty))
    .$if(tagIds.length > 0, (query) => query.where(hasOneOf(tagIds)));
}

const hasOneOf = (tagIds: readonly number[]) => sql<SqlBool>`exists (select from question_tags
  where question_tags.question_id = questions.id and question_tags.tag_id = ${anyOf(tagIds)})`;

/** Those of these questions of other quizzes that an attempt at a quiz may ask now, by a link or a draw. */
export async function listAskableOfOthers(
  db: Database,
  quizId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const links = await listAskedLinks(db, quizId);
  const found = new Set(links.map(({ questionId }) => questionId));
  for (const draw of await listDraws(db, quizId)) {
    const rows = await selectCandidates(db, quizId, ruleOf(draw))
      .where('questions.id', '=', anyOf(ids))
      .select('questions.id')
      .execute();
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** How many questions of the bank match. */
export async function countCandidates(
  db: Database,
  quizId: number,
  rule: Omit<DrawRule, 'count'>,
): Promise<number> {
  const { available } = await selectCandidates(db, quizId, rule)
    .select(sql<number>`count(*)`.as('available'))
    .executeTakeFirstOrThrow();
  return available;
}

/** The draws of a quiz, each with the number of questions that match. */
export async function listDrawsForAuthor(db: Database, quizId: number) {
  const draws = await listDraws(db, quizId);
  const counted = [];
  for (const draw of draws)
    counted.push({ ...draw, available: await countCandidates(db, quizId, ruleOf(draw)) });
  return counted;
}

/** What a draw may take in an order that depends on the seed only. */
export const orderedBySeed = (seed: number) =>
  sql<number>`hashint4extended(questions.id, ${seed}::bigint)`;

/** Questions that an attempt could draw now, and how many the draws ask for. Linked questions are not drawn again. */
export const findDrawable = (db: Database, quizId: number, seed: number) =>
  fillFrom(db, quizId, (candidates) => candidates.orderBy(orderedBySeed(seed)));

type Candidates = ReturnType<typeof selectCandidates>;

/**
 * How many more questions the draws of a quiz lack when some leave the bank. Linked ones stay in the quiz, as its own.
 * @returns 0 as well where none of them could be drawn
 */
export async function countLost(
  db: Database,
  quizId: number,
  leaving: readonly number[],
): Promise<number> {
  const draws = await listDraws(db, quizId);
  const concerned = await Promise.all(
    draws.map((draw) =>
      selectCandidates(db, quizId, ruleOf(draw))
        .where('questions.id', '=', anyOf(leaving))
        .select('questions.id')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  if (concerned.every((question) => question === undefined)) return 0;
  const after = await fillFrom(db, quizId, (candidates) =>
    candidates.where('questions.id', '<>', sql<number>`all(${[...leaving]}::int[])`),
  );
  if (after.ids.length === after.wanted) return 0;
  const before = await fillFrom(db, quizId, (candidates) => candidates);
  return before.ids.length - after.ids.length;
}

async function fillFrom(
  db: Database,
  quizId: number,
  narrowed: (candidates: Candidates) => Candidates,
) {
  const draws = await listDraws(db, quizId);
  const linked = await listAskedLinks(db, quizId);
  const wanted = wantedBy(draws);
  const drawings = linked.map(drawingOfLink);
  for (const draw of draws) {
    const found = await narrowed(selectCandidates(db, quizId, ruleOf(draw)))
      .select('questions.id')
      .limit(wanted + linked.length)
      .execute();
    drawings.push({ count: draw.count, candidates: found.map(({ id }) => id) });
  }
  const drawn = fillDraws(drawings).slice(linked.length);
  return { wanted, drawn, ids: drawn.flat() };
}

/** How many questions the draws ask for together: with as many candidates, no draw can run out of them. */
export const wantedBy = (draws: readonly { count: number }[]): number =>
  draws.reduce((sum, { count }) => sum + count, 0);
