import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { hasHealth } from '#db/conditions/question-health.ts';
import { isManaged, isOfManagedQuiz } from '#db/managed.ts';
import type { Database } from '#db/open.ts';
import type { DB } from '#db/schema.ts';
import { searchPattern, wordSearch } from '#db/text-search.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import type { BankFilter } from '#shared/features/question/bank.ts';
import type { TagLabel } from '#shared/features/question/tags.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import type { SortDirection } from '#shared/kernel/paging.ts';

/** Whether the quiz of one of these questions, archived or not, is not managed by `manager`. */
export async function hasQuestionOfOthers(
  db: Database,
  manager: Manager,
  ids: readonly number[],
): Promise<boolean> {
  if (manager === 'all') return false;
  const found = await db
    .selectFrom('questions')
    .where('questions.id', '=', anyOf(ids))
    .where(({ not }) => not(isOfManagedQuiz('questions.quizId', manager)))
    .select('questions.id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** One page of the questions that `manager` manages, with the number of hits. */
export async function listBankPage(db: Database, manager: Manager, filter: BankFilter) {
  const { page, perPage } = filter;
  const [items, counted] = await Promise.all([
    listRows(db, manager, filter),
    filter.q ? undefined : countHits(db, manager, filter),
  ]);
  const total =
    counted ?? items[0]?.hits ?? (page === 1 ? 0 : await countHits(db, manager, filter));
  return { items: items.map(({ hits: _, ...row }) => row), total, page, pageSize: perPage };
}

const selectHits = (db: Database, manager: Manager, filter: BankFilter) =>
  db
    .selectFrom('questions')
    .where((eb) => matches(eb, manager, filter))
    .where(isOfManagedQuiz('questions.quizId', manager));

async function countHits(db: Database, manager: Manager, filter: BankFilter): Promise<number> {
  const { total } = await selectHits(db, manager, filter)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * The ids of the page are selected first, so that tags and uses are read only for its rows. A search counts its hits
 * at once, as it reads them all to rank them; without words an index leads to the page, and counting is faster alone.
 */
function listRows(db: Database, manager: Manager, filter: BankFilter) {
  const { page, perPage } = filter;
  const order = orderOf(filter);
  const ids = order
    .reduce(
      (query, [by, direction]) => query.orderBy(by, direction),
      selectHits(db, manager, filter)
        .select('questions.id')
        .select((filter.q ? sql<number>`count(*) over ()` : sql<number>`0`).as('hits')),
    )
    .limit(perPage)
    .offset((page - 1) * perPage);
  const rows = db
    .selectFrom('questions')
    .innerJoin(ids.as('found'), 'found.id', 'questions.id')
    .select(rowColumns)
    .select(['found.hits', useCount.as('useCount'), tagLabels.as('tags')]);
  return order.reduce((query, [by, direction]) => query.orderBy(by, direction), rows).execute();
}

const rowColumns = [
  'questions.id',
  'questions.text',
  'questions.type',
  'questions.difficulty',
  'questions.calculatedDifficulty',
  'questions.difficultyScore',
  'questions.timesAnswered',
  'questions.timesCorrect',
  'questions.timesSkipped',
  'questions.archivedAt',
  'questions.updatedAt',
] as const;

/** A question with its body, tags and uses, archived or not. @param manager sees the titles of the own quizzes only */
export async function getBankQuestion(db: Database, id: number, manager: Manager) {
  const row = await db
    .selectFrom('questions')
    .where('questions.id', '=', id)
    .select(rowColumns)
    .select(['body', 'explanation', 'imageUrl', 'imageAlt', 'questions.createdAt'])
    .select([usesOf(manager).as('uses'), otherUses(manager).as('otherUses'), tagLabels.as('tags')])
    .executeTakeFirst();
  return orNotFound(row, 'Question');
}

/** How similar a text must be, as the share of the trigrams that both have. */
const nearlyTheSame = 0.55;
const maxDuplicates = 10;

/** Questions of `manager` whose text is nearly the same, the most similar first; archived ones are not among them. */
export async function listNearDuplicates(
  db: Database,
  manager: Manager,
  { id, text }: { id: number; text: string },
) {
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(nearlyTheSame)}, true)`.execute(
    db,
  );
  // With the text as a value the planner uses the index of trigrams.
  const wanted = sql`${searchPattern(text).replace(/\\(.)/g, '$1')}::text`;
  return db
    .selectFrom('questions')
    .where('questions.id', '<>', id)
    .where('questions.archivedAt', 'is', null)
    .where(sql<SqlBool>`questions.search_text % ${wanted}`)
    .where(isOfManagedQuiz('questions.quizId', manager))
    .select(['questions.id', 'questions.text', 'questions.type'])
    .select([
      useCount.as('useCount'),
      sql<number>`similarity(questions.search_text, ${wanted})`.as('similarity'),
    ])
    .orderBy('similarity', 'desc')
    .orderBy('questions.id', 'desc')
    .limit(maxDuplicates)
    .execute();
}

/** The quizzes that ask the question in `questions`, as their own or by a link; deleted ones do not count. */
const usingQuizzes = sql`from quizzes where quizzes.archived_at is null and questions.archived_at is null
  and quizzes.id in (select questions.quiz_id
    union select quiz_links.quiz_id from quiz_links where quiz_links.question_id = questions.id)`;

const useCount = sql<number>`(select count(*) ${usingQuizzes})`;

/** What no quiz asks as its own, none can ask by a link. */
const isUsed = sql<SqlBool>`exists (select from quizzes
  where quizzes.id = questions.quiz_id and quizzes.archived_at is null and questions.archived_at is null)`;

interface Use {
  quizId: number;
  title: string;
  status: 'active' | 'draft' | 'archived';
}
const usesOf = (manager: Manager) => sql<Use[]>`coalesce((
  select jsonb_agg(jsonb_build_object('quizId', quizzes.id, 'title', quizzes.title, 'status', quizzes.status)
    order by quizzes.id) ${usingQuizzes} and ${isManaged('quizzes.createdBy', manager)}), '[]')`;

const otherUses = (manager: Manager) => sql<number>`(
  select count(*)::int ${usingQuizzes} and ${isManaged('quizzes.createdBy', manager)} is not true)`;

/** A question has the category and the language of its quiz. */
const hasQuiz = (condition: RawBuilder<unknown>) =>
  sql<SqlBool>`exists (select from quizzes where quizzes.id = questions.quiz_id and ${condition})`;

const tagLabels = sql<TagLabel[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', tags.id, 'name', tags.name, 'colour', tags.colour)
    order by tags.folded_name)
  from question_tags join tags on tags.id = question_tags.tag_id
  where question_tags.question_id = questions.id), '[]')`;

/** Another question of `manager` has the same text, apart from case, accents, spaces and punctuation. */
const isRepeated = (manager: Manager) => sql<SqlBool>`exists (select from questions as other
  where other.text_hash = questions.text_hash
    and other.id <> questions.id and other.archived_at is null
    and ${isOfManagedQuiz('other.quizId', manager)})`;

function matches(
  eb: ExpressionBuilder<DB, 'questions'>,
  manager: Manager,
  filter: BankFilter,
): Expression<SqlBool> {
  const { type, difficulty, tagId, categoryId, quizId, language, use, health } = filter;
  const conditions: Expression<SqlBool>[] = [
    eb('questions.archivedAt', filter.archived ? 'is not' : 'is', null),
  ];
  if (filter.q) conditions.push(found(filter.q));
  if (type) conditions.push(eb('questions.type', '=', type));
  if (difficulty) conditions.push(eb('questions.difficulty', '=', difficulty));
  if (categoryId) conditions.push(hasQuiz(sql`quizzes.category_id = ${categoryId}`));
  if (quizId) conditions.push(eb('questions.quizId', '=', quizId));
  if (language) conditions.push(hasQuiz(sql`quizzes.language = ${language}`));
  if (use) conditions.push(use === 'used' ? isUsed : eb.not(isUsed));
  if (health) conditions.push(hasHealth('questions.id', health));
  if (filter.repeated) conditions.push(isRepeated(manager));
  if (tagId)
    conditions.push(
      eb(
        'questions.id',
        'in',
        eb.selectFrom('questionTags').where('tagId', '=', tagId).select('questionId'),
      ),
    );
  return eb.and(conditions);
}

const bankWords = (q: string) => wordSearch('questions', q, { column: 'bankWords' });

/** The text contains what is searched for, or text, options and explanation have all of its words. */
const found = (q: string) =>
  sql<SqlBool>`(questions.search_text like ${`%${searchPattern(q)}%`} or ${bankWords(q).found})`;

/** Sorting columns, each with its usual direction. */
const sorting = {
  newest: { by: sql`questions.id`, usual: 'desc' },
  text: { by: sql`left(questions.search_text, 100) collate "C"`, usual: 'asc' },
  difficulty: { by: sql`questions.difficulty_score`, usual: 'desc' },
} as const;

function orderOf({ q, quizId, sort, direction }: BankFilter) {
  const newest = [sorting.newest.by, 'desc'] as const;
  if (sort === 'best' && q) return [[bankWords(q).rank, 'desc'] as const, newest];
  if (sort === 'best' && quizId)
    return [[sql`questions.position`, 'asc'] as const, [sorting.newest.by, 'asc'] as const];
  const { by, usual } = sorting[sort === 'best' ? 'newest' : sort];
  const first: readonly [RawBuilder<unknown>, SortDirection] = [by, direction ?? usual];
  return sort === 'best' || sort === 'newest' ? [first] : [first, newest];
}
