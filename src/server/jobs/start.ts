import type { FastifyBaseLogger } from 'fastify';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { OpenedDatabase } from '#db/open.ts';
import type { Services } from '../kernel/context.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createBoss, type JobName } from './queue.ts';
import { listWork, type Work } from './work.ts';

interface JobParts {
  opened: OpenedDatabase;
  services: Services;
  mailer: Mailer;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  /** Replaces the polling interval of every kind of job. */
  everySeconds?: number | undefined;
}

/** Schedules, in UTC. Runs that were missed while no process ran are replaced by one. */
const schedules = [
  { name: 'clear-expired', cron: '7 * * * *' },
  { name: 'purge-accounts', cron: '23 * * * *' },
  { name: 'judge-questions', cron: '*/10 * * * *' },
  { name: 'notices', cron: '* * * * *' },
  { name: 'publish-due', cron: '* * * * *' },
] as const satisfies { name: JobName; cron: string }[];

/** How often to look for jobs that a crash interrupted. */
const secondsBetweenChecks = 20;

/** Jobs of earlier versions that an old database still has a schedule for. */
const retired = ['end-overdue-attempts'];

/**
 * The polling interval, short for mails and regrades, for which people wait. The embedded database also wakes its
 * worker, but a wake-up while the worker ends another job is lost, so the interval is the same as on PostgreSQL.
 */
const secondsBetweenLooks = (name: JobName) => {
  if (name === 'mail' || name === 'push' || name === 'regrade') return 2;
  return name === 'notices' || name === 'publish-due' ? 5 : 30;
};

/**
 * Processes jobs. Any number of processes may do so; each job is done by one of them.
 * @returns a function that takes no more jobs, waits for the current ones, and stops
 */
export async function startJobs({
  opened,
  services,
  mailer,
  log,
  everySeconds,
}: JobParts): Promise<() => Promise<void>> {
  const boss = createBoss(opened, log, {
    schedule: true,
    supervise: true,
    superviseIntervalSeconds: secondsBetweenChecks,
    monitorIntervalSeconds: secondsBetweenChecks,
  });
  try {
    await boss.start();
    for (const work of listWork(services, mailer, log))
      await take(boss, work, { everySeconds, log });
    for (const name of retired) await boss.unschedule(name);
    for (const { name, cron } of schedules) await boss.schedule(name, cron, {}, { missed: 'once' });
  } catch (error) {
    // Otherwise workers that have started would run beside those of the next try.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return () => boss.stop({ graceful: true, timeout: 10_000 });
}

async function take(
  boss: PgBoss,
  work: Work,
  { everySeconds, log }: Pick<JobParts, 'everySeconds' | 'log'>,
): Promise<void> {
  await boss.work<object>(
    work.name,
    {
      pollingIntervalSeconds: everySeconds ?? secondsBetweenLooks(work.name),
      notifyPollingIntervalSeconds: everySeconds ?? secondsBetweenLooks(work.name),
      // A crash delays all jobs that were fetched together. The next fetch follows at once.
      batchSize: 1,
      burstWhenBatchFull: true,
      perJobResults: true,
    },
    (jobs) => doEach(jobs, work, log),
  );
}

/** Does the jobs one after another; a failed job does not affect the others. */
async function doEach(jobs: Job[], work: Work, log: JobParts['log']): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const { id, data } of jobs) {
    try {
      await work.run(data, id);
      results.push({ id, status: 'completed' });
    } catch (err) {
      log.error({ err, job: work.name, id }, 'job failed');
      results.push({ id, status: 'failed', output: { reason: reasonOf(err) } });
    }
  }
  return results;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
