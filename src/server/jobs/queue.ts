import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { type ConstructorOptions, fromKysely, fromPglite, PgBoss, type Queue } from 'pg-boss';
import { z } from 'zod';
import { shareName } from '#db/advisory-lock.ts';
import type { OpenedDatabase, Tx } from '#db/open.ts';
import { Id } from '#shared/kernel/id.ts';
import { languages } from '#shared/kernel/language/languages.ts';

/** What has changed about the second factors of an account. */
const secondFactorChanges = [
  'app-added',
  'app-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
] as const;
export type SecondFactorChange = (typeof secondFactorChanges)[number];

/** Where a session began, which may have ended by the time that the mail about it is written. */
const SignedInDevice = z.object({
  userAgent: z.string().nullable(),
  network: z.string().nullable(),
  createdAt: z.coerce.date(),
});

/**
 * Which mail to write, without its text: a link with a secret is created only when the mail is written, so that
 * no secret waits in a table.
 */
export const MailJob = z.discriminatedUnion('mail', [
  // The path is where the page of its link leads then.
  z.object({ mail: z.literal('verification'), userId: Id, returnTo: z.string().optional() }),
  z.object({ mail: z.literal('address-change'), userId: Id, to: z.email() }),
  z.object({ mail: z.literal('address-changed'), undoId: Id }),
  z.object({ mail: z.literal('access-token-created'), tokenId: Id }),
  // The address as it was typed. Whether it has an account is looked up in the background, so that the response
  // time does not show it.
  z.object({ mail: z.literal('password-reset'), email: z.email() }),
  z.object({ mail: z.literal('invitation'), userId: Id }),
  z.object({ mail: z.literal('password-changed'), userId: Id }),
  z.object({
    mail: z.literal('second-factor'),
    userId: Id,
    change: z.enum(secondFactorChanges),
  }),
  z.object({
    mail: z.literal('new-device'),
    userId: Id,
    sessionId: Id,
    // Jobs of earlier versions have the session alone.
    device: SignedInDevice.optional(),
  }),
  z.object({ mail: z.literal('google-linked'), userId: Id }),
  z.object({ mail: z.literal('provider-linked'), userId: Id, provider: z.string() }),
  z.object({ mail: z.literal('provider-unlinked'), userId: Id, provider: z.string() }),
  z.object({ mail: z.literal('accounts-merged'), userId: Id, username: z.string() }),
  z.object({ mail: z.literal('export'), userId: Id }),
  z.object({
    mail: z.literal('deletion-scheduled'),
    userId: Id,
    // Jobs of earlier versions do not have it.
    by: z.enum(['owner', 'administrator']).default('owner'),
  }),
  z.object({ mail: z.literal('contact-message'), messageId: Id }),
  z.object({ mail: z.literal('contact-reply'), replyId: Id }),
  z.object({ mail: z.literal('result-changed'), userId: Id, attemptId: Id }),
  // The same as for a reset: the address as a teacher has entered it.
  z.object({
    mail: z.literal('class-invitation'),
    classId: Id,
    email: z.email(),
    language: z.enum(languages),
    invitedBy: Id,
  }),
  // The account is for the version before this one. It may have been merged since: the notices have the right one.
  z.object({ mail: z.literal('notices'), userId: Id, noticeIds: z.array(Id).min(1) }),
]);
export type MailJob = z.infer<typeof MailJob>;

const Nothing = z.object({});

const shapes = {
  mail: MailJob,
  push: z.object({ subscriptionId: Id, noticeIds: z.array(Id).min(1) }),
  'purge-accounts': Nothing,
  'judge-questions': Nothing,
  'publish-due': Nothing,
  notices: Nothing,
  'clear-expired': Nothing,
  recount: Nothing,
  'profile-pictures': Nothing,
  regrade: z.object({ regradeId: Id }),
};
export type JobName = keyof typeof shapes;
export type JobPayload<Name extends JobName> = z.infer<(typeof shapes)[Name]>;

/** The shape of the data of each kind of job. */
export const jobShapes: { [Name in JobName]: z.ZodType<JobPayload<Name>> } = shapes;

export interface JobQueue {
  /** Enqueues a job; it exists if and only if `tx` commits. */
  enqueue<Name extends JobName>(tx: Tx, name: Name, payload: JobPayload<Name>): Promise<void>;
  /** The same for many jobs, in one statement. */
  enqueueAll<Name extends JobName>(
    tx: Tx,
    name: Name,
    payloads: readonly JobPayload<Name>[],
  ): Promise<void>;
  /** How many jobs of each kind there are, as counted in the last 20 seconds. */
  count(): Promise<JobCount[]>;
  close(): Promise<void>;
}

export interface JobCount {
  name: string;
  /** Ready to be done. */
  waiting: number;
  active: number;
  /** Given up after all retries. */
  failed: number;
}

const day = 24 * 60 * 60;

/** Seconds without a heartbeat after which a job is given to another process. */
const heartbeatSeconds = 20;

// The retries outlast an outage of the mail server, or of a push service, of two nights and the day between them: after
// the tenth there is one every two hours.
const message = {
  notify: true,
  retryLimit: 30,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 2 * 60 * 60,
  expireInSeconds: 120,
  retentionSeconds: 3 * day,
  deleteAfterSeconds: day,
};

type Options = Omit<Queue, 'name'>;

/** Retries and retention of each kind of job. */
const queueOptions = {
  mail: message,
  push: message,
  // A large one takes minutes; each try goes on where the one before was interrupted.
  regrade: {
    notify: true,
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 10 * 60,
    expireInSeconds: 60 * 60,
    deleteAfterSeconds: day,
  },
  'purge-accounts': { policy: 'exclusive', retryLimit: 3, retryDelay: 60, deleteAfterSeconds: day },
  'clear-expired': { policy: 'exclusive', retryLimit: 0, deleteAfterSeconds: day },
  'judge-questions': { policy: 'exclusive', retryLimit: 0, deleteAfterSeconds: day },
  'publish-due': { policy: 'exclusive', retryLimit: 0, deleteAfterSeconds: day },
  // One each minute; the next one does what one that failed has left.
  notices: { policy: 'exclusive', retryLimit: 0, deleteAfterSeconds: 60 * 60 },
  // A waiting recount covers every change that was enqueued before it begins; a change during a run needs another one.
  recount: { policy: 'short', retryLimit: 3, retryDelay: 60, deleteAfterSeconds: day },
  // The same holds for pictures that are replaced while one runs. The hourly job removes what is left.
  'profile-pictures': {
    notify: true,
    policy: 'short',
    retryLimit: 3,
    retryDelay: 60,
    deleteAfterSeconds: day,
  },
} as const satisfies Record<JobName, Options>;

/** Creates missing queues and returns the means to enqueue jobs; it processes none. */
export async function openJobQueue(
  opened: OpenedDatabase,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<JobQueue> {
  const boss = createBoss(opened, log, { schedule: false, supervise: false });
  await boss.start();
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, { policy, ...chosen }] of Object.entries<Options>(queueOptions)) {
    const options = { ...chosen, heartbeatSeconds };
    const queue = existing.get(name);
    if (!queue) {
      await boss.createQueue(name, { ...options, ...(policy && { policy }) });
      // Inserts nothing, but makes pg-boss cache the queue, so that it is not looked up inside a transaction.
      await boss.insert(name, []);
    } else if (!isDeepStrictEqual({ ...queue, ...options }, queue)) {
      // A queue of an earlier version keeps its own options otherwise.
      await boss.updateQueue(name, options);
    }
  }
  return {
    async enqueue(tx, name, payload) {
      if (name === 'recount') await shareName(tx, 'recount');
      await boss.send(name, jobShapes[name].parse(payload), { db: fromKysely(tx) });
    },
    async enqueueAll(tx, name, payloads) {
      if (payloads.length === 0) return;
      const jobs = payloads.map((payload) => ({ data: jobShapes[name].parse(payload) }));
      await boss.insert(name, jobs, { db: fromKysely(tx) });
    },
    count: async () =>
      (await boss.getQueues(Object.keys(queueOptions))).map(
        ({ name, readyCount, activeCount, failedCount }) => ({
          name,
          waiting: readyCount,
          active: activeCount,
          failed: failedCount,
        }),
      ),
    close: () => boss.stop({ graceful: false }),
  };
}

/** pg-boss on the configured database. On the embedded one, a new job wakes its worker at once. */
export function createBoss(
  { pglite, runSql }: OpenedDatabase,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  options: Pick<
    ConstructorOptions,
    'schedule' | 'supervise' | 'superviseIntervalSeconds' | 'monitorIntervalSeconds'
  >,
): PgBoss {
  const boss = new PgBoss({
    ...options,
    ...(pglite
      ? { db: fromPglite(pglite), backend: 'pglite', useListenNotify: true }
      : { db: { executeSql: runSql } }),
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'));
  return boss;
}
