import { type Kysely, sql } from 'kysely';

/** The condition of `isOpenToAll`, which every public list has. */
const open = `status = 'active' and archived_at is null and total_questions > 0`;

/** For sorting and filtering lists. Titles are sorted by code points, which `like 'text%'` requires. */
const indexes = {
  quizzes_newest: `quizzes (created_at desc, id desc) where ${open}`,
  quizzes_in_category: `quizzes (category_id, created_at desc, id desc) where ${open}`,
  quizzes_in_sub_category: `quizzes (sub_category_id, created_at desc, id desc) where ${open}`,
  quizzes_of_level: `quizzes (shown_level, created_at desc, id desc) where ${open}`,
  quizzes_shortest: `quizzes ((coalesce(time_limit, 30)), id desc) where ${open}`,
  quizzes_by_title: `quizzes (search_title collate "C", id desc) where ${open}`,
  quiz_stats_by_attempts: 'quiz_stats (attempt_count desc, quiz_id desc)',
  blog_posts_tags: 'blog_posts using gin (tags)',
};

/** A question's rating; without answers it follows from the difficulty that its author chose. */
const rating = (row: string) => `case
  when ${row}.last_difficulty_update is not null then ${row}.difficulty_score
  when ${row}.difficulty = 'easy' then 250 when ${row}.difficulty = 'medium' then 500 else 750 end`;

/**
 * What a list of quizzes shows and filters by is in columns: before, each list averaged the ratings of all
 * questions of all quizzes. A statement that changes ratings locks the quizzes first, in the order of
 * their ids, as one that changes the number of questions does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quizzes add column mean_rating double precision`.execute(db);
  await sql`alter table quizzes add column shown_level learning_level not null generated always as (
    coalesce(difficulty, case when mean_rating is null or mean_rating < 420 then 'beginner'::learning_level
      when mean_rating <= 580 then 'intermediate'::learning_level else 'advanced'::learning_level end)) stored`.execute(
    db,
  );
  await keepSumsOfQuestions(db);
  await keepStatsRows(db);
  for (const [name, definition] of Object.entries(indexes))
    await sql`create index ${sql.ref(name)} on ${sql.raw(definition)}`.execute(db);
  await sql`drop index quiz_stats_popular`.execute(db);
}

/** Those of the given quizzes whose number of questions is not what is stored. */
const miscounted = `select quizzes.id, count(questions.id) as count
  from quizzes left join questions on questions.quiz_id = quizzes.id and questions.archived_at is null
  where quizzes.id = any(quiz_ids)
  group by quizzes.id having count(questions.id) <> quizzes.total_questions`;

async function keepSumsOfQuestions(db: Kysely<unknown>): Promise<void> {
  // A mean of numerics does not depend on the order of the rows.
  await sql`
    create function sum_questions_of(quiz_ids int[]) returns void language plpgsql as $$
    begin
      perform from quizzes where id = any(quiz_ids) order by id for no key update;
      update quizzes set mean_rating = means.mean
      from (
        select given.id, avg((${sql.raw(rating('questions'))})::numeric)::float8 as mean
        from unnest(quiz_ids) as given(id)
          left join questions on questions.quiz_id = given.id and questions.archived_at is null
        group by given.id) as means
      where quizzes.id = means.id and quizzes.mean_rating is distinct from means.mean;
      -- A trigger on this column fires for a statement that changes no row, too.
      if exists (${sql.raw(miscounted)}) then
        update quizzes set total_questions = counts.count
        from (${sql.raw(miscounted)}) as counts where quizzes.id = counts.id;
      end if;
    end $$`.execute(db);
  await sql`
    create or replace function keep_total_questions() returns trigger language plpgsql as $$
    begin
      perform sum_questions_of(array(select distinct quiz_id from changed));
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function keep_total_questions_on_update() returns trigger language plpgsql as $$
    declare moved int[] := array(
      select distinct unnest(array[former.quiz_id, changed.quiz_id])
      from former join changed using (id)
      where (former.quiz_id, former.archived_at is null, ${sql.raw(rating('former'))})
        is distinct from (changed.quiz_id, changed.archived_at is null, ${sql.raw(rating('changed'))}));
    begin
      if moved <> '{}' then perform sum_questions_of(moved); end if;
      return null;
    end $$`.execute(db);
  await sql`drop function count_questions_of`.execute(db);
  await sql`select sum_questions_of(array(select id from quizzes))`.execute(db);
}

/** Every quiz has a row of statistics, so that a list by attempts follows their index. */
async function keepStatsRows(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_quiz_stats() returns trigger language plpgsql as $$
    begin
      insert into quiz_stats (quiz_id) select id from added on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`create trigger quizzes_have_stats after insert on quizzes referencing new table as added
    for each statement execute function add_quiz_stats()`.execute(db);
  await sql`insert into quiz_stats (quiz_id) select id from quizzes on conflict do nothing`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index quiz_stats_popular on quiz_stats (attempt_count desc)`.execute(db);
  for (const name of Object.keys(indexes)) await db.schema.dropIndex(name).execute();
  await sql`drop trigger quizzes_have_stats on quizzes`.execute(db);
  await sql`drop function add_quiz_stats`.execute(db);
  await sql`
    create function count_questions_of(quiz_ids int[]) returns void language plpgsql as $$
    begin
      perform from quizzes where id = any(quiz_ids) order by id for no key update;
      update quizzes set total_questions =
        (select count(*) from questions where quiz_id = quizzes.id and archived_at is null)
      where id = any(quiz_ids);
    end $$`.execute(db);
  await sql`
    create or replace function keep_total_questions() returns trigger language plpgsql as $$
    begin
      perform count_questions_of(array(select distinct quiz_id from changed));
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function keep_total_questions_on_update() returns trigger language plpgsql as $$
    declare moved int[] := array(
      select unnest(array[former.quiz_id, changed.quiz_id])
      from former join changed using (id)
      where (former.quiz_id, former.archived_at is null)
        is distinct from (changed.quiz_id, changed.archived_at is null));
    begin
      if moved <> '{}' then perform count_questions_of(moved); end if;
      return null;
    end $$`.execute(db);
  await sql`drop function sum_questions_of`.execute(db);
  await sql`alter table quizzes drop column shown_level, drop column mean_rating`.execute(db);
}
