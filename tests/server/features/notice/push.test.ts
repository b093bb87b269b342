import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notify } from '#server/features/notice/mutations.ts';
import { deliverPushes } from '#server/features/notice/push/workflows/deliver-pushes.ts';
import { sendPush } from '#server/features/notice/push/workflows/send-push.ts';
import { noticeSources } from '#server/jobs/notice-sources.ts';
import { startJobs } from '#server/jobs/start.ts';
import { runNotices } from '#server/jobs/work.ts';
import { createPushSender, newPushKey } from '#server/kernel/push/push-sender.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { openNeighbour } from '#tests/support/neighbour.ts';
import { openPushService } from '#tests/support/push-service.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let service: Awaited<ReturnType<typeof openPushService>>;
let services: World['services'];
const key = newPushKey();
const log = pino({ level: 'silent' });
beforeAll(async () => {
  world = await createWorld();
  service = await openPushService();
  const pushSender = createPushSender({
    ...{ readKey: async () => key, contact: () => 'mailto:site@example.org' },
    ...{ mayReach: () => true, ca: service.cert },
  });
  services = { ...world.services, pushSender };
});
afterAll(async () => {
  service.close();
  await world.close();
});

let days = 0;
beforeEach(async () => {
  days += 1;
  world.clock.set(new Date(Date.parse('2027-03-01T12:00:00Z') + days * 86_400_000));
  await sql`delete from pgboss.job`.execute(world.db);
  service.got.length = 0;
});

async function learner() {
  const person = await world.person();
  const device = service.device();
  await person.calls.notice.addDevice(device);
  return { person, device, path: new URL(device.endpoint).pathname };
}

let subjects = 0;

/** A result of this person was graded again. */
async function regrade(person: Person, title = 'Cells', attemptId = 1000 + subjects) {
  subjects += 1;
  const facts = { quizId: 1, title, language: 'en', score: 1, totalQuestions: 2 };
  await inTransaction(world.db, (tx) =>
    notify(
      tx,
      [
        {
          userId: person.id,
          subject: `regrade ${subjects}`,
          content: { kind: 'result-regraded', data: { attemptId, ...facts } },
        },
      ],
      world.clock.now(),
    ),
  );
  return attemptId;
}

interface Job {
  subscriptionId: number;
  noticeIds: number[];
}
async function jobs(): Promise<Job[]> {
  const { rows } = await sql<{ data: Job }>`
    select data from pgboss.job where name = 'push' order by created_on`.execute(world.db);
  return rows.map(({ data }) => data);
}

/** Hands over and sends what may be sent now. */
async function run() {
  await sql`delete from pgboss.job`.execute(world.db);
  await runNotices(services, log);
  for (const job of await jobs()) await sendPush(services, noticeSources, job);
}

test('a device gets the title of a notice, sealed for it alone, and the page that it opens', async () => {
  const { person, path } = await learner();
  await world.db
    .updateTable('users')
    .set({ preferredLanguage: 'de' })
    .where('id', '=', person.id)
    .execute();
  const attemptId = await regrade(person, 'Zellen');
  await run();
  expect(service.got).toEqual([
    {
      device: path,
      audience: service.url,
      message: {
        title: 'Quizwright',
        body: expect.stringContaining('Zellen'),
        path: `/results/${attemptId}`,
        tag: expect.stringMatching(/^notice-\d+$/),
        language: 'de',
      },
    },
  ]);
  // Nothing is sent again.
  await run();
  expect(service.got).toHaveLength(1);
});

test('several notices are one message, and what was read or does not hold is left out', async () => {
  const { person } = await learner();
  // Of two about one result the later one holds.
  await regrade(person, 'One', 1);
  await regrade(person, 'One', 1);
  await regrade(person, 'Two', 2);
  await run();
  expect(service.got.map(({ message }) => [message.body, message.path])).toEqual([
    ['2 notifications', '/notifications'],
  ]);
  await regrade(person, 'Three');
  const { items } = await person.calls.notice.page({});
  await person.calls.notice.markAllRead({ upTo: items[0]?.id ?? 0 });
  await run();
  expect(service.got).toHaveLength(1);
});

test('each kind has its own switch, and a device without one gets what is usual', async () => {
  const { person } = await learner();
  const choice = async () =>
    (await person.calls.notice.settings()).choices.find(({ kind }) => kind === 'result-regraded');
  expect(await choice()).toMatchObject({ push: true });
  await regrade(person, 'Waiting');
  await person.calls.notice.choose({
    kind: 'result-regraded',
    inApp: true,
    mail: true,
    push: false,
  });
  await regrade(person, 'Later');
  await run();
  expect(service.got).toEqual([]);
  // A page of an earlier version does not know of the switch.
  await person.calls.notice.choose({ kind: 'result-regraded', inApp: true, mail: false });
  expect(await choice()).toMatchObject({ push: false, mail: false });
  await person.calls.notice.choose({
    kind: 'result-regraded',
    inApp: true,
    mail: false,
    push: true,
  });
  await regrade(person, 'Now');
  await run();
  expect(service.got).toHaveLength(1);
});

test('a change of the settings leaves the rest as it is', async () => {
  const { person } = await learner();
  const { calls } = person;
  const quiet = { from: '22:00', until: '07:00' };
  const stored = async () => {
    const { choices, times } = await calls.notice.settings();
    return { choice: choices.find(({ kind }) => kind === 'result-regraded'), times };
  };
  const { choice } = await stored();
  await calls.notice.choose({ kind: 'result-regraded', mail: false });
  await calls.notice.choose({ kind: 'result-regraded', inApp: false });
  await calls.notice.choose({ kind: 'result-regraded' });
  await calls.notice.saveTimes({ dueDays: 3 });
  await calls.notice.saveTimes({ quiet });
  await calls.notice.saveTimes({ rhythm: 'each' });
  expect(await stored()).toEqual({
    choice: { ...choice, mail: false, inApp: false },
    times: { dueDays: 3, quiet, rhythm: 'each' },
  });
});

test('nothing is sent in quiet hours, also not by a job that comes late into them', async () => {
  const { person } = await learner();
  await person.calls.notice.saveTimes({
    ...{ rhythm: 'daily', dueDays: 1 },
    quiet: { from: '11:00', until: '13:00' },
  });
  await regrade(person, 'At noon');
  await run();
  expect(service.got).toEqual([]);
  world.clock.advance(3_600_000);
  await runNotices(services, log);
  const late = await jobs();
  expect(late).toHaveLength(1);
  world.clock.advance(22.5 * 3_600_000);
  for (const job of late) await sendPush(services, noticeSources, job);
  expect(service.got).toEqual([]);
  await run();
  expect(service.got).toEqual([]);
  world.clock.advance(2 * 3_600_000);
  await run();
  expect(service.got.map(({ message }) => message.path)).toEqual([
    expect.stringMatching(/^\/results/),
  ]);
});

test.each([404, 410])('a device that is gone (%i) is removed', async (status) => {
  const { person } = await learner();
  await regrade(person);
  service.answerNext(status);
  await run();
  expect((await person.calls.account.exportData()).noticeDevices).toEqual([]);
  await regrade(person, 'Another');
  await run();
  expect(service.got).toEqual([]);
});

test('another failure is tried again as with mails, until the message is taken', async () => {
  const { person } = await learner();
  await regrade(person);
  await runNotices(services, log);
  const [job] = await jobs();
  if (!job) throw new Error('There is a job.');
  service.answerNext(500, 429);
  await expect(sendPush(services, noticeSources, job)).rejects.toThrow('500');
  await expect(sendPush(services, noticeSources, job)).rejects.toThrow('429');
  await sendPush(services, noticeSources, job);
  expect(service.got).toHaveLength(1);
  const { rows } = await sql<{ retryLimit: number; retryDelay: number; retryDelayMax: number }>`
    select retry_limit, retry_delay, retry_delay_max from pgboss.queue where name in ('mail', 'push')`.execute(
    world.db,
  );
  // The shortest waits: chance doubles them at most.
  const hours = rows.map(({ retryLimit, retryDelay, retryDelayMax }) => {
    const waits = Array.from({ length: retryLimit }, (_, tries) =>
      Math.min(retryDelayMax, retryDelay * 2 ** tries),
    );
    return Math.floor(waits.reduce((sum, wait) => sum + wait, 0) / 3600);
  });
  expect(hours).toEqual([42, 42]);
});

test('two processes hand over each notice once; a crash before the commit loses none', async () => {
  const people = [await learner(), await learner(), await learner()];
  for (const { person } of people) await regrade(person);
  const other = await openNeighbour(world.opened);
  const now = world.clock.now();
  const onFailed = (error: unknown) => {
    throw error;
  };
  const broken = { ...world.services.jobs, enqueue: () => Promise.reject(new Error('crash')) };
  await deliverPushes({ db: world.db, jobs: broken, onFailed: () => {} }, now);
  expect(await jobs()).toEqual([]);
  await Promise.all(
    [world.db, other.db, world.db, other.db].map((db) =>
      deliverPushes({ db, jobs: world.services.jobs, onFailed }, now),
    ),
  );
  await other.close();
  expect(await jobs()).toHaveLength(3);
});

test('the running jobs send it', async () => {
  const { person } = await learner();
  await regrade(person);
  const mailer = createMailer(world.services.config, log);
  const stop = await startJobs({ opened: world.opened, services, mailer, log, everySeconds: 0.5 });
  await runNotices(services, log);
  await expect.poll(() => service.got.length, { timeout: 20_000 }).toBe(1);
  await stop();
  mailer.close();
});

test('a device is removed with its session, by its member, and when another account has it', async () => {
  const { person, device } = await learner();
  const devices = async ({ calls }: Person) =>
    (await calls.account.exportData()).noticeDevices.length;
  const other = await world.person();
  await regrade(person);
  await other.calls.notice.removeDevice({ endpoint: device.endpoint });
  expect(await devices(person)).toBe(1);
  await other.calls.notice.addDevice(device);
  expect([await devices(person), await devices(other)]).toEqual([0, 1]);
  // What waited for the one is not shown to the other.
  await run();
  expect(service.got).toEqual([]);
  await other.http('POST', '/api/logout');
  const { rows } = await sql`select from push_subscriptions where user_id = ${other.id}`.execute(
    world.db,
  );
  expect(rows).toEqual([]);
});

test('a device has an https address, keys of a browser, and at most ten of an account stay', async () => {
  const person = await world.person();
  const device = service.device();
  for (const wrong of [
    { endpoint: device.endpoint.replace('https', 'http') },
    { endpoint: 'https://name:secret@push.example/1' },
    { p256dh: device.auth },
    { auth: 'not base64' },
  ])
    await expect(person.calls.notice.addDevice({ ...device, ...wrong })).rejects.toThrow();
  for (let added = 0; added < 12; added += 1) {
    world.clock.advance(1000);
    await person.calls.notice.addDevice(service.device());
  }
  expect((await person.calls.account.exportData()).noticeDevices).toHaveLength(10);
});
