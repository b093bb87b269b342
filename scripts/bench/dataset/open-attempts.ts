import type pg from 'pg';
import { questionsPerQuiz } from './size.ts';
import { storedRules } from './stored-rules.ts';

export interface OpenAttempt {
  id: number;
  userId: number;
  /** Ids of its questions, in the order of the paper. */
  questionIds: number[];
}

/**
 * Begins attempts without the server: the first learners take one quiz each, then the next one, spread over all quizzes
 * so that as few as possible answer the same. Earlier open ones end.
 */
export async function openAttempts(
  client: pg.Client,
  count: number,
  takers: number,
): Promise<OpenAttempt[]> {
  await client.query(
    `update quiz_attempts set status = 'abandoned', completed_at = now() where status = 'open'`,
  );
  const { rows } = await client.query<{ id: number; user_id: number; quiz_id: number }>(
    `insert into quiz_attempts (quiz_id, user_id, status, started_at, deadline, total_questions, paper, rules)
     select paper.quiz_id, 1 + (n - 1) % $2::int, 'open', now(), now() + interval '1 hour', $3::int, paper.paper,
       ${storedRules(60)}
     from generate_series(1, $1::int) n
     cross join (select count(*)::int as count from benchmark_papers) as quizzes
     join benchmark_papers paper on paper.quiz_id = 1 + (n - 1 + (n - 1) / $2::int) % quizzes.count
     returning id, user_id, quiz_id`,
    [count, takers, questionsPerQuiz],
  );
  await client.query(
    `insert into answers (quiz_attempt_id, question_id)
     select attempt, (quiz - 1) * $3::int + n from unnest($1::int[], $2::int[]) as given(attempt, quiz),
       generate_series(1, $3::int) n`,
    [rows.map((row) => row.id), rows.map((row) => row.quiz_id), questionsPerQuiz],
  );
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    questionIds: Array.from(
      { length: questionsPerQuiz },
      (_, index) => (row.quiz_id - 1) * questionsPerQuiz + index + 1,
    ),
  }));
}
