import { type Kysely, sql } from 'kysely';

const authored = ['text', 'type', 'body', 'difficulty', 'explanation', 'image_url', 'image_alt'];
const columns = (of: string) => sql.join(authored.map((name) => sql.ref(`${of}.${name}`)));

/**
 * Every version of a question, as its author wrote it. Triggers add them, so that no statement is left out; they
 * are never changed. A position and the statistics of a question are not part of a version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions add column version integer not null default 1`.execute(db);
  await sql`
    create table question_versions (
      question_id integer not null references questions (id) on delete cascade,
      number integer not null,
      text text not null,
      type question_type not null,
      body jsonb not null,
      difficulty question_difficulty not null,
      explanation text,
      image_url text,
      image_alt text,
      created_at timestamptz not null,
      created_by integer references users (id) on delete set null,
      primary key (question_id, number)
    )`.execute(db);
  await sql`create index question_versions_created_by on question_versions (created_by)`.execute(
    db,
  );
  await sql`
    insert into question_versions
    select id, 1, ${columns('questions')}, updated_at, null from questions`.execute(db);
  await countVersions(db);
  await keepVersions(db);
  await refuseChanges(db);
}

async function countVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_question_version() returns trigger language plpgsql as $$
    begin
      if (${columns('new')}) is distinct from (${columns('old')}) then
        new.version := old.version + 1;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger questions_version_counted
    before update of ${sql.join(authored.map((name) => sql.ref(name)))} on questions
    for each row execute function count_question_version()`.execute(db);
}

/** The author is the administrator whose call marked the transaction, as in the audit trail. */
const author = sql`(nullif(current_setting('quizwright.audit', true), '')::jsonb ->> 'actorId')::integer`;

async function keepVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_first_versions() returns trigger language plpgsql as $$
    begin
      insert into question_versions
      select id, version, ${columns('added')}, updated_at, ${author} from added;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger questions_first_version after insert on questions
    referencing new table as added
    for each statement execute function keep_first_versions()`.execute(db);
  // For each row: a statement of the tally, which changes no version, must not pay for this.
  await sql`
    create function keep_changed_version() returns trigger language plpgsql as $$
    begin
      insert into question_versions
      values (new.id, new.version, ${columns('new')}, new.updated_at, ${author});
      return null;
    end $$`.execute(db);
  await sql`
    create trigger questions_changed_version after update on questions
    for each row when (old.version is distinct from new.version)
    execute function keep_changed_version()`.execute(db);
}

/** Only the name of an erased author goes. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_version_change() returns trigger language plpgsql as $$
    begin
      if new.created_by is null and (to_jsonb(new) - 'created_by') = (to_jsonb(old) - 'created_by') then
        return new;
      end if;
      raise exception 'a version of a question is never changed';
    end $$`.execute(db);
  await sql`
    create trigger question_versions_unchanged before update on question_versions
    for each row execute function refuse_version_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger questions_changed_version on questions`.execute(db);
  await sql`drop trigger questions_first_version on questions`.execute(db);
  await sql`drop trigger questions_version_counted on questions`.execute(db);
  await sql`drop table question_versions`.execute(db);
  for (const name of [
    'keep_changed_version',
    'keep_first_versions',
    'count_question_version',
    'refuse_version_change',
  ])
    await sql`drop function ${sql.ref(name)}()`.execute(db);
  await sql`alter table questions drop column version`.execute(db);
}
