import type pg from 'pg';
import { sessionHash, sessionIdOf } from './sessions.ts';
import { answersPerPastAttempt, type Size } from './size.ts';
import { steps } from './steps.ts';

const attemptsPerStep = 50_000;

/** Fills an empty, migrated database, and reports its progress. */
export async function loadData(
  client: pg.Client,
  size: Size,
  report: (progress: string) => void,
): Promise<void> {
  const run = async (title: string, sql: string, values: unknown[] = []) => {
    report(title);
    await client.query(sql, values);
  };
  await run('learners', steps.learners, [size.learners]);
  const sessionHashes = Array.from({ length: size.learners }, (_, index) =>
    sessionHash(sessionIdOf(index + 1)),
  );
  await run('sessions', steps.sessions, [sessionHashes]);
  await run('categories', steps.categories);
  await run('quizzes', steps.quizzes, [size.quizzes, size.questionsPerQuiz]);
  await run('questions', steps.questions, [size.quizzes, size.questionsPerQuiz]);
  await run('papers', steps.papers);
  // The sums are written at once below, and nothing here can violate a reference.
  await client.query('set session_replication_role = replica');
  for (let from = 0; from < size.attempts; from += attemptsPerStep) {
    const to = Math.min(size.attempts, from + attemptsPerStep);
    const progress = `${to.toLocaleString('en')} of ${size.attempts.toLocaleString('en')}`;
    await run(`attempts: ${progress}`, steps.attempts, [from + 1, to, size.quizzes, size.learners]);
    await run(`answers: ${progress}`, steps.answers, [from + 1, to, answersPerPastAttempt]);
  }
  for (const [title, sql] of Object.entries(steps.sums)) await run(title, sql);
  await run('sequences', steps.sequences);
  await client.query('set session_replication_role = origin');
  await run('statistics for the planner', 'vacuum analyze');
}
