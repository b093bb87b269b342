import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeProcedures, listRestOperations } from '#server/http/rest/operations.ts';
import { isForRole } from '#server/kernel/access.ts';
import { appRouter } from '#server/router.ts';
import { type TokenScope, tokenPrefix } from '#shared/features/account/access-token.ts';
import { tokenIn } from '#tests/support/post-office.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { type Method, type Person, password } from '#tests/support/world.ts';

let world: WorkingWorld;
beforeAll(async () => {
  world = await createWorkingWorld();
});
afterAll(() => world.close());

const Created = z.object({ id: z.int(), token: z.string(), hint: z.string() });
const minute = 60_000;
const day = 24 * 60 * minute;

async function createToken(person: Person, scope: TokenScope, expiresInDays = 30) {
  const wish = { name: `for ${scope}`, scope, expiresInDays };
  const answer = await person.http('POST', '/api/access-tokens', wish);
  expect(answer.status).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.read(Created);
}

const withToken =
  (token: string) =>
  (method: Method, url: string, body?: unknown, headers: Record<string, string> = {}) =>
    world.guest.http(method, url, body, { authorization: `Bearer ${token}`, ...headers });

test('a token is shown once, stored as a hash, and its owner gets a mail', async () => {
  const person = await world.person();
  const { token, hint } = await createToken(person, 'read');
  expect(token).toMatch(new RegExp(`^${tokenPrefix}[\\w-]{43}$`));
  const row = await world.db
    .selectFrom('accessTokens')
    .where('userId', '=', person.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(token.slice(tokenPrefix.length));
  const list = await person.http('GET', '/api/access-tokens');
  expect(list.text).not.toContain(token.slice(tokenPrefix.length));
  expect(list.body).toMatchObject([{ name: 'for read', scope: 'read', hint, lastUsedAt: null }]);
  await withToken(token)('GET', '/api/user');
  expect((await person.http('GET', '/api/access-tokens')).body).toMatchObject([
    { lastUsedAt: world.clock.now().toISOString() },
  ]);
  const mail = await world.post.receive(person.email, 'A new access token was created');
  expect(mail.text).toContain('for read');
  expect(mail.text).not.toContain(token);
});

test('creating and revoking need a proof of identity; a token is valid for at most a year', async () => {
  const person = await world.person();
  const { id, token } = await createToken(person, 'read', 365);
  const wish = { name: 'x', scope: 'read', expiresInDays: 1 };
  const now = world.clock.now();
  world.clock.advance(11 * minute);
  const create = (more: object) => person.http('POST', '/api/access-tokens', { ...wish, ...more });
  const revoke = (more: object) => person.http('POST', `/api/access-tokens/${id}/revoke`, more);
  expect((await create({})).status).toBe(403);
  expect((await create({ password: 'guess' })).status).toBe(400);
  expect((await create({ password })).status).toBe(201);
  expect((await create({ password, expiresInDays: 366 })).status).toBe(400);
  expect((await create({ password, expiresInDays: undefined })).status).toBe(400);
  expect((await revoke({})).status).toBe(403);
  const other = await world.person();
  const theirs = await other.http('POST', `/api/access-tokens/${id}/revoke`, { password });
  expect(theirs.status).toBe(404);
  expect((await withToken(token)('GET', '/api/user')).status).toBe(200);
  expect((await revoke({ password })).status).toBe(200);
  expect((await withToken(token)('GET', '/api/user')).status).toBe(401);
  world.clock.set(now);
});

test('a token is valid until it expires, the password is reset or the account is deleted', async () => {
  const person = await world.person();
  const call = withToken((await createToken(person, 'write', 1)).token);
  const now = world.clock.now();
  world.clock.advance(day + 1000);
  expect((await call('GET', '/api/user')).status).toBe(401);
  world.clock.set(now);
  expect((await call('GET', '/api/user')).status).toBe(200);
  await world.guest.http('POST', '/api/forgot-password', { email: person.email });
  const link = tokenIn(await world.post.receive(person.email, 'Choose a new password'));
  await world.guest.http('POST', '/api/reset-password', { token: link, password: 'new secret' });
  expect((await call('GET', '/api/user')).status).toBe(401);

  const leaver = await world.person();
  const before = withToken((await createToken(leaver, 'read')).token);
  expect((await leaver.http('POST', '/api/delete-account', { password })).status).toBe(200);
  expect((await before('GET', '/api/user')).status).toBe(401);
});

test('a token is accepted only by REST, in place of cookies, and an invalid one is refused', async () => {
  const person = await world.person();
  const other = await world.person();
  const { token } = await createToken(person, 'write');
  const call = withToken(token);
  const me = await call('GET', '/api/user', undefined, { cookie: other.cookie });
  expect(me.body).toMatchObject({ id: person.id });
  const made = await withToken(`${token.slice(0, -1)}!`)('GET', '/api/quizzes');
  expect(made.status).toBe(401);
  const wire = await call('GET', '/trpc/account.profile');
  expect(wire.text).toContain('signed-out');
  const asOther = await call('GET', '/trpc/account.profile', undefined, { cookie: other.cookie });
  expect(asOther.text).toContain(other.email);
  const read = await call('GET', '/api/quizzes');
  expect(read.headers['cache-control']).toContain('private');
  expect(read.headers['set-cookie']).toBeUndefined();
});

test('only administrators create tokens of the admin scope, which end with their role', async () => {
  const person = await world.person();
  const wish = { name: 'x', scope: 'admin', expiresInDays: 1 };
  expect((await person.http('POST', '/api/access-tokens', wish)).status).toBe(403);
  const admin = await world.person({ isAdmin: true });
  const call = withToken((await createToken(admin, 'admin')).token);
  const list = () => call('GET', '/api/admin/testimonials');
  expect((await list()).status).toBe(200);
  await world.db.updateTable('users').set({ isAdmin: false }).where('id', '=', admin.id).execute();
  expect((await list()).status).toBe(403);
});

test('no token can change the address, and none of these calls accepts one', async () => {
  const admin = await world.person({ isAdmin: true });
  const call = withToken((await createToken(admin, 'admin')).token);
  const names = { firstName: 'Mo', lastName: 'Reader', displayName: 'Mo' };
  const save = (email: string) => call('PUT', '/api/profile', { ...names, email, password });
  expect((await save(`n.${admin.email}`)).status).toBe(403);
  expect((await save(admin.email)).status).toBe(200);
  const sessionOnly = describeProcedures(appRouter).filter((each) => each.sessionOnly);
  expect(sessionOnly.map(({ name }) => name.replace('account.', '')).sort()).toEqual([
    'accessTokens',
    'addPasskey',
    'beginApp',
    'beginNewPasskey',
    'beginPasskey',
    'cancelAddressChange',
    'changePassword',
    'completeSignIn',
    'confirmApp',
    'confirmByPasskey',
    'confirmOwner',
    'createAccessToken',
    'createPassword',
    'deleteAccount',
    'endSession',
    'exportData',
    'forgotPassword',
    'googleToken',
    'login',
    'logout',
    'passkeySignIn',
    'reactivate',
    'register',
    'removeApp',
    'removePasskey',
    'renamePasskey',
    'renewRecoveryCodes',
    'resendVerification',
    'resetPassword',
    'revokeAccessToken',
    'secondFactor',
    'sessions',
    'setLanguage',
    'setRoles',
    'signOutElsewhere',
    'undoEmailChange',
    'unlinkProvider',
    'verifyEmail',
  ]);
});

describe('every call on plain HTTP with a token of each scope', () => {
  const calls = listRestOperations();
  test.each(calls.map((each) => [`${each.rest.method} ${each.rest.path}`, each] as const))(
    '%s',
    async (_, { rest, type, access, sessionOnly }) => {
      const admin = await scopes();
      const url = rest.path.replaceAll(/\{\w+\}/g, '999999');
      const refusedFor = (scope: TokenScope) =>
        sessionOnly ||
        (scope === 'read' && type === 'mutation') ||
        (scope !== 'admin' && isForRole(access));
      for (const scope of ['read', 'write', 'admin'] as const) {
        const body = rest.method === 'GET' || rest.method === 'DELETE' ? undefined : {};
        const { status } = await withToken(admin[scope])(rest.method, url, body);
        if (refusedFor(scope)) expect([scope, status]).toEqual([scope, 403]);
        else expect([401, 403], `${scope}: ${status}`).not.toContain(status);
      }
    },
  );

  let known: Promise<Record<TokenScope, string>> | undefined;
  /** An administrator's token of each scope. */
  function scopes(): Promise<Record<TokenScope, string>> {
    known ??= world.person({ isAdmin: true }).then(async (admin) => ({
      read: (await createToken(admin, 'read')).token,
      write: (await createToken(admin, 'write')).token,
      admin: (await createToken(admin, 'admin')).token,
    }));
    return known;
  }
});

test('devices are listed by name and signed out one by one', async () => {
  const person = await world.person();
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const login = { email: person.email, password };
  const answer = await world.guest.http('POST', '/api/login', login, { 'user-agent': agent });
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  const asOther = () => world.guest.http('GET', '/api/user', undefined, { cookie });
  expect((await asOther()).status).toBe(200);
  const Sessions = z.array(
    z.object({ id: z.int(), device: z.string(), isCurrent: z.boolean(), lastUsedAt: z.string() }),
  );
  const sessions = (await person.http('GET', '/api/sessions')).read(Sessions);
  const firefox = sessions.find(({ device }) => device === 'Firefox on Windows');
  expect(sessions).toHaveLength(2);
  expect(firefox?.isCurrent).toBe(false);
  const stranger = await world.person();
  const end = (who: Person) => who.http('DELETE', `/api/sessions/${firefox?.id}`);
  expect((await end(stranger)).status).toBe(404);
  expect((await end(person)).status).toBe(200);
  expect((await asOther()).status).toBe(401);
  expect((await person.http('DELETE', '/api/sessions')).body).toEqual({ ended: 0 });
});

test('other sites can read public responses and call with a token, never with a cookie', async () => {
  const person = await world.person();
  const { token } = await createToken(person, 'write');
  const origin = 'https://elsewhere.example';
  const shared = (answer: { headers: Record<string, unknown> }) =>
    answer.headers['access-control-allow-origin'];
  const open = await world.guest.http('GET', '/api/quizzes', undefined, { origin });
  expect(shared(open)).toBe('*');
  expect(String(open.headers['access-control-expose-headers'])).toMatch(
    /ETag.*Link.*Retry-After.*X-Total-Count/,
  );
  expect(shared(await person.http('GET', '/api/quizzes', undefined, { origin }))).toBeUndefined();

  const body = { firstName: 'Mo', lastName: 'R', displayName: 'Mo', email: person.email };
  const save = (http: Person['http']) => http('PUT', '/api/profile', body, { origin });
  expect(await save(withToken(token))).toMatchObject({ status: 200 });
  const byCookie = await save(person.http);
  expect([byCookie.status, shared(byCookie)]).toEqual([403, undefined]);
  const both = { origin, cookie: person.cookie, authorization: 'Bearer made-up' };
  const madeUp = await world.guest.http('PUT', '/api/profile', body, both);
  expect(madeUp.status).toBe(401);
  const wire = await withToken(token)('POST', '/trpc/account.logout', {}, { origin });
  expect([wire.status, shared(wire)]).toEqual([403, undefined]);

  const preflight = await world.app.inject({
    method: 'OPTIONS',
    url: '/api/profile',
    headers: { origin, 'access-control-request-method': 'PUT' },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': expect.stringContaining('PUT'),
    'access-control-allow-headers': expect.stringContaining('Authorization'),
  });
  expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
});
