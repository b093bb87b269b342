import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * The mean rating of a quiz is that of all questions that each attempt can ask: its own and the linked ones. What draws
 * take differs from attempt to attempt. The sums are found by index alone: the plan of a function is kept by its session,
 * so one that was chosen for an empty database read all questions for each question that was written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await defineSums(db, sql`${ownRatings} union all ${linkedRatings}`);
  await defineTrigger(
    db,
    sql`(former.archived_at is null, former.is_complete, ${ratingOf('former')})
      is distinct from (changed.archived_at is null, changed.is_complete, ${ratingOf('changed')})`,
  );
  await sumLinking(db);
}

/** A question's rating, as in migration 0031. */
const ratingOf = (row: string) => sql`(case
  when ${sql.ref(row)}.last_difficulty_update is not null then ${sql.ref(row)}.difficulty_score
  when ${sql.ref(row)}.difficulty = 'easy' then 250 when ${sql.ref(row)}.difficulty = 'medium' then 500 else 750 end)::numeric`;

const isOwn = sql`questions.quiz_id = quizzes.id and questions.archived_at is null`;
const ownRatings = sql`select ${ratingOf('questions')} as rating from questions where ${isOwn}`;

/** Nested queries of one value each: the planner can only look them up by key. */
const isAsked = sql`questions.is_complete and questions.archived_at is null and (
  select home.archived_at is null from quizzes as home where home.id = questions.quiz_id)`;
/** Null for a question that cannot be asked. */
const linkedRatings = sql`select (select case when ${isAsked} then ${ratingOf('questions')} end
  from questions where questions.id = quiz_links.question_id) from quiz_links where quiz_links.quiz_id = quizzes.id`;

const own = sql`(select count(*) from questions where ${isOwn})`;
const fromOthers = sql`(
  (select coalesce(sum(question_count), 0) from quiz_draws where quiz_draws.quiz_id = quizzes.id)
  + (select count(*) from quiz_links where quiz_links.quiz_id = quizzes.id
    and (select ${isAsked} from questions where questions.id = quiz_links.question_id)))`;

/** The counts are those of migration 0116. */
async function defineSums(db: Kysely<unknown>, ratings: RawBuilder<unknown>): Promise<void> {
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
}

/** The sums of quizzes that link a question follow its changes. */
async function defineTrigger(db: Kysely<unknown>, hasChanged: RawBuilder<unknown>): Promise<void> {
  await sql`create or replace function keep_linked_questions() returns trigger language plpgsql as $$
    declare linking int[] := array(
      select distinct quiz_links.quiz_id
      from former join changed using (id) join quiz_links on quiz_links.question_id = id
      where ${hasChanged});
    begin
      if linking <> '{}' then perform sum_questions_of(linking); end if;
      return null;
    end $$`.execute(db);
}

const sumLinking = (db: Kysely<unknown>) =>
  sql`select sum_questions_of(array(select distinct quiz_id from quiz_links))`.execute(db);

export async function down(db: Kysely<unknown>): Promise<void> {
  await defineSums(db, ownRatings);
  await defineTrigger(
    db,
    sql`(former.archived_at is null, former.is_complete)
      is distinct from (changed.archived_at is null, changed.is_complete)`,
  );
  await sumLinking(db);
}
