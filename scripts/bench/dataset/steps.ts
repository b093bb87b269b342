import { storedRules } from './stored-rules.ts';

/** Attempts are tallied and rated this many at a time, as the server does. */
const tallyBatch = 200;

/**
 * The statements that fill the database, in their order. Every value follows from the number of the row,
 * so that all runs are alike.
 */
export const steps = {
  learners: `insert into users (id, username, email, email_verified)
    select n, 'learner_' || n, 'learner' || n || '@example.com', true from generate_series(1, $1::int) n`,

  sessions: `insert into sessions (id_hash, user_id, expires_at, last_used_at)
    select hash, n, now() + interval '30 days', now()
    from unnest($1::text[]) with ordinality as given(hash, n)`,

  categories: `with created as (
      insert into categories (id, name, display_name)
      select n, 'category_' || n, 'Category ' || n from generate_series(1, 8) n returning id)
    insert into sub_categories (id, name, display_name, category_id)
    select (id - 1) * 5 + part, 'part_' || part, 'Part ' || part, id
    from created, generate_series(1, 5) part`,

  quizzes: `insert into quizzes (id, title, description, category_id, sub_category_id, time_limit,
      questions_per_attempt, total_questions, difficulty, created_at, updated_at)
    select n,
      (array['Networks','Databases','Algebra','Chemistry','History','Grammar','Security','Physics'])[1 + n % 8]
        || ' ' || (array['basics','in practice','for teams','step by step','advanced'])[1 + n % 5] || ' ' || n,
      'What a learner should know about topic ' || n || ', with examples from work and everyday life.',
      1 + n % 8, (n % 8) * 5 + 1 + n % 5, (array[10, 20, 30, 45])[1 + n % 4], $2::int, $2::int,
      (array['beginner','intermediate','advanced',null,null])[1 + n % 5]::learning_level,
      now() - n * interval '1 hour', now() - n * interval '1 hour'
    from generate_series(1, $1::int) n`,

  questions: `insert into questions (id, quiz_id, position, text, type, body, difficulty, difficulty_score,
      last_difficulty_update, explanation, is_complete)
    select (quiz - 1) * $2::int + n, quiz, n, 'Which of these statements about point ' || n || ' of topic ' || quiz || ' is true?',
      'single_choice',
      jsonb_build_object('options', jsonb_build_array('The first statement', 'The second statement',
        'The third statement', 'The fourth statement'), 'correctOption', n % 4),
      (array['easy','medium','hard'])[1 + n % 3]::question_difficulty, 300 + (quiz * 7 + n * 13) % 400,
      now() - interval '1 day', 'The other statements do not follow from the definition.', true
    from generate_series(1, $1::int) quiz, generate_series(1, $2::int) n`,

  /** The paper of each quiz. */
  papers: `create table benchmark_papers as
    select quiz_id, jsonb_agg(jsonb_build_object('questionId', id, 'type', type, 'text', text, 'body', body,
      'imageUrl', image_url, 'imageAlt', image_alt, 'order', jsonb_build_array(0, 1, 2, 3),
      'explanation', explanation, 'difficulty', difficulty) order by position) as paper
    from questions group by quiz_id`,

  attempts: `insert into quiz_attempts (id, quiz_id, user_id, status, started_at, deadline, completed_at, score,
      total_questions, time_taken, passed, can_retake_at, paper, rules, tallied_at, rated_batch)
    select n, quiz, 1 + n % $4::int, 'submitted', at - interval '10 minutes', at + interval '20 minutes', at,
      score, 10, 600, score >= 8, at + interval '2 days', '[]',
      ${storedRules(30)},
      timestamptz '2026-01-01' + (n / ${tallyBatch}) * interval '1 second', 1 + n / ${tallyBatch}
    from (select n, 1 + (n::int8 * 7919 % $3::int)::int as quiz, (n * 31) % 11 as score,
        timestamptz '2025-01-01' + n * interval '10 seconds' as at
      from generate_series($1::int, $2::int) n) as drawn`,

  answers: `insert into answers (quiz_attempt_id, question_id, response, seq, saved_at, is_correct)
    select attempt.id, (attempt.quiz_id - 1) * attempt_size.count + n,
      jsonb_build_object('selectedOption', (n + attempt.id) % 4), 1, attempt.completed_at, n <= attempt.score
    from quiz_attempts attempt, generate_series(1, $3::int) n,
      (select count(*) / (select count(*) from quizzes) as count from questions) as attempt_size
    where attempt.id between $1 and $2`,

  /** The numbers of the tally, computed at once. */
  sums: {
    bests: `insert into quiz_bests (user_id, quiz_id, best_score, attempt_count, reached_at)
      select user_id, quiz_id, max(score), count(*), (array_agg(completed_at order by score desc, completed_at))[1]
      from quiz_attempts group by user_id, quiz_id`,
    standings: `insert into standings (user_id, score, quizzes_completed, attempt_count, reached_at)
      select user_id, sum(best_score), count(*), sum(attempt_count), max(reached_at) from quiz_bests group by user_id`,
    'quiz statistics': `insert into quiz_stats (quiz_id, attempt_count, pass_count, share_sum, unique_users, top_score, top_total)
      select quiz_id, count(*), count(*) filter (where passed), sum(score * 1000), count(distinct user_id), max(score), 10
      from quiz_attempts group by quiz_id
      on conflict (quiz_id) do update set attempt_count = excluded.attempt_count, pass_count = excluded.pass_count,
        share_sum = excluded.share_sum, unique_users = excluded.unique_users, top_score = excluded.top_score,
        top_total = excluded.top_total`,
  },

  /** Sets the sequences to continue after the inserted ids. */
  sequences: ['users', 'categories', 'sub_categories', 'quizzes', 'questions', 'quiz_attempts']
    .map(
      (name) =>
        `select setval(pg_get_serial_sequence('${name}', 'id'), (select max(id) from ${name}))`,
    )
    .join(';'),
};
