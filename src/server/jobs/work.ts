import type { FastifyBaseLogger } from 'fastify';
import { lockName } from '#db/advisory-lock.ts';
import type { Tx } from '#db/open.ts';
import { erasedWithinDays } from '#shared/features/account/rules.ts';
import { dayMs } from '#shared/kernel/time/durations.ts';
import { clearExpired } from '../features/account/erasure/workflows/clear-expired.ts';
import { purgeAccounts } from '../features/account/erasure/workflows/purge-accounts.ts';
import { dropOldVoids } from '../features/attempt/mutations.ts';
import { dropOldWishes } from '../features/attempt/reopening/mutations.ts';
import { dropExpiredShares } from '../features/attempt/sharing/mutations.ts';
import { forgetOldEntries } from '../features/audit/mutations.ts';
import { eraseDeletedPosts } from '../features/blog/mutations.ts';
import { eraseDeletedComments } from '../features/comment/mutations.ts';
import { dropOldMessages } from '../features/contact/mutations.ts';
import { dropOldNotices } from '../features/notice/mutations.ts';
import { deliverPushes } from '../features/notice/push/workflows/deliver-pushes.ts';
import { sendPush } from '../features/notice/push/workflows/send-push.ts';
import { deliverNotices } from '../features/notice/workflows/deliver.ts';
import { findNotices } from '../features/notice/workflows/find.ts';
import { rateAnswers, recountRatings } from '../features/practice/rating/workflows/rate-answers.ts';
import { tallyAttempts } from '../features/progress/workflows/tally.ts';
import { judgeQuestions } from '../features/quality/workflows/judge-questions.ts';
import { eraseDeletedQuizzes } from '../features/quiz/bulk/mutations.ts';
import { publishDueQuizzes } from '../features/quiz/workflows/publish-due.ts';
import { resumeRegrades } from '../features/regrade/workflows/resume.ts';
import { runRegrade } from '../features/regrade/workflows/run.ts';
import { eraseDeletedSeries } from '../features/series/mutations.ts';
import { eraseDeletedTestimonials } from '../features/testimonial/mutations.ts';
import { removeFormerPictures } from '../features/upload/workflows/remove-former-pictures.ts';
import type { Services } from '../kernel/context.ts';
import { runEach } from '../kernel/run-each.ts';
import { logSecurityEvent, ownProcess } from '../kernel/security/events.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { clearOutbox, type Mailer } from '../mail/mailer.ts';
import { writeMail } from './mail.ts';
import { noticeSources } from './notice-sources.ts';
import { type JobName, type JobPayload, jobShapes } from './queue.ts';
import { recountAll } from './recount.ts';
import { logsUnsummed } from './steady.ts';

/** A kind of job, and the function that does it. */
export interface Work {
  name: JobName;
  run(payload: unknown, jobId: string): Promise<void>;
}

/**
 * After a crash a job may run twice: the second run finds nothing to do, or repeats a mail with the same id.
 */
export function listWork(
  services: Services,
  mailer: Mailer,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Work[] {
  const { db, clock, media } = services;
  const onUnsummed = logsUnsummed(log);
  return [
    work('mail', async (job, jobId) => {
      const message = await writeMail(services, job);
      if (message) await mailer.send(message, jobId);
    }),
    work('push', (job) => sendPush(services, noticeSources, job)),
    work('clear-expired', () => clearAll(services)),
    work('regrade', async ({ regradeId }) => {
      await runRegrade(services, regradeId);
      await recountRatings(db);
    }),
    work('recount', async () => {
      // Transactions that found this job waiting have enqueued no other, so it begins after they end and counts their
      // changes.
      await inTransaction(db, (tx) => lockName(tx, 'recount'));
      await recountAll(db, clock(), onUnsummed);
    }),
    work('notices', () => runNotices(services, log)),
    work('publish-due', () => publishDueQuizzes(db, clock())),
    work('judge-questions', () => judgeQuestions(db, clock())),
    work('purge-accounts', async () => {
      // Attempts are tallied and rated before their account is erased, while they still name the learner. What fails
      // there must not keep an account from being erased.
      const onUncounted = (err: unknown) => log.error({ err }, 'answers cannot be counted');
      await tallyAttempts(db, clock(), onUnsummed).catch(onUncounted);
      await rateAnswers(db).catch(onUncounted);
      await purgeAccounts(db, clock(), (userId) =>
        logSecurityEvent(ownProcess(log), 'account-erased', { userId }),
      );
      await removeFormerPictures(db, media, clock());
    }),
    work('profile-pictures', () => removeFormerPictures(db, media, clock())),
  ];
}

/** Removes what is no longer kept, each kind in its own transaction. */
function clearAll(services: Services): Promise<void> {
  const { db, clock, settings, media, config } = services;
  const now = clock();
  const { restoreDays, auditRetentionDays, deletionGraceDays } = settings.current;
  const lastDay = new Date(now.getTime() - restoreDays * dayMs);
  const removals: ((tx: Tx) => Promise<unknown>)[] = [
    (tx) => eraseDeletedQuizzes(tx, lastDay, now),
    (tx) => eraseDeletedSeries(tx, lastDay),
    (tx) => eraseDeletedPosts(tx, lastDay),
    (tx) => eraseDeletedComments(tx, lastDay),
    (tx) => eraseDeletedTestimonials(tx, lastDay),
    (tx) => dropOldVoids(tx, now),
    (tx) => dropOldMessages(tx, now),
    (tx) => dropOldNotices(tx, now),
    (tx) => dropOldWishes(tx, now),
    (tx) => dropExpiredShares(tx, now),
    (tx) => forgetOldEntries(tx, now, auditRetentionDays),
  ];
  return runEach([
    () => clearExpired(db, now),
    ...removals.map((remove) => () => inTransaction(db, remove)),
    () => resumeRegrades(services),
    // Mails in files name their recipients, so they are kept only for those days of the promised time of an erasure
    // that the grace period leaves.
    () =>
      clearOutbox(
        config.dataDir,
        new Date(now.getTime() - (erasedWithinDays - deletionGraceDays) * dayMs),
      ),
    // Last, because the file store may be slow.
    () => removeFormerPictures(db, media, now),
  ]);
}

/** Writes notices of what has come due, then enqueues the mails and pushes that may be sent now. */
export async function runNotices(
  { db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const now = clock();
  const onFailed = (err: unknown, userId?: number) =>
    log.error({ err, userId }, 'notices failed; the next run tries again');
  await findNotices({ db, sources: noticeSources, onFailed }, now);
  await deliverNotices({ db, jobs, sources: noticeSources, onFailed }, now);
  await deliverPushes({ db, jobs, onFailed }, now);
}

function work<Name extends JobName>(
  name: Name,
  doIt: (payload: JobPayload<Name>, jobId: string) => Promise<unknown>,
): Work {
  return {
    name,
    run: async (payload, jobId) => {
      await doIt(jobShapes[name].parse(payload), jobId);
    },
  };
}
