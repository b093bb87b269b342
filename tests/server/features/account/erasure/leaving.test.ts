import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { manageAccount } from '#scripts/account.ts';
import { purgeAccounts } from '#server/features/account/erasure/workflows/purge-accounts.ts';
import { listWork } from '#server/jobs/work.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

const day = 86_400_000;

const login = (world: World, person: Person, secret = password) =>
  world.guest.http('POST', '/api/login', { email: person.email, password: secret });

const statusOf = (world: World, person: Person) =>
  world.db
    .selectFrom('users')
    .where('id', '=', person.id)
    .select(['accountStatus', 'scheduledDeletionDate'])
    .executeTakeFirst();

function proofIn(answer: Awaited<ReturnType<typeof login>>): string {
  const lines = [answer.headers['set-cookie']].flat().map(String);
  return lines.find((line) => line.startsWith('quizwright_reactivation='))?.split(';')[0] ?? '';
}

const reactivate = (world: World, email: string, cookie = '') =>
  world.guest.http('POST', '/api/reactivate-account', { email }, cookie ? { cookie } : {});

test('RSES-11, ACCT-06, ACCT-08, ACCT-09: deletion starts a grace period of 15 days and ends every session', async () => {
  await using world = await createWorld();
  const person = await world.person();
  await login(world, person);
  const answer = await person.http('POST', '/api/delete-account');
  expect(answer.status).toBe(200);
  const row = await statusOf(world, person);
  expect(row?.accountStatus).toBe('pending_deletion');
  expect(row?.scheduledDeletionDate?.getTime()).toBe(world.clock.now().getTime() + 15 * day);
  expect((await person.http('GET', '/api/user')).status).toBe(401);
  expect(await world.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('decision 77: a session that is not fresh needs the password', async () => {
  await using world = await createWorld();
  const person = await world.person();
  world.clock.advance(11 * 60_000);
  expect((await person.http('POST', '/api/delete-account')).status).toBe(403);
  const wrong = await person.http('POST', '/api/delete-account', { password: 'wrong' });
  expect(wrong.status).toBe(400);
  expect((await person.http('GET', '/api/user')).status).toBe(200);
  expect((await person.http('POST', '/api/delete-account', { password })).status).toBe(200);
});

test('ACCT-01, ACCT-05, RSES-07, decision 58: an account can be reactivated only after a proof of identity', async () => {
  await using world = await createWorld();
  const [person, other] = [await world.person(), await world.person()];
  await person.http('POST', '/api/delete-account');
  await other.http('POST', '/api/delete-account');
  expect((await reactivate(world, person.email)).status).toBe(403);
  expect((await login(world, person, 'wrong')).status).toBe(401);
  const refused = await login(world, person);
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({
    isDeactivated: true,
    email: person.email,
    message: expect.any(String),
  });
  const proof = proofIn(refused);
  expect((await reactivate(world, other.email, proof)).status).toBe(403);
  expect((await reactivate(world, person.email, `${proof}x`)).status).toBe(403);
  expect((await reactivate(world, person.email, proof)).status).toBe(200);
  expect(await statusOf(world, person)).toEqual({
    accountStatus: 'active',
    scheduledDeletionDate: null,
  });
  expect((await login(world, person)).status).toBe(200);
});

test('the proof is valid for ten minutes', async () => {
  await using world = await createWorld();
  const person = await world.person();
  await person.http('POST', '/api/delete-account');
  const proof = proofIn(await login(world, person));
  world.clock.advance(10 * 60_000 + 1000);
  expect((await reactivate(world, person.email, proof)).status).toBe(403);
});

test('decision 79: a suspended account gets a message and cannot reactivate itself', async () => {
  await using world = await createWorld();
  const person = await world.person();
  await world.db
    .updateTable('users')
    .set({ accountStatus: 'suspended' })
    .where('id', '=', person.id)
    .execute();
  const refused = await login(world, person);
  expect(refused.status).toBe(403);
  expect(refused.body).not.toHaveProperty('isDeactivated');
  expect(proofIn(refused)).toBe('');
});

test('decision 80: the last administrator cannot leave, also when two leave at once', async () => {
  await using world = await createWorld();
  const [one, two] = [await world.person({ isAdmin: true }), await world.person({ isAdmin: true })];
  const answers = await Promise.all([
    one.http('POST', '/api/delete-account'),
    two.http('POST', '/api/delete-account'),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
});

test('ACCT-11, ACCT-12: the purge erases only accounts whose grace period is over', async () => {
  await using world = await createWorld();
  const [gone, back, later] = [await world.person(), await world.person(), await world.person()];
  await gone.http('POST', '/api/delete-account');
  await back.http('POST', '/api/delete-account');
  world.clock.advance(day);
  const laterLogin = await login(world, later);
  expect(laterLogin.status).toBe(200);
  await later.calls.account.deleteAccount({ password });
  await manageAccount(world.db, ['reactivate', back.email]);
  world.clock.advance(14 * day + 1000);
  expect(await purgeAccounts(world.db, world.clock.now())).toBe(1);
  expect(await statusOf(world, gone)).toBeUndefined();
  expect(await statusOf(world, back)).toMatchObject({ accountStatus: 'active' });
  expect(await statusOf(world, later)).toMatchObject({ accountStatus: 'pending_deletion' });
  expect((await login(world, back)).status).toBe(200);
});

test('the purge erases accounts also while answers cannot be rated', async () => {
  await using world = await createWorld();
  const person = await world.person();
  const { id: quizId } = await makeQuiz(world, { questions: 1 });
  const { id: attemptId, questions } = await person.calls.attempt.start({ quizId });
  await person.calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
  await person.calls.account.deleteAccount({ password });
  world.clock.advance(15 * day + 1000);
  await sql`alter table learner_ratings add constraint never check (false)`.execute(world.db);
  const mailer = { send: async () => {}, close: () => {} };
  const work = listWork(world.services, mailer, pino({ level: 'silent' }));
  await work.find(({ name }) => name === 'purge-accounts')?.run({}, 'job');
  expect(await statusOf(world, person)).toBeUndefined();
});

test('of a reactivation and a purge at once, the first takes full effect', async () => {
  await using world = await createWorld();
  for (const headStart of [0, 1, 2, 4, 8, 16]) {
    const person = await world.person();
    await person.calls.account.deleteAccount({ password });
    world.clock.advance(15 * day + 1000);
    const refused = await login(world, person);
    expect(refused.body).toMatchObject({ isDeactivated: true });
    const [answer, erased] = await Promise.all([
      reactivate(world, person.email, proofIn(refused)),
      wait(headStart).then(() => purgeAccounts(world.db, world.clock.now())),
    ]);
    const account = (await statusOf(world, person))?.accountStatus ?? 'gone';
    // One comparison, so that a failure shows everything.
    const outcome = { status: answer.status, erased, account, said: answer.body };
    if (answer.status === 200) expect(outcome).toMatchObject({ erased: 0, account: 'active' });
    else expect(outcome).toMatchObject({ erased: 1, account: 'gone' });
    expect([200, 403, 409]).toContain(answer.status);
  }
});

test('the operator lists accounts, appoints administrators and reactivates', async () => {
  await using world = await createWorld();
  const person = await world.person();
  expect(await manageAccount(world.db, ['list'])).toContain(person.email);
  expect(await manageAccount(world.db, ['make-admin', person.email.toUpperCase()])).toContain(
    'is an administrator now',
  );
  expect((await person.http('GET', '/api/user')).body).toMatchObject({ isAdmin: true });
  expect(await manageAccount(world.db, ['reactivate', person.email])).toContain(
    'nothing was changed',
  );
  const { email } = await world.person();
  await world.db
    .updateTable('users')
    .set({ accountStatus: 'deactivated' })
    .where('email', '=', email)
    .execute();
  expect(await manageAccount(world.db, ['make-admin', email])).toContain(
    `The account is deactivated: to use it, run npm run account -- reactivate ${email}`,
  );
  await expect(manageAccount(world.db, ['make-admin', 'nobody@example.com'])).rejects.toThrow(
    'No account',
  );
  await expect(manageAccount(world.db, ['explode'])).rejects.toThrow('Usage');
});

test('M3: an account with an unverified address is made an administrator only with --unverified', async () => {
  await using world = await createWorld();
  const squatter = { username: 'squatter', email: 'head@example.com', password: 'squatters own' };
  await world.guest.http('POST', '/api/register', squatter);
  const isAdmin = async () =>
    (await world.db.selectFrom('users').select('isAdmin').executeTakeFirstOrThrow()).isAdmin;
  await expect(manageAccount(world.db, ['make-admin', squatter.email])).rejects.toThrow(
    /is not verified: this account may belong to another person[\s\S]*--unverified/,
  );
  expect(await isAdmin()).toBe(false);
  await expect(manageAccount(world.db, ['make-admin', squatter.email, '--force'])).rejects.toThrow(
    'Usage',
  );
  await manageAccount(world.db, ['make-admin', squatter.email, '--unverified']);
  expect(await isAdmin()).toBe(true);
});
