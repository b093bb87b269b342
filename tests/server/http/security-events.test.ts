import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { manageAccount } from '#scripts/account.ts';
import { listWork } from '#server/jobs/work.ts';
import { loggerOptions } from '#server/kernel/log/log.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

/** Security events as the process writes them: lines of the real logger, in the order of the calls. */
const Event = z.object({
  event: z.string(),
  outcome: z.enum(['done', 'refused']),
  userId: z.number().nullable(),
  network: z.string(),
  reqId: z.string().optional(),
  call: z.string().optional(),
  reason: z.string().optional(),
});

let world: World;
let ann: Person;
let admin: Person;
const stream = new PassThrough({ encoding: 'utf8' });
const log = pino(loggerOptions('info'), stream);
let text = '';
stream.on('data', (part: string) => {
  text += part;
});

const events = () =>
  text
    .split('\n')
    .filter((line) => line.includes('"event"'))
    .map((line) => Event.parse(JSON.parse(line)));
const names = () => events().map(({ event }) => event);

beforeAll(async () => {
  world = await createWorld({}, undefined, log);
});
afterAll(() => world.close());
// Sessions of their own, because one of the tests moves the clock by more than a session lasts.
beforeEach(async () => {
  ann = await world.person();
  admin = await world.person({ isAdmin: true });
  text = '';
});

const signIn = (person: { email: string }, given: string) =>
  world.guest.http('POST', '/api/login', { email: person.email, password: given });

test('a sign-in, a wrong password and an unknown address are events with account, network and request', async () => {
  const good = await signIn(ann, password);
  await signIn(ann, 'a wrong password');
  await signIn({ email: 'unknown@example.com' }, 'a wrong password');
  expect(events()).toMatchObject([
    { event: 'signed-in', outcome: 'done', userId: ann.id, network: '127.0.0.0/24' },
    { event: 'sign-in-failed', outcome: 'refused', userId: ann.id },
    { event: 'sign-in-failed', outcome: 'refused', userId: null },
  ]);
  expect(events()[0]?.reqId).toBe(good.headers['x-request-id']);
});

test('an account that is locked for a network is an event, and so is the limit', async () => {
  const victim = await world.person({ username: 'victim' });
  text = '';
  for (let tried = 0; tried < 30 && !names().includes('limit-reached'); tried += 1) {
    await signIn(victim, 'a wrong password');
  }
  expect(events().slice(-2)).toMatchObject([
    { event: 'sign-in-locked', outcome: 'refused', userId: victim.id },
    { event: 'limit-reached', call: 'POST /api/login', reason: 'too-many-requests' },
  ]);
});

test('what members do with their account is an event each', async () => {
  const eve = await world.person({ username: 'eve' });
  text = '';
  await eve.http('PUT', '/api/profile', { email: 'eve.new@example.com', password });
  await eve.http('DELETE', '/api/profile/pending-email');
  await eve.http('POST', '/api/update-password', {
    currentPassword: 'a wrong password',
    newPassword: 'a new long password',
  });
  await eve.http('POST', '/api/update-password', {
    currentPassword: password,
    newPassword: 'a new long password',
  });
  await eve.http('DELETE', '/api/sessions');
  await eve.http('GET', '/api/export-data');
  await eve.http('POST', '/api/forgot-password', { email: eve.email });
  await eve.http('POST', '/api/delete-account', { password: 'a new long password' });
  expect(names()).toEqual([
    'address-change-requested',
    'address-change-cancelled',
    'password-refused',
    'password-changed',
    'other-sessions-ended',
    'data-exported',
    'password-reset-requested',
    'deletion-scheduled',
  ]);
  expect(new Set(events().map(({ userId }) => userId))).toEqual(new Set([eve.id]));
});

test('signing out and the loss of an account are events', async () => {
  const leaving = await world.person({ username: 'leaving' });
  await leaving.http('POST', '/api/logout');
  const again = await signIn(leaving, password);
  const cookie = String([again.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  await world.guest.http('POST', '/api/delete-account', { password }, { cookie });
  world.clock.advance(16 * 86_400_000);
  const mailer = createMailer(world.services.config, log);
  await listWork(world.services, mailer, log)
    .find(({ name }) => name === 'purge-accounts')
    ?.run({}, 'job');
  mailer.close();
  expect(names()).toEqual(
    expect.arrayContaining(['signed-out', 'deletion-scheduled', 'account-erased']),
  );
  expect(events().at(-1)).toMatchObject({ event: 'account-erased', userId: leaving.id });
});

test('a role that the operator gives is an event', async () => {
  const next = await world.person({ username: 'next' });
  text = '';
  await manageAccount(world.db, ['make-admin', next.email], log);
  await manageAccount(world.db, ['make-admin', next.email], log);
  expect(events()).toMatchObject([{ event: 'role-changed', outcome: 'done', userId: next.id }]);
});

test('a refusal is an event: rights, another site and an unknown access token, in both interfaces', async () => {
  await ann.http('GET', '/api/admin/quizzes');
  await ann.http('GET', '/trpc/quiz.recent');
  await ann.http('POST', '/api/logout', {}, { origin: 'https://elsewhere.example' });
  await world.guest.http('GET', '/api/user', undefined, { authorization: 'Bearer qw_unknown' });
  await expect.poll(names).toHaveLength(4);
  expect(events()).toMatchObject([
    {
      event: 'access-refused',
      userId: ann.id,
      call: 'GET /api/admin/quizzes',
      reason: 'forbidden',
    },
    { event: 'access-refused', userId: ann.id, call: 'quiz.recent', reason: 'forbidden' },
    { event: 'access-refused', userId: ann.id, call: 'POST /api/logout', reason: 'forbidden' },
    { event: 'access-refused', userId: null, call: 'GET /api/user', reason: 'signed-out' },
  ]);
});

test('an administrator is refused nothing, and a guest who has to sign in is no event', async () => {
  await admin.http('GET', '/api/admin/quizzes');
  await world.guest.http('GET', '/api/admin/quizzes');
  expect(names()).toEqual([]);
});

test('no line of the log has a password, a token, a cookie or an email address, and no event a whole network address', async () => {
  const secrets = ['a-secret-password', 'a-secret-token', 'secret.person@example.com'];
  await world.guest.http('POST', '/api/register', {
    username: 'secret_person',
    email: 'secret.person@example.com',
    password: 'a-secret-password',
  });
  await signIn({ email: 'secret.person@example.com' }, 'a-secret-password');
  await signIn({ email: 'secret.person@example.com' }, 'a-secret-password wrong');
  await world.guest.http('POST', '/api/reset-password', {
    token: 'a-secret-token',
    password: 'a-secret-password',
  });
  await ann.http('GET', '/api/user?token=a-secret-token');
  expect(names()).toEqual(['account-opened', 'signed-in', 'signed-in', 'sign-in-failed']);
  const session = ann.cookie.split('=')[1] ?? 'none';
  for (const secret of [...secrets, session]) expect(text).not.toContain(secret);
  const lines = text.split('\n').filter((line) => line.includes('"event"'));
  expect(lines.join()).not.toContain('127.0.0.1');
});
