import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createBoss, jobShapes, openJobQueue } from '#server/jobs/queue.ts';
import { startJobs } from '#server/jobs/start.ts';
import { listWork } from '#server/jobs/work.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { openPostOffice } from '#tests/support/post-office.ts';
import { createWorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const log = pino({ level: 'silent' });

async function jobsIn({ db }: World) {
  const { rows } = await sql<{ name: string; state: string; data: unknown }>`
    select name, state, data from pgboss.job where name = 'mail' order by created_on`.execute(db);
  return rows;
}

test('a job exists if and only if the transaction that causes it commits', async () => {
  await using world = await createWorld();
  const { db, services } = world;
  await expect(
    inTransaction(db, async (tx) => {
      await services.jobs.enqueue(tx, 'mail', { mail: 'export', userId: 1 });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await jobsIn(world)).toEqual([]);
  await inTransaction(db, (tx) => services.jobs.enqueue(tx, 'mail', { mail: 'export', userId: 1 }));
  expect(await jobsIn(world)).toMatchObject([{ name: 'mail', state: 'created' }]);
});

test('data of another shape is refused as a job', async () => {
  await using world = await createWorld();
  const payload = { mail: 'export' as const, userId: -1 };
  await expect(
    inTransaction(world.db, (tx) => world.services.jobs.enqueue(tx, 'mail', payload)),
  ).rejects.toThrow(z.ZodError);
});

test('a mail server that was unavailable gets the mail afterwards', async () => {
  await using world = await createWorkingWorld();
  world.post.closed = true;
  const person = await world.person();
  await world.guest.http('POST', '/api/forgot-password', { email: person.email });
  await expect.poll(async () => (await jobsIn(world))[0]?.state).toBe('retry');
  world.post.closed = false;
  // Sooner than the pause of the queue.
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(world.db);
  const mail = await world.post.receive(person.email, 'Choose a new password');
  expect(mail.messageId).toMatch(/^<[\w-]+@localhost>$/);
});

test('several workers share the queue: every mail is sent once', async () => {
  await using world = await createWorkingWorld();
  const { opened, services, post } = world;
  const mailer = createMailer(services.config, log);
  const stop = await startJobs({ opened, services, mailer, log, everySeconds: 0.5 });
  const people: Person[] = [];
  for (let count = 0; count < 12; count += 1) people.push(await world.person());
  await inTransaction(world.db, async (tx) => {
    for (const { id } of people) {
      await services.jobs.enqueue(tx, 'mail', { mail: 'password-changed', userId: id });
    }
  });
  for (const { email } of people) await post.receive(email);
  await expect
    .poll(async () => (await jobsIn(world)).every((job) => job.state === 'completed'))
    .toBe(true);
  expect(post.mails).toHaveLength(12);
  await stop();
  mailer.close();
});

test('stopping finishes the current job', async () => {
  await using world = await createWorld();
  const post = await openPostOffice();
  const person = await world.person();
  const sent: string[] = [];
  const slow = {
    async send() {
      await new Promise((resolve) => setTimeout(resolve, 700));
      sent.push('sent');
    },
    close() {},
  };
  const { opened, services } = world;
  const stop = await startJobs({ opened, services, mailer: slow, log, everySeconds: 0.5 });
  await inTransaction(world.db, (tx) =>
    services.jobs.enqueue(tx, 'mail', { mail: 'password-changed', userId: person.id }),
  );
  await expect.poll(async () => (await jobsIn(world))[0]?.state).toBe('active');
  await stop();
  expect(sent).toEqual(['sent']);
  expect((await jobsIn(world))[0]?.state).toBe('completed');
  await post.stop();
});

test('a contact message is mailed to the contact address as a quotation, with Reply-To of its sender', async () => {
  await using world = await createWorkingWorld();
  await world.guest.http('POST', '/api/contact', {
    name: 'Mallory <b>',
    email: 'mallory@example.com',
    subject: 'Hello there\r\nBcc: victim@example.com',
    category: 'bug',
    message: 'It <script>alert(1)</script> breaks.',
  });
  const mail = await world.post.receive('contact@quizwright.test');
  expect(mail.replyTo?.[0]?.address).toBe('mallory@example.com');
  expect(mail.bcc).toBeUndefined();
  expect(mail.text).toContain('> It <script>');
  expect(mail.html).toContain('It &lt;script&gt;alert(1)&lt;/script&gt; breaks.');
  expect(mail.html).not.toContain('<script>');
});

test('faults 7: a crash delays only the current mail, which another process takes over', async () => {
  await using world = await createWorld();
  const { db, opened, services } = world;
  const { promise: neverSent, resolve: giveUp } = Promise.withResolvers<void>();
  const sent: string[] = [];
  const crashing = { send: () => neverSent, close: () => {} };
  const working = { send: async (_: unknown, id: string) => void sent.push(id), close: () => {} };
  const states = async () => (await jobsIn(world)).map(({ state }) => state).sort();
  for (let count = 0; count < 4; count += 1) {
    const { id } = await world.person();
    await inTransaction(db, (tx) =>
      services.jobs.enqueue(tx, 'mail', { mail: 'password-changed', userId: id }),
    );
  }
  const first = await startJobs({ opened, services, mailer: crashing, log, everySeconds: 0.5 });
  await expect.poll(states).toEqual(['active', 'created', 'created', 'created']);
  const second = await startJobs({ opened, services, mailer: working, log, everySeconds: 0.5 });
  await expect.poll(states).toEqual(['active', 'completed', 'completed', 'completed']);
  expect(new Set(sent).size).toBe(3);
  // The first process has sent no heartbeat for a while.
  await sql`update pgboss.job set heartbeat_on = now() - interval '25 seconds' where state = 'active'`.execute(
    db,
  );
  const supervisor = createBoss(opened, log, { schedule: false, supervise: false });
  await supervisor.start();
  await supervisor.supervise('mail');
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db);
  await expect.poll(() => new Set(sent).size).toBe(4);
  giveUp();
  await supervisor.stop({ graceful: false });
  await Promise.all([first(), second()]);
});

test('faults 7: the queues of an earlier version get the heartbeat and the retries of this one', async () => {
  await using world = await createWorld();
  const options = async () =>
    (
      await sql<{ name: string; heartbeatSeconds: number | null; retryLimit: number }>`
        select name, heartbeat_seconds, retry_limit from pgboss.queue
        where name = any(${Object.keys(jobShapes)}) order by name`.execute(world.db)
    ).rows;
  const before = await options();
  expect(before).toContainEqual({ name: 'mail', heartbeatSeconds: 20, retryLimit: 30 });
  await sql`update pgboss.queue set heartbeat_seconds = null`.execute(world.db);
  await sql`update pgboss.queue set retry_limit = 12 where name = 'mail'`.execute(world.db);
  await (await openJobQueue(world.opened, log)).close();
  expect(await options()).toEqual(before);
});

test('what cannot be cleared does not keep the rest waiting', async () => {
  await using world = await createWorld();
  const { db, services, clock } = world;
  const { id } = await makeQuiz(world, { questions: 1 });
  await db.updateTable('quizzes').set({ archivedAt: clock.now() }).where('id', '=', id).execute();
  await db.insertInto('rateLimits').values({ key: 'old', points: 1, expire: 1 }).execute();
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
    db,
  );
  await sql`create trigger refused before delete on sessions execute function refuse()`.execute(db);
  clock.advance(31 * 86_400_000);
  const mailer = { send: async () => {}, close: () => {} };
  const clear = listWork(services, mailer, log).find(({ name }) => name === 'clear-expired');
  await expect(clear?.run({}, 'job')).rejects.toThrow('steps failed');
  expect(await db.selectFrom('rateLimits').select('key').execute()).toEqual([]);
  expect(await db.selectFrom('quizzes').where('id', '=', id).select('id').execute()).toEqual([]);
});
