import type { FastifyBaseLogger } from 'fastify';
import { forgetMemberChanges } from '#db/changes/member-changes.ts';
import { vacuumChangedTables } from '#db/embedded/autovacuum.ts';
import type { OpenedDatabase } from '#db/open.ts';
import { minuteMs } from '#shared/kernel/time/durations.ts';
import { awardAchievements } from '../features/achievement/workflows/award.ts';
import { endOverdueAttempts } from '../features/attempt/workflows/end-overdue.ts';
import { awardCertificates } from '../features/certificate/workflows/award.ts';
import { rateAnswers } from '../features/practice/rating/workflows/rate-answers.ts';
import { countGoalDays } from '../features/practice/streak/workflows/count-days.ts';
import { repairPoints, tallyAttempts } from '../features/progress/workflows/tally.ts';
import type { Services } from '../kernel/context.ts';
import { repeat } from './repeat.ts';

/** Milliseconds between two rounds. */
const pauses = {
  grade: 15_000,
  tally: 1000,
  repair: 10 * minuteMs,
  goals: 5000,
  certificates: 5000,
  achievements: 5000,
  ratings: 5000,
  versions: 1000,
  forgetting: minuteMs,
  vacuum: minuteMs,
};

type SteadyParts = Pick<Services, 'db' | 'clock' | 'publicVersions'> & {
  /** The embedded engine, if it is used. */
  pglite?: OpenedDatabase['pglite'] | undefined;
};

/**
 * Runs periodic work in every process, without the queue. When a process ends, its open transactions are rolled
 * back and the next process finds the work again, so that nothing is delayed.
 * @returns a function that stops it and waits for the current runs
 */
export function startSteadyWork(
  { db, clock, publicVersions, pglite }: SteadyParts,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const onError = (err: unknown) => log.error({ err }, 'background work failed');
  const onUnsummed = logsUnsummed(log);
  const stops = [
    repeat(
      () =>
        endOverdueAttempts(db, clock(), {
          onFailed: (attemptId, err) => log.error({ err, attemptId }, 'attempt cannot be graded'),
        }),
      { pause: pauses.grade, onError },
    ),
    repeat(() => tallyAttempts(db, clock(), onUnsummed), { pause: pauses.tally, onError }),
    // At the start and later: processes of an earlier version may still run.
    repeat(() => repairPoints(db, clock(), onUnsummed), { pause: pauses.repair, onError }),
    repeat(() => countGoalDays(db), { pause: pauses.goals, onError }),
    repeat(() => awardCertificates(db, clock()), { pause: pauses.certificates, onError }),
    repeat(() => awardAchievements(db, clock()), { pause: pauses.achievements, onError }),
    repeat(() => rateAnswers(db), { pause: pauses.ratings, onError }),
    // For a process that gets no notifications, for example behind a connection pooler.
    repeat(() => publicVersions.refresh(), { pause: pauses.versions, onError }),
    repeat(() => forgetMemberChanges(db, clock()), { pause: pauses.forgetting, onError }),
  ];
  if (pglite)
    stops.push(repeat(() => vacuumChangedTables(pglite), { pause: pauses.vacuum, onError }));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

export const logsUnsummed =
  (log: Pick<FastifyBaseLogger, 'error'>) =>
  (attemptId: number, err: unknown): void =>
    log.error({ err, attemptId }, 'attempt cannot be tallied; it is skipped until a recount');
