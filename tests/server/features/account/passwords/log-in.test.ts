import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { sessionCookie } from '#server/features/account/sessions/mutations.ts';
import { createWorld, password, type World } from '#tests/support/world.ts';

const { limits } = readConfig({});

const login = (world: World, email: string, secret: string, ip?: string) =>
  world.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password: secret },
    ...(ip ? { remoteAddress: ip } : {}),
  });

test('RSES-02, RSES-03, RSES-04, RSES-05, AUTH-08, AUTH-09: register with a profile, log out, log in', async () => {
  await using world = await createWorld();
  const registered = await world.guest.http('POST', '/api/register', {
    username: 'New_1',
    email: 'New@Example.com',
    password: 'abcdef',
    firstName: 'Nea',
    isAdmin: true,
  });
  expect(registered.status).toBe(201);
  expect(registered.body).toMatchObject({ username: 'New_1', email: 'new@example.com' });
  const line = String(registered.headers['set-cookie']);
  expect(line).toContain('HttpOnly');
  expect(line).toContain('SameSite=Lax');
  const row = await world.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ isAdmin: false, firstName: 'Nea', preferredLanguage: 'en' });
  expect(row.password).toMatch(/^\$argon2id\$/);
  const cookie = line.split(';')[0] ?? '';
  expect((await world.guest.http('GET', '/api/user', undefined, { cookie })).status).toBe(200);
  expect((await world.guest.http('POST', '/api/logout', undefined, { cookie })).status).toBe(200);
  expect((await world.guest.http('GET', '/api/user', undefined, { cookie })).status).toBe(401);
  const again = await login(world, ' NEW@example.com ', 'abcdef');
  expect(again.statusCode).toBe(200);
  expect(again.json()).toMatchObject({ username: 'New_1' });
});

test('AUTH-10, decision 61: of two registrations of one name at once, one succeeds; the other gets a message at the field', async () => {
  await using world = await createWorld();
  const register = (username: string, email: string) =>
    world.guest.http('POST', '/api/register', { username, email, password: 'a quiet secret' });
  const answers = await Promise.all([
    register('Same_Name', 'a@example.com'),
    register('same_name', 'b@example.com'),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
  expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
    fields: { username: 'This username is already taken' },
  });
  const addresses = await Promise.all([
    register('one_1', 'c@example.com'),
    register('two_2', 'C@example.com'),
  ]);
  expect(addresses.map((answer) => answer.status).sort()).toEqual([201, 409]);
  expect(addresses.find((answer) => answer.status === 409)?.body).toMatchObject({
    fields: { email: expect.any(String) },
  });
});

test('VAL-03, VAL-04, VAL-05, VAL-06, decision 81: registration refuses with the texts of the form', async () => {
  await using world = await createWorld();
  const refusal = async (change: object) => {
    const answer = await world.guest.http('POST', '/api/register', {
      username: 'valid_1',
      email: 'valid@example.com',
      password: 'a quiet secret',
      ...change,
    });
    expect(answer.status).toBe(400);
    return answer.body;
  };
  expect(await refusal({ username: 'ab' })).toMatchObject({
    fields: { username: 'Username must be at least 3 characters' },
  });
  expect(await refusal({ username: 'a b!' })).toMatchObject({
    fields: { username: 'Username can only contain letters, numbers, and underscores' },
  });
  expect(await refusal({ email: 'abc' })).toMatchObject({
    fields: { email: 'Please enter a valid email address' },
  });
  expect(await refusal({ password: '12345' })).toMatchObject({
    fields: { password: 'Password must be at least 6 characters' },
  });
  expect(await refusal({ dateOfBirth: '2024-01-01' })).toMatchObject({
    fields: { dateOfBirth: 'You must be at least 13 years old' },
  });
});

test('decision 59: a wrong password, an unknown address and a deactivated account get the same response', async () => {
  await using world = await createWorld();
  const person = await world.person();
  await world.db
    .updateTable('users')
    .set({ accountStatus: 'deactivated' })
    .where('id', '=', person.id)
    .execute();
  const wrong = await login(world, person.email, 'wrong');
  const unknown = await login(world, 'nobody@example.com', 'wrong');
  for (const answer of [wrong, unknown]) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ message: 'Invalid email or password' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('decision 59: an unknown address takes as long as a wrong password', async () => {
  await using world = await createWorld({ mode: 'production' });
  const person = await world.person();
  const time = async (email: string, round: number) => {
    // Processor time, because elapsed time would include other programs.
    const started = process.cpuUsage();
    await login(world, email, 'wrong', `10.0.0.${round + 1}`);
    const { user, system } = process.cpuUsage(started);
    return user + system;
  };
  // The least of several, in turns: garbage collection and compilation only add to a round.
  let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 4; round += 1) {
    known = Math.min(known, await time(person.email, round));
    unknown = Math.min(unknown, await time('unknown@example.com', round));
  }
  expect(unknown / known).toBeGreaterThan(0.4);
  expect(unknown / known).toBeLessThan(2.5);
});

const cookiesOf = (answer: Awaited<ReturnType<typeof login>>) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

test('decision 67: at most ten wrong passwords for one account from one network are checked, also if sent at once', async () => {
  await using world = await createWorld();
  const person = await world.person();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, guess) =>
      login(world, person.email, `guess ${guess}`, '10.1.0.1'),
    ),
  );
  const statuses = answers.map((answer) => answer.statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  const refused = await login(world, person.email, password, '10.1.0.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('M2: too many wrong passwords from elsewhere do not lock the owner out, administrators neither', async () => {
  await using world = await createWorld({ limits: { ...limits, login: 3 } });
  for (const owner of [await world.person(), await world.person({ isAdmin: true })]) {
    for (let guess = 0; guess < 4; guess += 1) {
      await login(world, owner.email, `guess ${guess}`, '10.1.0.1');
    }
    expect((await login(world, owner.email, password, '10.2.0.1')).statusCode).toBe(200);
  }
});

test('M2: guesses at one account from many networks are slowed down increasingly', async () => {
  await using world = await createWorld({ limits: { ...limits, loginAccount: 5 } });
  const { email } = await world.person();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  let client = 0;
  const guess = (secret = 'wrong') => {
    client += 1;
    return login(world, email, secret, `10.5.0.${client}`);
  };
  for (let count = 0; count < 5; count += 1) expect((await guess()).statusCode).toBe(401);
  // One more is checked, and starts a pause.
  expect((await guess()).statusCode).toBe(401);
  const refused = await guess();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('1');
  wait(1.1);
  expect((await guess()).statusCode).toBe(401);
  const longer = await guess();
  expect([longer.statusCode, longer.headers['retry-after']]).toEqual([429, '2']);
  wait(1.1);
  expect((await guess(password)).statusCode).toBe(429);
  wait(1);
  expect((await guess(password)).statusCode).toBe(200);
});

test('M2: a browser in which the owner has signed in before is not slowed down by guesses of others', async () => {
  await using world = await createWorld({
    limits: { ...limits, login: 4, loginAccount: 2, loginNetwork: 2 },
  });
  const owner = await world.person();
  const cookie = cookiesOf(await login(world, owner.email, password, '10.6.0.1'));
  expect(cookie).toContain('quizwright_device=');
  const inKnownBrowser = (email: string, secret: string) =>
    world.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { cookie },
      payload: { email, password: secret },
      remoteAddress: '10.6.0.1',
    });
  for (const email of ['nobody@example.com', 'noone@example.com', owner.email]) {
    await login(world, email, 'wrong', '10.6.0.1');
  }
  for (let guess = 0; guess < 6; guess += 1) {
    await login(world, owner.email, `guess ${guess}`, '10.7.0.1');
  }
  expect((await login(world, owner.email, password, '10.6.0.1')).statusCode).toBe(429);
  expect((await inKnownBrowser(owner.email, password)).statusCode).toBe(200);
  // It is known only for its owner, and has as many wrong tries as any other.
  const other = await world.person({ email: 'other@example.com' });
  expect((await inKnownBrowser(other.email, password)).statusCode).toBe(429);
  for (let guess = 0; guess < 4; guess += 1) {
    expect((await inKnownBrowser(owner.email, 'wrong')).statusCode).toBe(401);
  }
  expect((await inKnownBrowser(owner.email, password)).statusCode).toBe(429);
});

test('M2: a password that could not be checked does not count as wrong', async () => {
  await using world = await createWorld({ limits: { ...limits, login: 2, loginAccount: 2 } });
  const { email } = await world.person();
  const store = (hash: string) => world.db.updateTable('users').set({ password: hash }).execute();
  await store('no hash that can be read');
  for (let count = 0; count < 4; count += 1) {
    expect((await login(world, email, password)).statusCode).toBe(500);
  }
  await store(await world.services.passwords.hash(password));
  expect((await login(world, email, password)).statusCode).toBe(200);
});

test('decision 67: the wrong passwords of one network for many accounts are limited with a high limit', async () => {
  await using world = await createWorld({ limits: { ...limits, loginNetwork: 3 } });
  for (let account = 0; account < 3; account += 1) {
    const answer = await login(world, `nobody${account}@example.com`, 'guess', '10.3.0.1');
    expect(answer.statusCode).toBe(401);
  }
  const refused = await login(world, 'nobody99@example.com', 'guess', '10.3.0.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('M2: the typing errors of a whole class behind one address lock no other account out', async () => {
  await using world = await createWorld();
  for (let pupil = 0; pupil < 12; pupil += 1) {
    await login(world, `pupil${pupil}@example.com`, 'mistyped', '10.8.0.1');
  }
  const { email } = await world.person();
  expect((await login(world, email, password, '10.8.0.1')).statusCode).toBe(200);
});

test('a whole class can sign in from one network at once', async () => {
  await using world = await createWorld();
  const people = [];
  for (let seat = 0; seat < 25; seat += 1) people.push(await world.person());
  const answers = await Promise.all(
    people.map((person) => login(world, person.email, password, '10.4.0.1')),
  );
  expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
});

test('signing in to another account ends the session of the first', async () => {
  await using world = await createWorld();
  const [first, second] = [await world.person(), await world.person()];
  const answer = await first.http('POST', '/api/login', { email: second.email, password });
  expect(String(answer.headers['set-cookie'])).toContain(sessionCookie);
  expect((await first.http('GET', '/api/user')).status).toBe(401);
});

test('signing out elsewhere ends the other sessions and keeps this one', async () => {
  await using world = await createWorld();
  const person = await world.person();
  await login(world, person.email, password);
  expect(await person.calls.account.sessions()).toHaveLength(2);
  const ended = await person.http('POST', '/trpc/account.signOutElsewhere', {});
  expect(ended.body).toMatchObject({ result: { data: { ended: 1 } } });
  expect((await person.http('GET', '/api/user')).status).toBe(200);
});
