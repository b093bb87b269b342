import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildApp, createServices } from '#server/app.ts';
import { listWork } from '#server/jobs/work.ts';
import { createWorld, password, type World } from '#tests/support/world.ts';

type App = World['app'];

const shared = () => createWorld({ limitStore: 'database' });

/** For the limits, another process on the same database. */
async function neighbourOf({ services }: World): Promise<App> {
  const { db, config, jobs, clock } = services;
  return buildApp({ services: createServices({ db, config, jobs, clock }) });
}

const logIn = (app: App, email: string, secret: string) =>
  app.inject({ method: 'POST', url: '/api/login', payload: { email, password: secret } });

test('decision 67: two processes on one database share the counts of tries', async () => {
  await using world = await shared();
  await using neighbour = await neighbourOf(world);
  const { email } = await world.person();
  for (let count = 0; count < 5; count += 1) {
    for (const app of [world.app, neighbour]) {
      expect((await logIn(app, email, 'wrong')).statusCode).toBe(401);
    }
  }
  for (const app of [world.app, neighbour]) {
    const refused = await logIn(app, email, password);
    expect(refused.statusCode).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
    expect(refused.json()).toMatchObject({ retryAfter: wait, failure: 'too-many-requests' });
  }
});

test('decision 67: tries sent to both processes at once are limited as if sent one by one', async () => {
  await using world = await shared();
  await using neighbour = await neighbourOf(world);
  const { email } = await world.person();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, count) =>
      logIn(count % 2 ? world.app : neighbour, email, 'wrong'),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
});

test('a right password does not count as a try', async () => {
  await using world = await shared();
  const { email } = await world.person();
  for (let count = 0; count < 15; count += 1) {
    expect((await logIn(world.app, email, password)).statusCode).toBe(200);
  }
});

test('if the table does not respond, each process counts by itself and refuses no request because of it', async () => {
  await using world = await shared();
  await using neighbour = await neighbourOf(world);
  const { email } = await world.person();
  await sql`drop table rate_limits`.execute(world.db);
  expect((await logIn(world.app, email, password)).statusCode).toBe(200);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await logIn(world.app, email, 'wrong')).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  expect((await logIn(neighbour, email, 'wrong')).statusCode).toBe(401);
});

test('expired tries are deleted, others stay', async () => {
  await using world = await shared();
  const { email } = await world.person();
  await logIn(world.app, email, 'wrong');
  const keys = async () =>
    (await world.db.selectFrom('rateLimits').select('key').orderBy('key').execute()).map(
      ({ key }) => key,
    );
  const mailer = { send: async () => {}, close: () => {} };
  const log = pino({ level: 'silent' });
  const clear = listWork(world.services, mailer, log).find(({ name }) => name === 'clear-expired');
  await clear?.run({}, 'one');
  expect(await keys()).toEqual([
    `login-account:${email}`,
    'login-network:127.0.0.1',
    `login:account ${email} network 127.0.0.1`,
  ]);
  world.clock.advance(61 * 60_000);
  await clear?.run({}, 'two');
  expect(await keys()).toEqual([]);
});
