import type pg from 'pg';
import { storedRules } from './stored-rules.ts';

/** The sizes whose times are bounded: a quiz with many results, and a large class. */
export const resultsSize = {
  questions: 1000,
  attempts: 10_000,
  questionsPerAttempt: 100,
  members: 200,
  assignments: 50,
} as const;

/** Ids above those of the other data. */
export const resultsQuizId = 900_000;
export const resultsClassId = 900_000;
const firstAttemptId = 9_000_000;

const steps: [string, readonly number[]][] = [
  [
    `insert into quizzes (id, title, description, category_id, time_limit, questions_per_attempt, total_questions,
      created_at, updated_at)
    select $1::int, 'A quiz with many results', 'Draws some of its questions.', min(id), 30, $2::int, $3::int, now(), now()
    from categories`,
    [resultsQuizId, resultsSize.questionsPerAttempt, resultsSize.questions],
  ],
  [
    `insert into questions (id, quiz_id, position, text, type, body, difficulty, difficulty_score,
      last_difficulty_update, is_complete)
    select $1::int + n, $1::int, n, 'Question ' || n, 'single_choice',
      jsonb_build_object('options', jsonb_build_array('one', 'two', 'three', 'four'), 'correctOption', n % 4),
      'medium', 500, now(), true
    from generate_series(1, $2::int) n`,
    [resultsQuizId, resultsSize.questions],
  ],
  // Learners of different ability; each attempt draws other questions, next to one another in a circle.
  [
    `insert into quiz_attempts (id, quiz_id, user_id, status, started_at, deadline, completed_at, score,
      total_questions, time_taken, passed, paper, rules, tallied_at)
    select $1::int + n, $2::int, 1 + n % (select count(*)::int from users), 'submitted', at, at + interval '30 minutes',
      at + interval '10 minutes', score, $4::int, 600, score >= 0.8 * $4::int, '[]',
      ${storedRules(30)}, at
    from (select n, timestamptz '2025-01-01' + n * interval '1 minute' as at, 30 + (n * 37) % 70 as score
      from generate_series(1, $3::int) n) as drawn`,
    [firstAttemptId, resultsQuizId, resultsSize.attempts, resultsSize.questionsPerAttempt],
  ],
  [
    `insert into answers (quiz_attempt_id, question_id, response, seq, saved_at, is_correct)
    select attempt.id, $1::int + 1 + question,
      jsonb_build_object('selectedOption', (1 + question + (is_right = false)::int * (1 + place % 3)) % 4), 1,
      attempt.completed_at, is_right
    from quiz_attempts attempt, generate_series(0, $2::int - 1) place,
      lateral (select (attempt.id * 7 + place) % $3::int as question, (place * 61) % $2::int < attempt.score as is_right) drawn
    where attempt.quiz_id = $1::int`,
    [resultsQuizId, resultsSize.questionsPerAttempt, resultsSize.questions],
  ],
  [
    `insert into classes (id, name, join_code, created_at) values ($1, 'A large class', 'BENCHMRK', now())`,
    [resultsClassId],
  ],
  [
    `insert into class_members (class_id, user_id, joined_at)
    select $1::int, n, timestamptz '2024-01-01' from generate_series(1, $2::int) n`,
    [resultsClassId, resultsSize.members],
  ],
  [
    `insert into assignments (class_id, quiz_id, created_at, starts_at, due_at)
    select $1::int, n, timestamptz '2024-01-01', timestamptz '2024-01-01', timestamptz '2030-01-01'
    from generate_series(1, $2::int) n`,
    [resultsClassId, resultsSize.assignments],
  ],
  [
    `insert into quiz_attempts (id, quiz_id, user_id, status, started_at, deadline, completed_at, score,
      total_questions, time_taken, passed, paper, rules, tallied_at)
    select $1::int + $4::int * quiz + member, quiz, member, 'submitted', at, at + interval '30 minutes',
      at + interval '10 minutes', (quiz + member) % 11, 10, 600, (quiz + member) % 11 >= 8, '[]',
      ${storedRules(30)}, at
    from generate_series(1, $3::int) quiz, generate_series(1, $2::int) member,
      lateral (select timestamptz '2025-06-01' + quiz * interval '1 day' as at) begun`,
    [
      firstAttemptId + resultsSize.attempts,
      resultsSize.members,
      resultsSize.assignments,
      resultsSize.members,
    ],
  ],
];

/** Adds a quiz with very many results, and a class with a large gradebook, to a loaded database. */
export async function loadResults(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const [text, values] of steps) await client.query(text, [...values]);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}
