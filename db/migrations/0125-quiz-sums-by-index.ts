import { type Kysely, sql } from 'kysely';

/**
 * The sums of a quiz are found by index alone. The plan of a function is kept by its session, so one that was
 * chosen for an empty database read all questions for each question that was written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function sum_questions_of(quiz_ids int[]) returns void language plpgsql as $$
    declare miscounted int[];
    begin
      perform from quizzes where id = any(quiz_ids) order by id for no key update;
      update quizzes set mean_rating = ${meanRating}
      where id = any(quiz_ids) and mean_rating is distinct from ${meanRating};
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

/** A question's rating, as in migration 0031. */
const rating = sql`case
  when questions.last_difficulty_update is not null then questions.difficulty_score
  when questions.difficulty = 'easy' then 250 when questions.difficulty = 'medium' then 500 else 750 end`;

const meanRating = sql`(select avg((${rating})::numeric)::float8 from questions
  where questions.quiz_id = quizzes.id and questions.archived_at is null)`;

const own = sql`(select count(*) from questions
  where questions.quiz_id = quizzes.id and questions.archived_at is null)`;

const drawn = sql`(select coalesce(sum(question_count), 0) from quiz_draws where quiz_draws.quiz_id = quizzes.id)`;

/** Nested queries of one value each: the planner can only look them up by key. */
const askedByLinks = sql`(select count(*) from quiz_links
  where quiz_links.quiz_id = quizzes.id and (
    select questions.is_complete and questions.archived_at is null and (
      select home.archived_at is null from quizzes as home where home.id = questions.quiz_id)
    from questions where questions.id = quiz_links.question_id))`;

const fromOthers = sql`(${drawn} + ${askedByLinks})`;

/** The function computes the same as before, so it stays; the migration that made it replaces it. */
export async function down(): Promise<void> {}
