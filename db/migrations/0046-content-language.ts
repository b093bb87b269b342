import { type Kysely, sql } from 'kysely';

/** What is searched, from the column that counts most to the one that counts least. */
const searched = {
  quizzes: ['title', 'description'],
  series: ['display_name', 'description'],
  blog_posts: ['title', 'excerpt', 'content'],
  questions: ['text'],
} as const;

/** The tables of what has a language of its own, with the column that is its title. */
const titles = { quizzes: 'title', series: 'display_name', blog_posts: 'title' } as const;

type Table = keyof typeof searched;
type TitledTable = keyof typeof titles;
const titledTables: readonly TitledTable[] = ['quizzes', 'series', 'blog_posts'];
const isTitled = (table: Table): table is TitledTable => table !== 'questions';

/** The languages whose words PostgreSQL 14 and later can reduce to their stems. */
const stemmers = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
};

/** Accents of Latin, Greek and Cyrillic letters, vowel points of Hebrew and Arabic, and the Arabic tatweel. */
const marks =
  '\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed';

/** Letters and digits that readers take for one another. */
const alike = ['ıłøđħςىیةکٱ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ilodhσييهكا01234567890123456789'] as const;

/** The scripts that do not separate words: Thai, Lao, Burmese, Khmer, kana and Han. */
const unspaced =
  '\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\u{20000}-\u{3ffff}';

const punctuation = '!-/:-@[-`{-~';

const columnsOf = (table: Table) => searched[table].map((column) => sql.ref(column));

/** The words of a table's columns; those of the first weigh most. */
const wordsOf = (table: Table, fold: (column: string) => string, between: string) =>
  searched[table]
    .map((column, place) => {
      const text = `regexp_replace(${fold(column)}, '[${between}]+', ' ', 'g')`;
      return `setweight(to_tsvector('simple', ${text}), '${'ABC'[place]}')`;
    })
    .join(' || ');

/** The columns of 0011 and 0020: without case and accents, and nothing else. */
const before = {
  fold: (column: string) =>
    `lower(regexp_replace(normalize(${column}, NFKD), '[\u0300-\u036f]', '', 'g'))`,
  words: (table: Table) => sql.raw(wordsOf(table, before.fold, punctuation)),
};

/** The same with the letters of more scripts, and with the terms of the row's language. */
export const after = {
  fold: (column: string) => `folded(${column})`,
  words(table: Table) {
    const text = sql.join(columnsOf(table), sql` || ' ' || `);
    const words = sql.raw(wordsOf(table, after.fold, punctuation + unspaced));
    const stems = isTitled(table) ? sql` || array_to_tsvector(stems(language, ${text}))` : sql``;
    return sql`${words} || array_to_tsvector(pairs(${text}))${stems}`;
  },
};

/**
 * Quizzes, series and posts have a language, by which they are searched: each word also as its stem, and texts
 * without spaces by pairs of letters. Quizzes that are translations of one another share a group, which has one
 * quiz of each language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of titledTables)
    await sql`alter table ${sql.table(table)} add column language text not null default 'en',
      add constraint ${sql.ref(`${table}_language_shape`)} check (language ~ '^[a-z]{2,3}$')`.execute(
      db,
    );
  await sql`alter table quizzes add column translation_group uuid`.execute(db);
  await sql`create unique index quizzes_one_translation on quizzes (translation_group, language)
    where translation_group is not null`.execute(db);
  await sql`create index quizzes_in_language on quizzes (language, created_at desc, id desc)
    where status = 'active' and archived_at is null and total_questions > 0`.execute(db);
  await createFunctions(db);
  await replaceSearchColumns(db, after);
  await replaceTriggers(db, { withLanguage: true });
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceTriggers(db, { withLanguage: false });
  await replaceSearchColumns(db, before);
  for (const name of [
    'stem_query(text, text[])',
    'stems(text, text)',
    'stemmer_of(text)',
    'pairs(text)',
    'folded(text)',
  ])
    await sql`drop function ${sql.raw(name)}`.execute(db);
  await sql`alter table quizzes drop column translation_group`.execute(db);
  for (const table of titledTables)
    await sql`alter table ${sql.table(table)} drop column language`.execute(db);
}

/** Their bodies name other functions, which `return` binds at once: a restore has an empty search path. */
async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`create function folded(text text) returns text language sql immutable strict parallel safe
    return replace(replace(replace(translate(
      lower(regexp_replace(normalize(text, NFKD), ${sql.lit(`[${marks}]`)}, '', 'g')),
      ${sql.lit(alike[0])}, ${sql.lit(alike[1])}), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`.execute(db);
  // Of 東京都: 東京, 京都 and 都.
  await sql`create function pairs(text text) returns text[] language sql immutable strict parallel safe
    return array(
      select distinct substr(run, place, 2)
      from (select normalize(found[1], NFC) as run
        from regexp_matches(folded(text), ${sql.lit(`[${unspaced}]+`)}, 'g') as found) as runs,
        generate_series(1, length(run)) as place)`.execute(db);
  const stemmerOf = Object.entries(stemmers).map(
    ([language, name]) => sql`when ${sql.lit(language)} then ${sql.lit(name)}::regconfig`,
  );
  await sql`create function stemmer_of(language text) returns regconfig
    language sql immutable strict parallel safe
    return case language ${sql.join(stemmerOf, sql` `)} end`.execute(db);
  // Marked with their language, so that a German stem does not find an English word.
  await sql`create function stems(language text, text text) returns text[]
    language sql immutable strict parallel safe
    return array(
      select distinct '_' || language || '_' || folded(lexeme)
      from unnest(to_tsvector(stemmer_of(language),
        regexp_replace(normalize(text, NFC), ${sql.lit(`[${punctuation}]+`)}, ' ', 'g'))))`.execute(
    db,
  );
  // For any of the given languages.
  await sql`create function stem_query(word text, languages text[]) returns tsquery
    language sql immutable strict parallel safe
    return coalesce((
      select string_agg(quote_literal(stem), '|')::tsquery
      from unnest(languages) as language, unnest(stems(language, word)) as stem
    ), ''::tsquery)`.execute(db);
}

/** A generated column cannot be changed: it is dropped with its indexes and made again. */
async function replaceSearchColumns(
  db: Kysely<unknown>,
  { fold, words }: typeof before | typeof after,
): Promise<void> {
  for (const table of titledTables)
    await sql`alter table ${sql.table(table)} drop column search_title, drop column search_words,
      add column search_title text not null generated always as (${sql.raw(fold(titles[table]))}) stored,
      add column search_words tsvector not null generated always as (${words(table)}) stored`.execute(
      db,
    );
  await sql`alter table questions drop column search_words,
    add column search_words tsvector not null generated always as (${words('questions')}) stored`.execute(
    db,
  );
  await createSearchIndexes(db);
}

async function createSearchIndexes(db: Kysely<unknown>): Promise<void> {
  for (const table of [...titledTables, 'questions'])
    await sql`create index ${sql.ref(`${table}_words`)} on ${sql.table(table)} using gin (search_words)`.execute(
      db,
    );
  await sql`create index quizzes_search on quizzes using gin (search_title gin_trgm_ops)
    where archived_at is null`.execute(db);
  await sql`create index quizzes_by_title on quizzes (search_title collate "C", id desc)
    where status = 'active' and archived_at is null and total_questions > 0`.execute(db);
  await sql`create index series_search on series using gin (search_title gin_trgm_ops)`.execute(db);
  await sql`create index blog_posts_search on blog_posts using gin (search_title gin_trgm_ops)`.execute(
    db,
  );
}

/** The columns of 0039 that the audit trail records, and the new ones. */
const audited = {
  quizzes: {
    label: 'title',
    columns:
      'title,description,category_id,sub_category_id,difficulty,image_url,questions_per_attempt,time_limit,status,archived_at',
    added: ',language,translation_group',
  },
  series: {
    label: 'display_name',
    columns:
      'name,display_name,description,category_id,difficulty,estimated_duration,image_url,learning_outcomes,prerequisites,status,deleted_at',
    added: ',language',
  },
  blog_posts: {
    label: 'title',
    columns:
      'title,slug,excerpt,content,category_id,tags,featured_image,featured_image_alt,meta_title,meta_description,status,published_at,deleted_at',
    added: ',language',
  },
} as const;

/** The columns of 0032 whose change makes cached responses invalid; a change of a series does so in any column. */
const published = [
  {
    table: 'quizzes',
    topic: 'catalogue',
    columns:
      'title,description,category_id,sub_category_id,difficulty,image_url,questions_per_attempt,total_questions,status,archived_at,time_limit,created_at,created_by,updated_at',
    added: ',language,translation_group',
  },
  {
    table: 'blog_posts',
    topic: 'blog',
    columns:
      'title,slug,content,excerpt,status,deleted_at,published_at,author_id,category_id,featured_image,featured_image_alt,tags,meta_title,meta_description,reading_time_minutes',
    added: ',language',
  },
] as const;

const isAudited = sql`coalesce(current_setting('quizwright.audit', true), '') <> ''`;

async function replaceTriggers(
  db: Kysely<unknown>,
  { withLanguage }: { withLanguage: boolean },
): Promise<void> {
  for (const { table, topic, columns, added } of published) {
    const name = sql.ref(`${table}_${topic}_changed`);
    await sql`drop trigger ${name} on ${sql.table(table)}`.execute(db);
    await sql`create trigger ${name} after insert or delete or truncate
      or update of ${sql.raw(withLanguage ? columns + added : columns)} on ${sql.table(table)}
      for each statement execute function note_public_change(${sql.lit(topic)})`.execute(db);
  }
  for (const table of titledTables) {
    const { label, columns, added } = audited[table];
    const recorded = withLanguage ? columns + added : columns;
    const values = sql`${sql.lit(recorded)}, ${sql.lit(label)}`;
    for (const event of ['update', 'insert', 'delete'])
      await sql`drop trigger ${sql.ref(`${table}_audited_${event}`)} on ${sql.table(table)}`.execute(
        db,
      );
    await sql`create trigger ${sql.ref(`${table}_audited_update`)} after update of ${sql.raw(recorded)}
      on ${sql.table(table)} for each row when (${isAudited})
      execute function audit_update(${values})`.execute(db);
    for (const [event, rows] of [
      ['insert', 'new'],
      ['delete', 'old'],
    ] as const)
      await sql`create trigger ${sql.ref(`${table}_audited_${event}`)} after ${sql.raw(event)}
        on ${sql.table(table)} referencing ${sql.raw(rows)} table as changed_rows
        for each statement when (${isAudited}) execute function audit_rows(${values})`.execute(db);
  }
}
