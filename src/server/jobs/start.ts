import type { FastifyBaseLogger } from 'fastify';
import type { Job, JobResult } from 'pg-boss';
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
  /** How often to look for jobs, instead of as is best for each kind. */
  everySeconds?: number;
}

/** When the scheduled jobs run; UTC. A time that was missed while no process ran is made up for once. */
const schedules = [
  { name: 'clear-expired', cron: '7 * * * *' },
  { name: 'purge-accounts', cron: '23 * * * *' },
] as const satisfies { name: JobName; cron: string }[];

/** How often to look for jobs that a crash interrupted. */
const secondsBetweenChecks = 20;

/** Jobs of earlier versions that an old database still has a schedule for. */
const retired = ['end-overdue-attempts'];

/**
 * Only mail is waited for by a person. The embedded engine also wakes its worker, but a wake-up that
 * comes while the worker ends another job is lost, so it looks as often as on PostgreSQL.
 */
const secondsBetweenLooks = (name: JobName) => (name === 'mail' ? 2 : 30);

/**
 * Works the queues in this process; any number of processes may, and each job is done by one of them.
 * @returns a function that takes no more jobs, waits for those in hand, and stops
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
  await boss.start();
  for (const work of listWork(services, mailer, log)) {
    await boss.work<object>(
      work.name,
      {
        pollingIntervalSeconds: everySeconds ?? secondsBetweenLooks(work.name),
        notifyPollingIntervalSeconds: everySeconds ?? secondsBetweenLooks(work.name),
        // What was fetched together is held up together by a crash. The next look follows at once.
        batchSize: 1,
        burstWhenBatchFull: true,
        perJobResults: true,
      },
      (jobs) => doEach(jobs, work, log),
    );
  }
  for (const name of retired) await boss.unschedule(name);
  for (const { name, cron } of schedules) await boss.schedule(name, cron, {}, { missed: 'once' });
  return () => boss.stop({ graceful: true, timeout: 10_000 });
}

/** Does one job after the other; one that fails leaves the others done. */
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
