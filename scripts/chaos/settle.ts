import { z } from 'zod';
import { Chance } from './chance.ts';
import type { Query } from './checker/rows.ts';
import { Client, noMishaps } from './learners/client.ts';
import type { Crowd } from './learners/crowd.ts';
import type { Stage } from './stage/stage.ts';
import { until } from './wait.ts';

const Count = z.tuple([z.object({ count: z.number() })]);
const Stats = z.object({ attemptCount: z.int() });

/** Milliseconds until mails must have been sent and results counted. */
const settling = { within: 180_000, every: 200 };

/** The retries of the embedded database cannot be hurried: a mail that failed five times waits for five minutes. */
const settlingWithRetries = { within: 900_000, every: 200 };

/**
 * Waits until the work in the background is done: open attempts whose time has run out are graded, results are
 * counted, mails are sent.
 * @returns the checker's access to the database
 */
export async function settle(
  stage: Stage,
  crowd: Crowd,
  quizIds: number[],
): Promise<{ query: Query; close(): Promise<void> }> {
  if (stage.kind !== 'embedded') {
    await stage.query(`update quiz_attempts set deadline = deadline - interval '1 day',
      started_at = started_at - interval '1 day' where status = 'open'`);
    const open = crowd.learners.filter(({ ledger }) =>
      [...ledger.attempts.values()].some(({ end }) => end === undefined),
    );
    for (const learner of open) await learner.readAttempts();
    await until('every result to be counted', () => areTallied(stage.query), settling);
  } else
    await until('every result to be counted', () => areCounted(stage, crowd, quizIds), settling);
  await until(
    'every mail to be sent',
    () => areMailsSent(stage, crowd),
    stage.kind === 'embedded' ? settlingWithRetries : settling,
  );
  return stage.kind === 'embedded'
    ? stage.openData()
    : { query: stage.query, close: async () => {} };
}

async function areTallied(query: Query): Promise<boolean> {
  const [{ count }] = Count.parse(
    await query(`select count(*)::int as count from quiz_attempts
      where status in ('submitted', 'timed_out') and not by_admin and tallied_at is null and tally_failed_at is null`),
  );
  return count === 0;
}

/** Without a connection to the database: whether the public numbers contain every acknowledged result. */
async function areCounted(stage: Stage, crowd: Crowd, quizIds: number[]): Promise<boolean> {
  const guest = new Client({ url: () => stage.url, mishaps: noMishaps(), chance: new Chance(1) });
  const expected = crowd.ledgers
    .flatMap(({ attempts }) => [...attempts.values()])
    .filter(({ end }) => end?.kind === 'submitted').length;
  let counted = 0;
  for (const id of quizIds) {
    const { body } = await guest.call({ method: 'GET', path: `/api/quizzes/${id}/stats` });
    counted += Stats.parse(body).attemptCount;
  }
  return counted >= expected;
}

async function areMailsSent(stage: Stage, crowd: Crowd): Promise<boolean> {
  if (!stage.services) return true;
  if (stage.kind === 'postgres') await hurryJobs(stage.query);
  const sent = new Set(stage.services.mails.map(({ to }) => to));
  const subjects = stage.services.mails.map(({ subject }) => subject);
  return crowd.ledgers.every(
    ({ isRegistered, email, contactSubjects }) =>
      (!isRegistered || sent.has(email)) &&
      contactSubjects.every((wanted) => subjects.some((subject) => subject.endsWith(wanted))),
  );
}

/** A failed job waits for minutes before it is tried again, one whose process was killed for its heartbeat. */
async function hurryJobs(query: Query): Promise<void> {
  await query(
    "update pgboss.job set start_after = now() where state = 'retry' and start_after > now()",
  );
  await query(`update pgboss.job set heartbeat_on = now() - interval '1 hour'
    where state = 'active' and heartbeat_on < now() - interval '20 seconds'`);
}
