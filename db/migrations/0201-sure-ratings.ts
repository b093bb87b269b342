import { type Kysely, type RawBuilder, sql } from 'kysely';

type RatingOf = (row: string) => RawBuilder<unknown>;

/**
 * The level that cards show follows the rating of a question once that is sure, on the scale of difficulties. Visitors are
 * shown nothing else of it, so only a change of the level is a change of what they read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions add column sure_rating integer
    check (sure_rating between 0 and 1000)`.execute(db);
  await defineSums(db, withSure);
  await sql`create trigger quizzes_level_changed after update of mean_rating on quizzes
    for each row when (old.shown_level is distinct from new.shown_level)
    execute function note_public_change('results')`.execute(db);
}

/** As in migrations 0031 and 0129. */
const asBefore: RatingOf = (row) => sql`(case
  when ${sql.ref(row)}.last_difficulty_update is not null then ${sql.ref(row)}.difficulty_score
  when ${sql.ref(row)}.difficulty = 'easy' then 250 when ${sql.ref(row)}.difficulty = 'medium' then 500 else 750 end)::numeric`;

const withSure: RatingOf = (row) =>
  sql`coalesce(${sql.ref(row)}.sure_rating::numeric, ${asBefore(row)})`;

const isOwn = sql`questions.quiz_id = quizzes.id and questions.archived_at is null`;
const isAsked = sql`questions.is_complete and questions.archived_at is null and (
  select home.archived_at is null from quizzes as home where home.id = questions.quiz_id)`;
const own = sql`(select count(*) from questions where ${isOwn})`;
const fromOthers = sql`(
  (select coalesce(sum(question_count), 0) from quiz_draws where quiz_draws.quiz_id = quizzes.id)
  + (select count(*) from quiz_links where quiz_links.quiz_id = quizzes.id
    and (select ${isAsked} from questions where questions.id = quiz_links.question_id)))`;

/** The functions of migrations 0031 and 0129 with another rating of a question. */
async function defineSums(db: Kysely<unknown>, ratingOf: RatingOf): Promise<void> {
  const ratings = sql`select ${ratingOf('questions')} as rating from questions where ${isOwn}
    union all select (select case when ${isAsked} then ${ratingOf('questions')} end
      from questions where questions.id = quiz_links.question_id) from quiz_links where quiz_links.quiz_id = quizzes.id`;
  const mean = sql`(select avg(asked.rating)::float8 from (${ratings}) as asked)`;
  await sql`
    create or replace function sum_questions_of(quiz_ids int[]) returns void language plpgsql as $$
    declare miscounted int[];
    begin
      perform from quizzes where id = any(quiz_ids) order by id for no key update;
      update quizzes set mean_rating = ${mean}
      where id = any(quiz_ids) and mean_rating is distinct from ${mean};
      miscounted := array(
        select id from quizzes where id = any(quiz_ids)
        and (total_questions, drawn_questions) <> (${own} + ${fromOthers}, ${fromOthers}));
      -- A trigger on these columns fires for a statement that changes no row, too.
      if miscounted <> '{}' then
        update quizzes set total_questions = ${own} + ${fromOthers}, drawn_questions = ${fromOthers}
        where id = any(miscounted);
      end if;
    end $$`.execute(db);
  const hasChanged = sql`(former.archived_at is null, former.is_complete, ${ratingOf('former')})
    is distinct from (changed.archived_at is null, changed.is_complete, ${ratingOf('changed')})`;
  await sql`create or replace function keep_linked_questions() returns trigger language plpgsql as $$
    declare linking int[] := array(
      select distinct quiz_links.quiz_id
      from former join changed using (id) join quiz_links on quiz_links.question_id = id
      where ${hasChanged});
    begin
      if linking <> '{}' then perform sum_questions_of(linking); end if;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function keep_total_questions_on_update() returns trigger language plpgsql as $$
    declare moved int[] := array(
      select distinct unnest(array[former.quiz_id, changed.quiz_id])
      from former join changed using (id)
      where (former.quiz_id, former.archived_at is null, ${ratingOf('former')})
        is distinct from (changed.quiz_id, changed.archived_at is null, ${ratingOf('changed')}));
    begin
      if moved <> '{}' then perform sum_questions_of(moved); end if;
      return null;
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger quizzes_level_changed on quizzes`.execute(db);
  await defineSums(db, asBefore);
  await sql`update questions set sure_rating = null where sure_rating is not null`.execute(db);
  await sql`alter table questions drop column sure_rating`.execute(db);
  await sql`select sum_questions_of(array(select id from quizzes))`.execute(db);
}
