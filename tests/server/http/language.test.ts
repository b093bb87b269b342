import { expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { freePort } from '#scripts/local-postgres.ts';
import { buildApp, createServices } from '#server/app.ts';
import { sessionCookie } from '#server/features/account/sessions/mutations.ts';
import { languages } from '#shared/kernel/language/languages.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };

test('REST refuses in English unless another language is asked for', async () => {
  await using world = await createWorld();
  const logIn = (headers: Record<string, string>) =>
    world.app.inject({
      method: 'POST',
      url: '/api/login',
      headers,
      payload: { email: 'learner@example.com', password: 'wrong' },
    });
  expect((await logIn({})).json().message).toBe('Invalid email or password');
  expect((await logIn({ 'accept-language': 'sw' })).json().message).toBe(
    'Invalid email or password',
  );
  expect((await logIn(german)).json().message).toBe('E-Mail-Adresse oder Passwort ist falsch');
});

test('the messages of fields are in the language of the call, over REST and tRPC', async () => {
  await using world = await createWorld();
  const rest = await world.app.inject({
    method: 'POST',
    url: '/api/register',
    headers: german,
    payload: { username: 'ab', email: 'ab@example.com', password: 'long enough' },
  });
  expect(rest.json().fields).toMatchObject({
    username: 'Der Benutzername muss mindestens 3 Zeichen lang sein',
  });
  const call = await world.app.inject({
    method: 'POST',
    url: '/trpc/account.register',
    headers: { ...german, 'content-type': 'application/json' },
    payload: { username: 'ab', email: 'ab@example.com', password: 'long enough' },
  });
  expect(call.json().error).toMatchObject({
    message: 'Der Benutzername muss mindestens 3 Zeichen lang sein',
    data: { failure: 'invalid' },
  });
});

test('why rows of an action were refused is in the language of the call', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person({ isAdmin: true });
  const { id } = await makeQuiz(world, { questions: 0 });
  await world.db.updateTable('quizzes').set({ status: 'draft' }).execute();
  const publish = async (headers: Record<string, string>) => {
    const { body } = await world.app.inject({
      ...{ method: 'POST', url: '/trpc/quiz.setStatuses' },
      headers: { ...headers, cookie, 'content-type': 'application/json' },
      payload: { changes: [{ id, status: 'active' }] },
    });
    return JSON.parse(body);
  };
  const outcome = (message: string) => ({
    result: { data: [{ id, outcome: 'refused', message }] },
  });
  expect(await publish({})).toEqual(outcome('It has no questions yet.'));
  expect(await publish(german)).toEqual(outcome('Es hat noch keine Fragen.'));
});

test('a new account reads the language of its registration; signing in sends it as a cookie', async () => {
  await using world = await createWorld();
  const account = { email: 'neu@example.com', password: 'a password that is long' };
  const registered = await world.app.inject({
    method: 'POST',
    url: '/api/register',
    headers: german,
    payload: { ...account, username: 'neu' },
  });
  expect(registered.statusCode).toBeLessThan(300);
  const stored = await world.db
    .selectFrom('users')
    .where('email', '=', account.email)
    .select('preferredLanguage')
    .executeTakeFirstOrThrow();
  expect(stored.preferredLanguage).toBe('de');
  const signedIn = await world.app.inject({ method: 'POST', url: '/api/login', payload: account });
  expect(signedIn.cookies).toContainEqual(
    expect.objectContaining({ name: 'language', value: 'de', httpOnly: true, sameSite: 'Lax' }),
  );
});

test('the choice of a language is kept in a cookie, and in the account of a member', async () => {
  await using world = await createWorld();
  const choose = (cookie?: string) =>
    world.app.inject({
      method: 'POST',
      url: '/trpc/account.setLanguage',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      payload: { language: 'ar' },
    });
  const chosen = expect.objectContaining({ name: 'language', value: 'ar' });
  expect((await choose()).cookies).toContainEqual(chosen);

  const member = await world.person();
  for (const language of languages) {
    await member.calls.account.setLanguage({ language });
    expect(await member.calls.account.me()).toMatchObject({ preferredLanguage: language });
  }
});

test('addresses that people open answer an outage with a page in their language', async () => {
  await using world = await createWorld();
  const { config, jobs, clock } = world.services;
  const url = `postgres://quizwright@127.0.0.1:${await freePort()}/nothing`;
  const away = await openDatabase({ kind: 'postgres', url, maxConnections: 1 });
  const app = await buildApp({ services: createServices({ db: away.db, config, jobs, clock }) });
  const headers = { 'accept-language': 'fr', cookie: `${sessionCookie}=known-before` };
  for (const [method, address] of [
    ['GET', '/unsubscribe/token'],
    ['POST', '/unsubscribe/token'],
    ['GET', '/auth/google/start'],
    ['GET', '/auth/google/callback'],
  ] as const) {
    const answer = await app.inject({ method, url: address, headers });
    expect(answer.statusCode, address).toBe(503);
    expect(answer.headers['content-type'], address).toContain('text/html');
    expect(answer.body, address).toContain('Cette page ne peut pas être affichée');
  }
  await app.close();
  await away.close();
});
