import { type Kysely, sql } from 'kysely';

/** Every text of a body, so that a new type of question is searched as it is. Escapes of JSON are no words. */
const bodyTexts = String.raw`regexp_replace(jsonb_path_query_array(body,
  'strict $.** ? (@.type() == "string")')::text, '\\(["\\/bfnrt]|u[0-9a-f]{4})', ' ', 'g')`;

/** What is searched, from what counts most to what counts least. */
const searched = { A: 'text', B: bodyTexts, C: `coalesce(explanation, '')` };

const punctuation = '!-/:-@[-`{-~';

/** The scripts that do not separate words, as in migration 0046: they are searched by pairs of letters. */
const unspaced =
  '\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\u{20000}-\u{3ffff}';

export const words = Object.entries(searched)
  .map(
    ([weight, text]) => `setweight(to_tsvector('simple',
      regexp_replace(folded(${text}), '[${punctuation}${unspaced}]+', ' ', 'g')), '${weight}')`,
  )
  .join(' || ');
export const texts = Object.values(searched).join(` || ' ' || `);

/** Without spaces and ASCII punctuation. */
const plainText = `md5(regexp_replace(search_text, '[${punctuation}[:space:]]+', '', 'g'))`;

/** Questions are found by text, options and explanation, and near duplicates by the trigrams of their text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions
    add column search_text text not null generated always as (folded(text)) stored,
    add column bank_words tsvector not null
      generated always as (${sql.raw(`${words} || array_to_tsvector(pairs(${texts}))`)}) stored`.execute(
    db,
  );
  await sql`create index questions_search_text on questions using gin (search_text gin_trgm_ops)`.execute(
    db,
  );
  await sql`create index questions_bank_words on questions using gin (bank_words)`.execute(db);
  // A long text is cut, because an entry of an index has at most 2,700 bytes.
  await sql`create index questions_by_text on questions (left(search_text, 100) collate "C", id)`.execute(
    db,
  );
  await sql`create index questions_same_text on questions (${sql.raw(plainText)})`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions drop column search_text, drop column bank_words`.execute(db);
}
