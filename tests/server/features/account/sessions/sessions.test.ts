import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashSessionId, sessionCookie } from '#server/features/account/sessions/mutations.ts';
import { minuteMs } from '#shared/kernel/time/durations.ts';
import { createWorld, password, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ mode: 'production' });
});
afterAll(() => world.close());

const cookieOf = (headers: Record<string, unknown>): string => {
  const lines = [headers['set-cookie']].flat().map(String);
  return lines.find((line) => line.startsWith(sessionCookie)) ?? '';
};

describe('signing in and out', () => {
  test('RSES-04, AUTH-08, AUTH-09: registering signs in; a password is checked only for its length; isAdmin is ignored', async () => {
    const account = {
      username: 'new_B9',
      email: 'New@Example.com',
      password: 'abcdef',
      firstName: 'New',
      isAdmin: true,
    };
    const answer = await world.guest.http('POST', '/api/register', account);
    expect(answer).toMatchObject({
      status: 201,
      body: { username: 'new_B9', email: 'new@example.com', isAdmin: false },
    });
    const row = await world.db
      .selectFrom('users')
      .where('username', '=', 'new_B9')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row.isAdmin).toBe(false);
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const cookie = cookieOf(answer.headers);
    const me = await world.guest.http('GET', '/api/user', undefined, {
      cookie: cookie.split(';')[0] ?? '',
    });
    expect(me).toMatchObject({ status: 200, body: { username: 'new_B9' } });
  });

  test('RSES-01, RSES-02, RSES-03, ENT-04: the cookie is httpOnly and Lax; the user says hasPassword; no cookie is 401', async () => {
    const person = await world.person();
    const login = await world.guest.http('POST', '/api/login', {
      email: person.email.toUpperCase(),
      password,
    });
    expect(login).toMatchObject({ status: 200, body: { username: person.username } });
    expect(cookieOf(login.headers)).toMatch(
      /; HttpOnly; SameSite=Lax|; SameSite=Lax.*; HttpOnly|HttpOnly/,
    );
    expect(cookieOf(login.headers)).toContain('SameSite=Lax');
    expect((await person.http('GET', '/api/user')).body).toMatchObject({ hasPassword: true });
    expect(await world.guest.http('GET', '/api/user')).toMatchObject({ status: 401 });
    const forged = await world.guest.http('GET', '/api/user', undefined, {
      cookie: `${sessionCookie}=forged`,
    });
    expect(forged.status).toBe(401);
  });

  test('behind https the cookies are Secure and have the prefix __Host-', async () => {
    await using secure = await createWorld({ publicUrl: 'https://quiz.example.com' });
    const person = await secure.person();
    const login = await secure.guest.http('POST', '/api/login', { email: person.email, password });
    const lines = [login.headers['set-cookie']].flat().map(String);
    const named = (name: string) => lines.find((line) => line.startsWith(`${name}=`)) ?? '';
    for (const name of [sessionCookie, 'quizwright_device']) {
      expect(named(name)).toBe('');
      expect(named(`__Host-${name}`)).toMatch(/; Path=\/;.*; Secure/);
      expect(named(`__Host-${name}`)).not.toContain('Domain');
    }
    expect((await person.http('GET', '/api/user')).status).toBe(200);
    // A cookie that a sibling domain could set does not sign in.
    const cookie = person.cookie.replace('__Host-', '');
    expect((await secure.guest.http('GET', '/api/user', undefined, { cookie })).status).toBe(401);
  });

  test('the table contains a hash of the session id, never the id', async () => {
    const person = await world.person();
    const id = person.cookie.split('=')[1] ?? '';
    const rows = await world.db
      .selectFrom('sessions')
      .where('userId', '=', person.id)
      .select('idHash')
      .execute();
    expect(rows).toEqual([{ idHash: hashSessionId(id) }]);
    const stolen = await world.guest.http('GET', '/api/user', undefined, {
      cookie: `${sessionCookie}=${rows[0]?.idHash}`,
    });
    expect(stolen.status).toBe(401);
  });

  test('RSES-05, AUTH-14: logging out needs no body and ends the session on the server', async () => {
    const person = await world.person();
    const answer = await person.http('POST', '/api/logout');
    expect(answer.status).toBe(200);
    // Not "storage" and "cookies": answers that wait to be sent and the mark of a known device remain.
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect((await person.http('GET', '/api/user')).status).toBe(401);
    expect((await world.guest.http('POST', '/api/logout')).status).toBe(200);
  });

  test('decision 59: a wrong password and an unknown address get the same answer', async () => {
    const person = await world.person();
    const wrong = await world.guest.http('POST', '/api/login', {
      email: person.email,
      password: 'wrong one',
    });
    const unknown = await world.guest.http('POST', '/api/login', {
      email: 'nobody@example.com',
      password: 'wrong one',
    });
    const visible = ({ status, body }: typeof wrong) => ({
      status,
      body: { ...Object(body), requestId: '' },
    });
    expect(visible(wrong)).toEqual(visible(unknown));
    expect(wrong.status).toBe(401);
  });

  test('decision 66: a call from another site with the session cookie is refused', async () => {
    const person = await world.person();
    const from = (headers: Record<string, string>) =>
      person.http('POST', '/api/logout', undefined, headers);
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await from({ origin: 'null' })).status).toBe(403);
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await person.http('GET', '/api/user')).status).toBe(200);
    expect((await from({ origin: world.services.config.publicUrl })).status).toBe(200);
  });
});

test('decision 66: on a site with TLS, a page without TLS counts as another site', async () => {
  const logOut = async (publicUrl: string, origin: string) => {
    await using site = await createWorld({ publicUrl });
    const headers = { origin, host: 'quiz.example.com' };
    return (await site.guest.http('POST', '/api/logout', {}, headers)).status;
  };
  expect(await logOut('https://quiz.example.com', 'https://quiz.example.com')).toBe(200);
  expect(await logOut('https://quiz.example.com', 'http://quiz.example.com')).toBe(403);
  expect(await logOut('http://localhost:3000', 'http://quiz.example.com')).toBe(200);
});

describe('AUTH-10, decision 61: names and addresses are unique without regard to case', () => {
  test('the failure names the field, also for ten calls at once', async () => {
    const person = await world.person({ username: 'Claimed' });
    const register = (username: string, email: string) =>
      world.guest.http('POST', '/api/register', { username, email, password: 'long enough' });
    expect(await register('cLAIMED', 'other@example.com')).toMatchObject({
      status: 409,
      body: { fields: { username: expect.any(String) } },
    });
    expect(await register('other_name', person.email)).toMatchObject({
      status: 409,
      body: { fields: { email: expect.any(String) } },
    });
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, n) => register('wanted', `wanted${n}@example.com`)),
    );
    expect(tries.map((answer) => answer.status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });
});

describe('VAL-03 VAL-04 VAL-05 VAL-06: registering is checked field by field', () => {
  test.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [
      { username: 'a b!' },
      'username',
      'Username can only contain letters, numbers, and underscores',
    ],
    [{ email: 'abc' }, 'email', 'Please enter a valid email address'],
    [{ password: 'abcde' }, 'password', 'Password must be at least 6 characters'],
  ])('%o', async (change, field, message) => {
    const account = {
      username: 'fine_name',
      email: 'fine@example.com',
      password: 'abcdef',
      ...change,
    };
    const answer = await world.guest.http('POST', '/api/register', account);
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
  });
});

test('decision 67: ten failed log-ins in ten minutes, then 429 with Retry-After, for the account from one network', async () => {
  await using limited = await createWorld();
  const person = await limited.person();
  const login = (attempt: string) =>
    limited.guest.http('POST', '/api/login', { email: person.email, password: attempt });
  for (let n = 0; n < 10; n += 1) expect((await login('wrong')).status).toBe(401);
  const refused = await login(password);
  expect(refused).toMatchObject({ status: 429, body: { failure: 'too-many-requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test("a call for another account than the session's is refused without any effect (web 4)", async () => {
  await using world = await createWorld();
  const ann = await world.person();
  const ben = await world.person();
  const save = (expected: string | undefined) =>
    ben.http(
      'POST',
      '/trpc/account.updateCard',
      { card: 'about', bio: `for ${expected}` },
      expected === undefined ? {} : { 'x-expected-user': expected },
    );
  const bio = async () => (await ben.calls.account.profile()).bio;

  for (const expected of [String(ann.id), 'nobody', '']) {
    const refused = await save(expected);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('"failure":"other-account"');
  }
  expect(await bio()).toBeNull();

  expect((await save(String(ben.id))).status).toBe(200);
  expect((await save(undefined)).status).toBe(200);
  expect(await bio()).toBe('for undefined');

  const asGuest = await world.guest.http('GET', '/trpc/account.profile', undefined, {
    'x-expected-user': String(ann.id),
  });
  expect(asGuest.text).toContain('"failure":"signed-out"');
});

test('a session and a token whose use cannot be noted can read', async () => {
  const person = await world.person();
  const request = { name: 'read', scope: 'read' as const, expiresInDays: 30, password };
  const { token } = await person.calls.account.createAccessToken(request);
  const tables = ['sessions', 'access_tokens'].map((name) => sql.table(name));
  for (const table of tables)
    await sql`alter table ${table} add constraint unused check (last_used_at is null) not valid`.execute(
      world.db,
    );
  world.clock.advance(6 * minuteMs);
  expect((await person.http('GET', '/api/user')).status).toBe(200);
  const authorization = `Bearer ${token}`;
  const byToken = await world.guest.http('GET', '/api/user', undefined, { authorization });
  expect(byToken.status).toBe(200);
  for (const table of tables)
    await sql`alter table ${table} drop constraint unused`.execute(world.db);
});

test('an account that is not active has no session, even one that was left in the database', async () => {
  const person = await world.person();
  await world.db
    .updateTable('users')
    .set({ accountStatus: 'deactivated' })
    .where('id', '=', person.id)
    .execute();
  expect((await person.http('GET', '/api/user')).status).toBe(401);
});
