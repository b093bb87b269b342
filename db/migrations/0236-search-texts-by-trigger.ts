import { type Kysely, type RawBuilder, sql } from 'kysely';
import { after as searched } from './0046-content-language.ts';
import { texts, words } from './0050-question-search.ts';
import { plainHash } from './0054-same-text.ts';

interface SearchTexts {
  table: 'questions' | 'quizzes';
  /** The columns that the search texts are made of. */
  from: string[];
  columns: { name: string; type: 'text' | 'tsvector'; expression: RawBuilder<unknown> }[];
}

const tables: SearchTexts[] = [
  {
    table: 'questions',
    from: ['text', 'body', 'explanation'],
    columns: [
      { name: 'search_text', type: 'text', expression: sql`folded(text)` },
      { name: 'search_words', type: 'tsvector', expression: searched.words('questions') },
      {
        name: 'bank_words',
        type: 'tsvector',
        expression: sql.raw(`${words} || array_to_tsvector(pairs(${texts}))`),
      },
      { name: 'text_hash', type: 'text', expression: plainHash('folded(text)') },
    ],
  },
  {
    table: 'quizzes',
    from: ['title', 'description', 'language'],
    columns: [
      { name: 'search_title', type: 'text', expression: sql`folded(title)` },
      { name: 'search_words', type: 'tsvector', expression: searched.words('quizzes') },
    ],
  },
];

/**
 * The tally changes counts and ratings of questions and quizzes, and each such change made the search texts anew: an update
 * computes generated columns also if nothing that they are made of is named, where the table has a trigger before the update
 * of a row. Without one, PostgreSQL 18 parses their expressions for each row. A trigger fills them only if what they are made
 * of is written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, from, columns } of tables) {
    for (const { name } of columns)
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(name)} drop expression,
        alter column ${sql.ref(name)} set default ''`.execute(db);
    const made = sql.join(columns.map(({ expression }) => expression));
    const filled = sql.join(columns.map(({ name }) => sql.ref(`new.${name}`)));
    const given = sql.join(from.map((name) => sql.ref(`new.${name}`)));
    await sql`create function ${fillerOf(table)}() returns trigger language plpgsql as $$
      begin
        select ${made} into ${filled} from (select ${given}) as given;
        return new;
      end $$`.execute(db);
    await sql`create trigger ${sql.ref(`${table}_search_texts`)}
      before insert or update of ${sql.join(from.map((name) => sql.ref(name)))} on ${sql.table(table)}
      for each row execute function ${fillerOf(table)}()`.execute(db);
  }
}

/** A column cannot become a generated one: it is made again, with the indexes that it is in. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { table, columns } of tables) {
    await sql`drop trigger ${sql.ref(`${table}_search_texts`)} on ${sql.table(table)}`.execute(db);
    await sql`drop function ${fillerOf(table)}()`.execute(db);
    const names = columns.map(({ name }) => name).join('|');
    const { rows: indexes } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes
      where tablename = ${table} and indexdef ~ ${`\\m(${names})\\M`}`.execute(db);
    for (const { name, type, expression } of columns)
      await sql`alter table ${sql.table(table)} drop column ${sql.ref(name)}, add column ${sql.ref(name)}
        ${sql.raw(type)} not null generated always as (${expression}) stored`.execute(db);
    for (const { definition } of indexes) await sql.raw(definition).execute(db);
  }
}

const fillerOf = (table: SearchTexts['table']) => sql.ref(`fill_search_texts_of_${table}`);
