import { z } from 'zod';
import { Chance } from './chance.ts';
import type { Query } from './checker/rows.ts';
import { Client, noMishaps } from './learners/client.ts';
import type { Crowd } from './learners/crowd.ts';
import type { EmbeddedStage, GivenStage, PostgresStage, Stage } from './stage/stage.ts';
import { until } from './wait.ts';

const Count = z.tuple([z.object({ count: z.number() })]);
const Stats = z.object({ attemptCount: z.int() });

/** Milliseconds until mails must have been sent and results counted. */
const settling = { within: 180_000, every: 200 };

/** How long mails may take before the app with the embedded database is ended to hurry them, in milliseconds. */
const mailsWithin = 30_000;

/** The checker's access to the database. */
interface Settled {
  query: Query;
  close(): Promise<void>;
}

/**
 * Waits until the work in the background is done: open attempts whose time has run out are graded, results are
 * counted, mails are sent.
 */
export function settle(stage: Stage, crowd: Crowd, quizIds: number[]): Promise<Settled> {
  return stage.kind === 'embedded'
    ? settleEmbedded(stage, crowd, quizIds)
    : settleOnServer(stage, crowd);
}

async function settleOnServer(stage: PostgresStage | GivenStage, crowd: Crowd): Promise<Settled> {
  await stage.query(`update quiz_attempts set deadline = deadline - interval '1 day',
    started_at = started_at - interval '1 day' where status = 'open'`);
  const open = crowd.learners.filter(({ ledger }) =>
    [...ledger.attempts.values()].some(({ end }) => end === undefined),
  );
  for (const learner of open) await learner.readAttempts();
  await until('every result to be counted', () => areTallied(stage.query), settling);
  await until(
    'every mail to be sent',
    async () => {
      if (stage.kind === 'postgres') await hurryJobs(stage.query);
      return areMailsSent(stage, crowd);
    },
    settling,
  );
  return { query: stage.query, close: async () => {} };
}

/**
 * The app has the embedded database for itself. It is ended so that the checker can read what is still to be done, and
 * started again to do it, because the public numbers do not show whether a timed-out attempt is still to be counted.
 */
async function settleEmbedded(
  stage: EmbeddedStage,
  crowd: Crowd,
  quizIds: number[],
): Promise<Settled> {
  await until('every result to be counted', () => areCounted(stage, crowd, quizIds), settling);
  return until(
    'every result to be counted and every mail to be sent',
    async () => {
      const sent = () => areMailsSent(stage, crowd);
      await until('every mail to be sent', sent, { within: mailsWithin }).catch(() => {});
      const data = await stage.openData();
      if ((await areTallied(data.query)) && sent()) return data;
      await hurryJobs(data.query);
      await data.close();
      await stage.app.start();
    },
    { every: 1000 },
  );
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

function areMailsSent(stage: Stage, crowd: Crowd): boolean {
  if (!stage.services) return true;
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
