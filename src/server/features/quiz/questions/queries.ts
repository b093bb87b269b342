import { type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { isManaged, isOfManagedQuiz } from '#db/managed.ts';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { wordSearch } from '#db/text-search.ts';
import { withFields } from '#server/features/question/bank/views.ts';
import { tagIdsOf } from '#server/features/question/tags/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import {
  alphabetical,
  arrangedBody,
  gapsForTaker,
  optionsForTaker,
  targetsForTaker,
} from '#shared/features/question/question-types/registry.ts';
import type { Manager } from '#shared/kernel/actor.ts';

/** The columns of a question that its author writes, without the position. */
export const authoredColumns = [
  'text',
  'type',
  'body',
  'difficulty',
  'explanation',
  'imageUrl',
  'imageAlt',
] as const;

/** The same, for statements with other tables. */
export const questionColumns = authoredColumns.map((name) => `questions.${name}` as const);

/** A quiz's questions in order, with their keys. */
export async function listQuestionsForAuthor(db: Database, quizId: number) {
  const rows = await selectQuestionsForAuthor(db)
    .where('quizId', '=', quizId)
    .orderBy('position')
    .orderBy('questions.id')
    .execute();
  return rows.map(withFields);
}

export async function findQuestionForAuthor(db: Database, id: number) {
  const row = await selectQuestionsForAuthor(db).where('questions.id', '=', id).executeTakeFirst();
  return row && withFields(row);
}

/** @throws not-found when there is no such question, or when it is archived or of a deleted quiz */
export const getQuestionForAuthor = async (db: Database, id: number) =>
  orNotFound(await findQuestionForAuthor(db, id), 'Question');

/** The versions of a question, the newest first. */
export async function listQuestionVersions(db: Database, questionId: number) {
  const rows = await db
    .selectFrom('questionVersions')
    .where('questionId', '=', questionId)
    .select(authoredColumns)
    .select(['number', 'createdAt'])
    .select(publicNameOf('questionVersions.createdBy').as('createdByName'))
    .orderBy('number', 'desc')
    .execute();
  return rows.map(withFields);
}

function selectQuestionsForAuthor(db: Database) {
  return db
    .selectFrom('questions')
    .innerJoin('quizzes', 'quizzes.id', 'questions.quizId')
    .where('questions.archivedAt', 'is', null)
    .where('quizzes.archivedAt', 'is', null)
    .select([
      'questions.id',
      'quizId',
      'quizzes.categoryId',
      'position',
      ...questionColumns,
      'timesAnswered',
      'timesCorrect',
      'timesSkipped',
      'calculatedDifficulty',
      'difficultyScore',
      'lastDifficultyUpdate',
      'questions.updatedAt',
    ]);
}

/** A quiz's questions in order, without keys. */
export async function listQuestionsForTaker(db: Database, quizId: number) {
  const rows = await db
    .selectFrom('questions')
    .where('quizId', '=', quizId)
    .where('archivedAt', 'is', null)
    .select(['id', 'type', 'text', 'body', 'imageUrl', 'imageAlt'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ body, ...row }) => {
    const { type } = row;
    const question = { type, body: arrangedBody({ type, body }, alphabetical) };
    return {
      ...row,
      options: optionsForTaker(question),
      targets: targetsForTaker(question),
      gaps: gapsForTaker(question),
    };
  });
}

const maxQuestionHits = 20;

/** Questions of quizzes that are not deleted, drafts included, by the words of their text; the best match first. */
export function searchQuestions(db: Database, manager: Manager, text: string) {
  const { found, rank } = wordSearch('questions', text);
  return db
    .selectFrom('questions')
    .innerJoin('quizzes', 'quizzes.id', 'questions.quizId')
    .where('questions.archivedAt', 'is', null)
    .where('quizzes.archivedAt', 'is', null)
    .where(isManaged('quizzes.createdBy', manager))
    .where(found)
    .select([
      'questions.id',
      'questions.quizId',
      'quizzes.title as quizTitle',
      'quizzes.language as quizLanguage',
      'quizzes.status as quizStatus',
      'questions.text',
    ])
    .orderBy(rank, 'desc')
    .orderBy('questions.id', 'desc')
    .limit(maxQuestionHits)
    .execute();
}

/** What `\s` is here. What it is in a database depends on the engine and its language. */
const space = '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+';

/**
 * Questions that `manager` manages with one of these texts, case and space aside; the first of each text. The database
 * folds both sides: its lower case of some letters is not that of JavaScript.
 */
export async function findQuestionsByText(
  db: Database,
  manager: Manager,
  texts: readonly string[],
) {
  const folded = (column: string) =>
    sql<string>`lower(regexp_replace(btrim(${sql.ref(column)}), ${sql.lit(space)}, ' ', 'g'))`;
  const wanted = sql<{ text: string }>`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)`;
  return db
    .selectFrom('questions')
    .innerJoin('quizzes', 'quizzes.id', 'questions.quizId')
    .innerJoin(wanted.as<'wanted'>(sql`wanted(text)`), (join) =>
      join.on(folded('wanted.text'), '=', folded('questions.text')),
    )
    .where('questions.archivedAt', 'is', null)
    .where('quizzes.archivedAt', 'is', null)
    .where(isManaged('quizzes.createdBy', manager))
    .distinctOn('wanted.text')
    .select(['wanted.text', 'questions.quizId', 'quizzes.title as quizTitle'])
    .orderBy('wanted.text')
    .orderBy('questions.id')
    .execute();
}

/** Questions with their keys, in the order of the ids; those that do not exist are left out. */
export async function listQuestionsByIds(db: Database, ids: readonly number[]) {
  const rows = await selectQuestionsForAuthor(db).where('questions.id', '=', anyOf(ids)).execute();
  const byId = new Map(rows.map((row) => [row.id, withFields(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Questions as they are now, archived ones too, whichever quiz has them. */
export function listAskedQuestions(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('questions')
    .where('id', '=', anyOf(ids))
    .select(['id', 'text', 'type', 'body', 'version'])
    .execute();
}

/** The texts of questions as they are now, for lists that join them with tables of their own. */
export const selectQuestionTexts = (db: Database, manager: Manager = 'all') =>
  db
    .selectFrom('questions')
    .where(isOfManagedQuiz('questions.quizId', manager))
    .select(['questions.id', 'questions.text']);

/** Questions that are neither archived nor of a deleted quiz, with how often they were answered in graded attempts. */
export const selectAnswerCounts = (db: Database, manager: Manager = 'all') =>
  db
    .selectFrom('questions')
    .where('questions.archivedAt', 'is', null)
    .where(
      sql<SqlBool>`exists (select from quizzes
        where quizzes.id = questions.quiz_id and quizzes.archived_at is null)`,
    )
    .where(isOfManagedQuiz('questions.quizId', manager))
    .select(['questions.id', 'questions.version', 'questions.timesAnswered']);

/** When the text or the key of questions was last changed; those that were not are left out. */
export async function listLastChanges(db: Database, ids: readonly number[]) {
  const { rows } = await sql<{ questionId: number; changedAt: Date }>`
    select question_id, max(created_at) as changed_at
    from (
      select question_id, number, created_at, md5(concat_ws(' ', type, body, text)) as content,
        lag(md5(concat_ws(' ', type, body, text))) over (partition by question_id order by number) as before
      from question_versions where question_id = ${anyOf(ids)}
    ) versions
    where before <> content group by question_id`.execute(db);
  return new Map(rows.map(({ questionId, changedAt }) => [questionId, changedAt]));
}

/** The type and the key in every version of questions, in order. */
export function listKeyVersions(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('questionVersions')
    .where('questionId', '=', anyOf(ids))
    .select(['questionId', 'number', 'type', 'body', 'createdAt'])
    .orderBy('questionId')
    .orderBy('number')
    .execute();
}

/** Those of the questions that are kept, and whether each is still as it was at this moment. */
export const listKept = (db: Database, ids: readonly number[], since: Date) =>
  db
    .selectFrom('questions')
    .where('id', '=', anyOf(ids))
    .where('archivedAt', 'is', null)
    .select(['id', 'quizId'])
    .select(
      sql<boolean>`not exists (select from question_versions
        where question_id = questions.id and created_at > ${since})`.as('isUnchanged'),
    )
    .execute();

/** The position after the last question of a quiz, archived ones too. */
export async function findNextPosition(db: Database, quizId: number): Promise<number> {
  const { next } = await db
    .selectFrom('questions')
    .where('quizId', '=', quizId)
    .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next'))
    .executeTakeFirstOrThrow();
  return next;
}

/** The ids of a quiz's own questions in order, without archived ones. */
export async function listQuestionIds(db: Database, quizId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('questions')
    .where('quizId', '=', quizId)
    .where('archivedAt', 'is', null)
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of those own questions that have no tags, in order. */
export async function listUntaggedIds(db: Database, quizId: number): Promise<number[]> {
  const ids = await listQuestionIds(db, quizId);
  const tags = await tagIdsOf(db, ids);
  return ids.filter((id) => !tags.has(id));
}

/** The version of each question, by its id. */
export async function listVersionNumbers(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('questions')
    .where('id', '=', anyOf(ids))
    .select(['id', 'version'])
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}
