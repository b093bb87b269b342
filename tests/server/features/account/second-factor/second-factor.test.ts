import { PassThrough } from 'node:stream';
import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { manageAccount } from '#scripts/account.ts';
import { checkSecrets } from '#scripts/doctor/secrets.ts';
import { lockForOwnRows } from '#server/features/account/mutations.ts';
import { findRecoveryCodes } from '#server/features/account/second-factor/queries.ts';
import { resealSecrets } from '#server/features/account/second-factor/workflows/authenticator-app.ts';
import { sessionCookie } from '#server/features/account/sessions/mutations.ts';
import { loggerOptions } from '#server/kernel/log/log.ts';
import { createSecretBox } from '#server/kernel/security/secret-box.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { isAnyLockAwaited } from '#tests/support/awaited-locks.ts';
import { type Browser, openBrowser } from '#tests/support/browser.ts';
import { linkIn, tokenIn } from '#tests/support/post-office.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

let world: WorkingWorld;
beforeAll(async () => {
  world = await createWorkingWorld();
});
afterAll(() => world.close());

const minute = 60_000;
const step = 30_000;

const codeOf = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const NewApp = z.object({ secret: z.string(), uri: z.string() });
const Codes = z.object({ recoveryCodes: z.array(z.string()) });

/** Sets up an app for the person. @returns its secret and the recovery codes */
async function setUpApp(owner: Person, on: World = world) {
  const { secret, uri } = (await owner.http('POST', '/api/second-factor/app')).read(NewApp);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Quizwright:/);
  const code = codeOf(secret, on.clock.now());
  const added = await owner.http('POST', '/api/second-factor/app/confirm', { code });
  return { secret, codes: added.read(Codes).recoveryCodes };
}

const logIn = (browser: Browser, { email }: Person) =>
  browser.http('POST', '/api/login', { email, password });
const complete = (browser: Browser, answer: object) =>
  browser.http('POST', '/api/login/second-factor', answer);
/** A code that was not used yet: of the next time step. */
const nextCode = (secret: string) => {
  world.clock.advance(step);
  return codeOf(secret, world.clock.now());
};

test('with an app, the password alone opens no session; a code completes the sign-in', async () => {
  const owner = await world.person();
  const { secret } = await setUpApp(owner);
  const browser = openBrowser(world);
  expect(await logIn(browser, owner)).toMatchObject({
    status: 403,
    body: { failure: 'second-factor', methods: ['app', 'recovery-code'] },
  });
  expect(browser.cookies.has(sessionCookie)).toBe(false);
  expect((await browser.http('GET', '/api/user')).status).toBe(401);
  expect((await complete(browser, { code: '000000' })).status).toBe(400);
  expect(await complete(browser, { code: nextCode(secret) })).toMatchObject({
    status: 200,
    body: { username: owner.username, hasSecondFactor: true },
  });
  expect((await browser.http('GET', '/api/user')).status).toBe(200);
  await world.post.receive(owner.email, 'An authenticator app was added');
});

test('a long path to go on to refuses no sign-in: a browser keeps the cookie', async () => {
  const owner = await world.person();
  const { secret } = await setUpApp(owner);
  const browser = openBrowser(world);
  const { email } = owner;
  for (const character of ['a', 'あ']) {
    const returnTo = `/quizzes?q=${character.repeat(900)}`;
    await browser.http('POST', '/api/login', { email, password, returnTo });
    const [cookie = ''] = [...browser.cookies].map((pair) => pair.join('='));
    expect(cookie).toMatch(/^quizwright_sign_in=/);
    expect(cookie.length).toBeLessThan(4096);
  }
  expect((await complete(browser, { code: nextCode(secret) })).status).toBe(200);
});

test('a code is accepted once, in its time step and those next to it', async () => {
  const owner = await world.person();
  const { secret } = await setUpApp(owner);
  const at = (steps: number) =>
    codeOf(secret, new Date(world.clock.now().getTime() + steps * step));
  const tryCode = async (code: string) => {
    const browser = openBrowser(world);
    await logIn(browser, owner);
    return (await complete(browser, { code })).status;
  };
  // The code that confirmed the app, and one from before it.
  expect(await tryCode(at(0))).toBe(400);
  expect(await tryCode(at(-1))).toBe(400);
  expect(await tryCode(at(2))).toBe(400);
  expect(await tryCode(at(1))).toBe(200);
  expect(await tryCode(at(1))).toBe(400);
});

test('of two uses of one code at once, one succeeds', async () => {
  const owner = await world.person();
  const { secret } = await setUpApp(owner);
  const browsers = [openBrowser(world), openBrowser(world)];
  for (const browser of browsers) await logIn(browser, owner);
  const code = nextCode(secret);
  const answers = await Promise.all(browsers.map((browser) => complete(browser, { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a recovery code works once; the number that is left is shown', async () => {
  const owner = await world.person();
  const { codes } = await setUpApp(owner);
  expect(codes).toHaveLength(10);
  const left = async () =>
    (await owner.http('GET', '/api/second-factor')).read(z.object({ recoveryCodesLeft: z.int() }))
      .recoveryCodesLeft;
  const tryCode = async (recoveryCode: string) => {
    const browser = openBrowser(world);
    await logIn(browser, owner);
    return (await complete(browser, { recoveryCode })).status;
  };
  const [first = '', second = ''] = codes;
  expect(await tryCode(first.toUpperCase().replaceAll('-', ' '))).toBe(200);
  expect(await tryCode(first)).toBe(400);
  expect(await left()).toBe(9);
  await world.post.receive(owner.email, 'A recovery code was used');
  const renewed = await owner.http('POST', '/api/second-factor/recovery-codes');
  expect(renewed.read(Codes).recoveryCodes).toHaveLength(10);
  expect(await tryCode(second)).toBe(400);
  expect(await left()).toBe(10);
  const stored = await world.db.selectFrom('recoveryCodes').select('codeHash').execute();
  expect(stored.map(({ codeHash }) => codeHash)).not.toContain(second);
});

test('a sign-in waits in its own browser, for ten minutes, and not beyond a new password', async () => {
  const owner = await world.person();
  const { secret } = await setUpApp(owner);
  const browser = openBrowser(world);
  await logIn(browser, owner);
  const code = nextCode(secret);
  expect((await complete(openBrowser(world), { code })).status).toBe(401);
  await world.db
    .updateTable('users')
    .set({ password: await world.services.passwords.hash('another password') })
    .where('id', '=', owner.id)
    .execute();
  expect((await complete(browser, { code })).status).toBe(401);
  const late = openBrowser(world);
  await late.http('POST', '/api/login', { email: owner.email, password: 'another password' });
  world.clock.advance(11 * minute);
  const later = codeOf(secret, world.clock.now());
  expect((await complete(late, { code: later })).status).toBe(401);
});

test('wrong codes are limited like wrong passwords', async () => {
  await using limited = await createWorld();
  const owner = await limited.person();
  await setUpApp(owner, limited);
  const browser = openBrowser(limited);
  await logIn(browser, owner);
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await complete(browser, { code: '000000' })).status).toBe(400);
  }
  expect((await complete(browser, { code: '000000' })).status).toBe(429);
  // Another browser and another password do not give more tries.
  const other = openBrowser(limited);
  await logIn(other, owner);
  expect((await complete(other, { code: '000000' })).status).toBe(429);
});

test('of sets of recovery codes that are made at once, the last one is stored alone and works', async () => {
  const owner = await world.person();
  await setUpApp(owner);
  const storedHashes = () =>
    world.db
      .selectFrom('recoveryCodes')
      .innerJoin('users', 'users.id', 'recoveryCodes.userId')
      .where('users.email', '=', owner.email)
      .select(['codeHash', 'salt'])
      .execute();
  for (let round = 0; round < 5; round += 1) {
    const renewals = await Promise.all(
      [1, 2, 3].map(() => owner.http('POST', '/api/second-factor/recovery-codes')),
    );
    expect(renewals.map(({ status }) => status)).toEqual([200, 200, 200]);
    const stored = await storedHashes();
    expect(stored).toHaveLength(10);
    expect(new Set(stored.map(({ salt }) => salt)).size).toBe(1);
  }
});

test('of two factors that are removed at once, the last one takes the recovery codes with it', async () => {
  const { owner, browser } = await withPasskey();
  const now = world.clock.now();
  const app = { userId: owner.id, secret: 'kept', createdAt: now, confirmedAt: now };
  await world.db.insertInto('authenticatorApps').values(app).execute();
  let removal: Promise<unknown> = Promise.resolve();
  await world.db.transaction().execute(async (tx) => {
    await lockForOwnRows(tx, owner.id);
    removal = browser.http('DELETE', '/api/second-factor/app');
    await expect.poll(() => isAnyLockAwaited(world)).toBe(true);
    await tx.deleteFrom('passkeys').where('userId', '=', owner.id).execute();
  });
  expect(await removal).toMatchObject({ status: 200, body: { isSecondFactorOn: false } });
  expect(await findRecoveryCodes(world.db, owner.id)).toBeUndefined();
});

test('second factors, the export and recovery codes need a proof of the owner', async () => {
  const owner = await world.person();
  const { secret } = await setUpApp(owner);
  world.clock.advance(11 * minute);
  const calls = [
    ['POST', '/api/second-factor/app'],
    ['DELETE', '/api/second-factor/app'],
    ['POST', '/api/second-factor/recovery-codes'],
    ['DELETE', '/api/second-factor/passkeys/1'],
    ['GET', '/api/export-data'],
    ['POST', '/trpc/account.beginNewPasskey'],
  ] as const;
  for (const [method, url] of calls) expect((await owner.http(method, url)).status).toBe(403);
  const confirm = (proof: object) => owner.http('POST', '/api/confirm-owner', proof);
  expect((await confirm({ password: 'wrong' })).status).toBe(400);
  expect((await confirm({ code: '000000' })).status).toBe(400);
  expect((await owner.http('DELETE', '/api/second-factor/app')).status).toBe(403);
  expect((await confirm({ code: nextCode(secret) })).status).toBe(200);
  const exported = await owner.http('GET', '/api/export-data');
  expect(exported).toMatchObject({
    status: 200,
    body: { secondFactor: { recoveryCodesLeft: 10, passkeys: [] } },
  });
  expect(exported.text).not.toContain(secret);
  world.clock.advance(11 * minute);
  expect((await confirm({ password })).status).toBe(200);
  expect((await owner.http('DELETE', '/api/second-factor/app')).body).toEqual({
    isSecondFactorOn: false,
  });
  await world.post.receive(owner.email, 'Your authenticator app was removed');
  expect((await logIn(openBrowser(world), owner)).status).toBe(200);
});

test('adding a second factor signs every other device out', async () => {
  const owner = await world.person();
  const elsewhere = openBrowser(world);
  await logIn(elsewhere, owner);
  await setUpApp(owner);
  expect((await elsewhere.http('GET', '/api/user')).status).toBe(401);
  expect((await owner.http('GET', '/api/user')).status).toBe(200);
});

test('an operator removes a lost second factor', async () => {
  const owner = await world.person();
  await setUpApp(owner);
  expect(await manageAccount(world.db, ['reset-second-factor', owner.email])).toContain(
    'without a second factor',
  );
  expect((await owner.http('GET', '/api/user')).status).toBe(401);
  expect((await logIn(openBrowser(world), owner)).status).toBe(200);
});

const Challenge = z.object({ result: z.object({ data: z.object({ challenge: z.string() }) }) });

async function challengeOf(browser: Pick<Browser, 'http'>, call: string): Promise<string> {
  return (await browser.http('POST', `/trpc/account.${call}`)).read(Challenge).result.data
    .challenge;
}

/** A signed-in browser with a passkey of its account. */
async function withPasskey(on: World = world) {
  const owner = await on.person();
  const browser = openBrowser(on);
  await logIn(browser, owner);
  const key = createAuthenticator(on.services.config.publicUrl);
  const response = key.create(await challengeOf(browser, 'beginNewPasskey'));
  const added = await browser.http('POST', '/trpc/account.addPasskey', { name: 'Phone', response });
  expect(added.status).toBe(200);
  return { owner, browser, key };
}

const passkeySignIn = (browser: Browser, response: object, returnTo?: string) =>
  browser.http('POST', '/trpc/account.passkeySignIn', { response, returnTo });

test('a passkey signs in alone, and completes a sign-in with the password', async () => {
  const { owner, key } = await withPasskey();
  await world.post.receive(owner.email, 'A passkey was added');
  const browser = openBrowser(world);
  expect(await logIn(browser, owner)).toMatchObject({
    status: 403,
    body: { methods: ['passkey', 'recovery-code'] },
  });
  const response = key.use(await challengeOf(browser, 'beginPasskey'));
  expect(await passkeySignIn(browser, response)).toMatchObject({
    status: 200,
    body: { result: { data: { username: owner.username } } },
  });
  expect((await browser.http('GET', '/api/user')).status).toBe(200);
});

test('a passkey of a suspended account opens no session, and a code completes no sign-in that waits', async () => {
  const admin = await world.person({ isAdmin: true });
  const { owner, key } = await withPasskey();
  const byApp = await world.person();
  const { secret } = await setUpApp(byApp);
  const waiting = openBrowser(world);
  expect((await logIn(waiting, byApp)).status).toBe(403);
  await admin.calls.account.suspendPeople({ ids: [owner.id, byApp.id], reason: 'security' });
  const browser = openBrowser(world);
  const refused = { status: 403, text: expect.stringContaining('another person seems to use it') };
  const response = key.use(await challengeOf(browser, 'beginPasskey'));
  expect(await passkeySignIn(browser, response)).toMatchObject(refused);
  expect(await complete(waiting, { code: nextCode(secret) })).toMatchObject(refused);
  for (const each of [browser, waiting]) expect(each.cookies.has(sessionCookie)).toBe(false);
});

test('a deactivated account is reactivated after its second factor, not after the password alone', async () => {
  const owner = await world.person();
  const { secret } = await setUpApp(owner);
  expect((await owner.http('POST', '/api/delete-account')).status).toBe(200);
  const browser = openBrowser(world);
  const { email } = owner;
  const reactivate = () => browser.http('POST', '/api/reactivate-account', { email });
  expect(await logIn(browser, owner)).toMatchObject({ body: { failure: 'second-factor' } });
  expect((await complete(browser, { code: '000000' })).status).toBe(400);
  expect((await reactivate()).status).toBe(403);
  expect(await complete(browser, { code: nextCode(secret) })).toMatchObject({
    status: 403,
    body: { failure: 'deactivated', email },
  });
  expect(browser.cookies.has(sessionCookie)).toBe(false);
  expect((await reactivate()).status).toBe(200);
});

test('where accounts are for domains, a passkey opens no session before the address is confirmed', async () => {
  const admin = await world.person({ isAdmin: true });
  const { owner, key } = await withPasskey();
  await world.db
    .updateTable('users')
    .set({ emailVerified: false })
    .where('id', '=', owner.id)
    .execute();
  const choose = (registration: string) =>
    admin.http('PUT', '/api/admin/settings', { registration, registrationDomains: ['a.example'] });
  expect((await choose('domains')).status).toBe(200);
  const browser = openBrowser(world);
  const response = key.use(await challengeOf(browser, 'beginPasskey'));
  expect(await passkeySignIn(browser, response, '/classes?code=1')).toMatchObject({
    status: 403,
    text: expect.stringContaining('confirm your email address'),
  });
  expect(browser.cookies.has(sessionCookie)).toBe(false);
  const { hash } = linkIn(await world.post.receive(owner.email, 'Confirm your email address'));
  expect(new URLSearchParams(hash.slice(1)).get('to')).toBe('/classes?code=1');
  expect((await choose('open')).status).toBe(200);
});

test('an answer of a passkey counts once, in the browser that asked for it, with the person verified', async () => {
  const { key } = await withPasskey();
  const browser = openBrowser(world);
  const challenge = await challengeOf(browser, 'beginPasskey');
  const cookies = new Map(browser.cookies);
  const response = key.use(challenge);
  expect((await passkeySignIn(openBrowser(world), response)).status).toBe(400);
  expect((await passkeySignIn(browser, response)).status).toBe(200);
  // The same challenge again, with its cookie.
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  expect((await passkeySignIn(browser, key.use(challenge))).status).toBe(400);
  const other = openBrowser(world);
  const unverified = key.use(await challengeOf(other, 'beginPasskey'), { verifiesPerson: false });
  expect((await passkeySignIn(other, unverified)).status).toBe(400);
  const copied = key.use(await challengeOf(other, 'beginPasskey'), { isCopy: true });
  expect((await passkeySignIn(other, copied)).status).toBe(400);
  const phished = createAuthenticator('https://quiz.example.net');
  const foreign = phished.use(await challengeOf(other, 'beginPasskey'));
  expect((await passkeySignIn(other, foreign)).status).toBe(400);
});

test('each tab of a browser can answer the challenge that it waits with', async () => {
  const { key } = await withPasskey();
  const browser = openBrowser(world);
  const first = await challengeOf(browser, 'beginPasskey');
  const second = await challengeOf(browser, 'beginPasskey');
  expect((await passkeySignIn(browser, key.use(first))).status).toBe(200);
  expect((await passkeySignIn(browser, key.use(second))).status).toBe(200);
  expect((await passkeySignIn(browser, key.use(second))).status).toBe(400);
  const late = await challengeOf(browser, 'beginPasskey');
  world.clock.advance(4 * minute);
  await challengeOf(browser, 'beginPasskey');
  world.clock.advance(2 * minute);
  expect((await passkeySignIn(browser, key.use(late))).status).toBe(400);
});

test('a passkey that is removed while it signs in opens no session', async () => {
  const { owner, key } = await withPasskey();
  const browser = openBrowser(world);
  const response = key.use(await challengeOf(browser, 'beginPasskey'));
  let answer: ReturnType<typeof passkeySignIn> | undefined;
  await world.db.transaction().execute(async (tx) => {
    await lockForOwnRows(tx, owner.id);
    answer = passkeySignIn(browser, response);
    await expect.poll(() => isAnyLockAwaited(world)).toBe(true);
    await tx.deleteFrom('passkeys').where('userId', '=', owner.id).execute();
  });
  expect((await answer)?.status).toBe(401);
  expect(browser.cookies.has(sessionCookie)).toBe(false);
});

test('a passkey proves the owner of its own account only', async () => {
  const { browser, key } = await withPasskey();
  const other = await withPasskey();
  world.clock.advance(11 * minute);
  const confirm = async (response: object) =>
    (await browser.http('POST', '/trpc/account.confirmByPasskey', { response })).status;
  expect(await confirm(other.key.use(await challengeOf(browser, 'beginPasskey')))).toBe(400);
  expect((await browser.http('GET', '/api/export-data')).status).toBe(403);
  expect(await confirm(key.use(await challengeOf(browser, 'beginPasskey')))).toBe(200);
  expect((await browser.http('GET', '/api/export-data')).body).toMatchObject({
    secondFactor: { passkeys: [{ name: 'Phone' }] },
  });
});

test('the secret of an app is stored encrypted, for its account only, and a key can be replaced', async () => {
  const owner = await world.person();
  const { secret } = await setUpApp(owner);
  const stored = () =>
    world.db
      .selectFrom('authenticatorApps')
      .where('userId', '=', owner.id)
      .select('secret')
      .executeTakeFirstOrThrow();
  const first = (await stored()).secret;
  expect(first).toMatch(/^v1\./);
  expect(first).not.toContain(secret);
  const { db, services } = world;
  const context = `authenticator app of account ${owner.id}`;
  expect(await services.secretBox.open(first, context)).toBe(secret);
  await expect(services.secretBox.open(first, 'authenticator app of account 0')).rejects.toThrow();

  const [old, next] = [
    'the first key of this site, long enough',
    'its second key, which is as long',
  ];
  const boxOf = (...keys: string[]) => createSecretBox(keys, async () => 'another database');
  // Written by an earlier version, which did not encrypt.
  const rewrite = (text: string) =>
    db
      .updateTable('authenticatorApps')
      .set({ secret: text })
      .where('userId', '=', owner.id)
      .execute();
  await db.deleteFrom('authenticatorApps').where('userId', '<>', owner.id).execute();
  await rewrite(secret);
  expect(await resealSecrets({ db, secretBox: boxOf(old) })).toEqual([]);
  const sealed = (await stored()).secret;
  expect(sealed).not.toContain(secret);
  expect(await resealSecrets({ db, secretBox: boxOf(next) })).toEqual([owner.id]);
  expect(await resealSecrets({ db, secretBox: boxOf(next, old) })).toEqual([]);
  expect(await boxOf(next).open((await stored()).secret, context)).toBe(secret);
  await expect(boxOf(old).open((await stored()).secret, context)).rejects.toThrow('SECRETS_KEY');
  await rewrite(first);
  const browser = openBrowser(world);
  await logIn(browser, owner);
  expect((await complete(browser, { code: nextCode(secret) })).status).toBe(200);
});

test('a code that no key can check is a clear refusal and a security event; a recovery code still works', async () => {
  const lines = new PassThrough({ encoding: 'utf8' });
  await using keyless = await createWorld({}, undefined, pino(loggerOptions('info'), lines));
  const owner = await keyless.person();
  const { secret, codes } = await setUpApp(owner, keyless);
  const { db, services } = keyless;
  expect(await notOk(await checkSecrets(db, services.config))).toEqual([]);
  await db
    .updateTable('signingKeys')
    .set({ key: 'another key' })
    .where('purpose', '=', 'secrets')
    .execute();
  // The key is read once in a process.
  const secretBox = createSecretBox([], async () => 'another key');
  Object.assign(services, { secretBox });
  expect(await notOk(await checkSecrets(db, services.config))).toEqual([
    `fail SECRETS_KEY lacks the key of 1 authenticator apps (accounts ${owner.id})`,
  ]);
  const browser = openBrowser(keyless);
  await logIn(browser, owner);
  keyless.clock.advance(step);
  const code = codeOf(secret, keyless.clock.now());
  for (let tries = 0; tries < 12; tries += 1)
    expect(await complete(browser, { code })).toMatchObject({
      status: 503,
      body: { failure: 'unavailable', message: expect.stringContaining('cannot check codes') },
    });
  for (let tries = 0; tries < 12; tries += 1)
    expect((await owner.http('POST', '/api/confirm-owner', { code })).status).toBe(503);
  expect(String(lines.read())).toContain(
    `"event":"secret-unreadable","outcome":"refused","userId":${owner.id}`,
  );
  // The tries that could not be checked were not counted.
  expect((await complete(browser, { recoveryCode: codes[0] })).status).toBe(200);
});

const notOk = (findings: { level: string; text: string }[]) =>
  findings.filter(({ level }) => level !== 'ok').map(({ level, text }) => `${level} ${text}`);

test('a passkey is renamed by its owner only', async () => {
  const { owner, browser } = await withPasskey();
  const stranger = await withPasskey();
  const Passkeys = z.object({ passkeys: z.array(z.object({ id: z.int(), name: z.string() })) });
  const list = async () =>
    (await browser.http('GET', '/api/second-factor')).read(Passkeys).passkeys;
  const [{ id } = { id: 0 }] = await list();
  const path = `/api/second-factor/passkeys/${id}`;
  expect((await stranger.browser.http('PATCH', path, { name: 'Mine' })).status).toBe(404);
  expect((await browser.http('PATCH', path, { name: ' ' })).status).toBe(400);
  expect((await browser.http('PATCH', path, { name: 'Old phone', userId: 1 })).status).toBe(400);
  // A name is no secret and opens nothing, so no new proof is needed.
  world.clock.advance(11 * minute);
  expect(await browser.http('PATCH', path, { name: ' Old phone ' })).toMatchObject({
    status: 200,
    body: { id, name: 'Old phone' },
  });
  expect(await list()).toMatchObject([{ id, name: 'Old phone' }]);
  expect((await owner.http('GET', '/api/user')).status).toBe(401);
});

test('with ADMIN_SECOND_FACTOR an administrator without one can do nothing administrative', async () => {
  await using strict = await createWorld({ settings: { secondFactorRoles: ['administrator'] } });
  const admin = await strict.person({ isAdmin: true });
  const before = await admin.http(
    'GET',
    '/trpc/draft.get?input=%7B%22kind%22%3A%22quiz%22%2C%22documentId%22%3Anull%7D',
  );
  expect(before.status).toBe(403);
  expect(before.text).toContain('second factor');
  expect((await admin.http('GET', '/api/second-factor')).body).toMatchObject({ isRequired: true });
  expect((await admin.http('GET', '/api/user')).body).toMatchObject({
    isAdmin: true,
    hasSecondFactor: false,
  });
  await setUpApp(admin, strict);
  expect(
    (
      await admin.http(
        'GET',
        '/trpc/draft.get?input=%7B%22kind%22%3A%22quiz%22%2C%22documentId%22%3Anull%7D',
      )
    ).status,
  ).toBe(200);
});

test('undoing a change of address removes the second factors that were added since its request, and no others', async () => {
  const owner = await world.person();
  const own = await setUpApp(owner);
  world.clock.advance(minute);
  const [first, moved] = [`first.${owner.email}`, `moved.${owner.email}`];
  await owner.http('PUT', '/api/profile', { email: first, password });
  world.clock.advance(minute);
  await addPasskey();
  world.clock.advance(minute);
  // Another address in place of the first one does not make the passkey older than the request.
  await owner.http('PUT', '/api/profile', { email: moved, password });
  const token = tokenIn(await world.post.receive(moved, 'Confirm your email address'));
  world.clock.advance(minute);
  await owner.http('POST', '/api/verify-email', { token });
  const undo = tokenIn(await world.post.receive(owner.email, 'Your email address was changed'));
  world.clock.advance(minute);
  await addPasskey();
  const undone = await world.guest.http('POST', '/api/undo-email-change', { token: undo });
  expect(undone.body).toMatchObject({ success: true });
  const left = { apps: await countOf('authenticatorApps'), keys: await countOf('passkeys') };
  expect(left).toEqual({ apps: 1, keys: 0 });
  expect(own.codes).toHaveLength(10);

  async function addPasskey(): Promise<void> {
    const browser = openBrowser(world);
    browser.cookies.set(sessionCookie, owner.cookie.split('=')[1] ?? '');
    const key = createAuthenticator(world.services.config.publicUrl);
    const response = key.create(await challengeOf(browser, 'beginNewPasskey'));
    const added = await browser.http('POST', '/trpc/account.addPasskey', {
      name: 'Theirs',
      response,
    });
    expect(added.status).toBe(200);
  }

  async function countOf(table: 'authenticatorApps' | 'passkeys'): Promise<number> {
    const rows = await world.db
      .selectFrom(table)
      .where('userId', '=', owner.id)
      .select('userId')
      .execute();
    return rows.length;
  }
});
