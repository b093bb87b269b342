import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { hashToken, newToken } from '#server/kernel/secret-token.ts';
import { tokenIn } from '#tests/support/post-office.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, type Person, password } from '#tests/support/world.ts';

let world: WorkingWorld;
beforeAll(async () => {
  const { limits } = readConfig({ NODE_ENV: 'test' });
  world = await createWorkingWorld({ limits: { ...limits, verification: 100 } });
});
afterAll(() => world.close());

const login = (email: string, secret: string) =>
  world.guest.http('POST', '/api/login', { email, password: secret });
const forgot = (email: string) => world.guest.http('POST', '/api/forgot-password', { email });
const reset = (token: string, secret = 'quite another') =>
  world.guest.http('POST', '/api/reset-password', { token, password: secret });

async function resetTokenOf(person: Person) {
  await forgot(person.email);
  return tokenIn(await world.post.receive(person.email, 'Choose a new password'));
}

test('decision 63: the mailed link sets a new password once and ends every session', async () => {
  const person = await world.person();
  const token = await resetTokenOf(person);
  expect((await reset(token, 'short')).status).toBe(400);
  const answer = await reset(token);
  expect(answer.body).toMatchObject({ success: true });
  expect((await person.http('GET', '/api/user')).status).toBe(401);
  expect((await login(person.email, password)).status).toBe(401);
  expect((await login(person.email, 'quite another')).status).toBe(200);
  await world.post.receive(person.email, 'Your password was changed');
  expect((await reset(token)).body).toMatchObject({ success: false, error: expect.any(String) });
});

test('a new password by mail cancels a change of address that was requested before', async () => {
  const person = await world.person();
  const elsewhere = `thief.${person.email}`;
  await person.calls.account.updateCard({
    card: 'contact',
    phoneNumber: null,
    homeCountry: null,
    email: elsewhere,
    password,
  });
  const link = tokenIn(await world.post.receive(elsewhere, 'Confirm your email address'));
  expect((await reset(await resetTokenOf(person))).status).toBe(200);
  const confirmed = await world.guest.http('POST', '/api/verify-email', { token: link });
  expect(confirmed.body).toMatchObject({ success: false });
  expect(await person.calls.account.profile()).toMatchObject({
    email: person.email,
    pendingEmail: null,
    emailVerified: true,
  });
});

test('changing the password cancels a requested change of address, and keeps the link of a first address', async () => {
  const person = await world.person();
  const change = (currentPassword: string, newPassword: string) =>
    person.http('POST', '/api/update-password', { currentPassword, newPassword });
  const stored = () =>
    world.db
      .selectFrom('users')
      .where('id', '=', person.id)
      .select(['pendingEmail', 'emailVerificationToken'])
      .executeTakeFirstOrThrow();
  const waiting = { pendingEmail: 'intruder@example.com', emailVerificationToken: 'a' };
  await world.db.updateTable('users').set(waiting).where('id', '=', person.id).execute();
  expect((await change(password, 'quite another')).status).toBe(200);
  expect(await stored()).toEqual({ pendingEmail: null, emailVerificationToken: null });
  const first = { emailVerified: false, emailVerificationToken: 'b' };
  await world.db.updateTable('users').set(first).where('id', '=', person.id).execute();
  expect((await change('quite another', 'yet another one')).status).toBe(200);
  expect(await stored()).toEqual({ pendingEmail: null, emailVerificationToken: 'b' });
});

test('the first proof of an address ends every other way in; a later reset leaves what the owner has added', async () => {
  const person = await world.person();
  await world.db
    .updateTable('users')
    .set({ emailVerified: false })
    .where('id', '=', person.id)
    .execute();
  const waysIn = async () => {
    const { firebaseId } = await world.db
      .selectFrom('users')
      .where('id', '=', person.id)
      .select('firebaseId')
      .executeTakeFirstOrThrow();
    const tables = ['userIdentities', 'authenticatorApps'] as const;
    const rows = tables.map((table) =>
      world.db.selectFrom(table).where('userId', '=', person.id).select('userId').execute(),
    );
    return [firebaseId, ...(await Promise.all(rows)).map((found) => found.length)];
  };
  const prepare = async () => {
    const userId = person.id;
    const now = new Date();
    await world.db.transaction().execute(async (tx) => {
      const subject = `someone-else-${userId}`;
      await tx.updateTable('users').set({ firebaseId: subject }).where('id', '=', userId).execute();
      await tx
        .insertInto('userIdentities')
        .values({ provider: 'school', subject, userId, linkedAt: now })
        .execute();
      await tx
        .insertInto('authenticatorApps')
        .values({ userId, secret: 'kept sealed', createdAt: now, confirmedAt: now })
        .execute();
    });
  };
  await prepare();
  expect((await reset(await resetTokenOf(person))).status).toBe(200);
  expect(await waysIn()).toEqual([null, 0, 0]);
  expect((await login(person.email, 'quite another')).status).toBe(200);
  await prepare();
  expect((await reset(await resetTokenOf(person))).status).toBe(200);
  expect(await waysIn()).toEqual([expect.any(String), 1, 1]);
});

test('mails to one address are limited per hour; a class behind one network can reset together', async () => {
  const { limits } = readConfig({ NODE_ENV: 'test' });
  await using school = await createWorld({ limits: { ...limits, verificationNetwork: 40 } });
  const ask = async (email: string) =>
    (await school.guest.http('POST', '/api/forgot-password', { email })).status;
  for (let pupil = 1; pupil <= 30; pupil += 1) {
    expect(await ask(`pupil${pupil}@example.com`)).toBe(200);
  }
  const toOneAddress = [200, 200, 200, 200, 429];
  for (const status of toOneAddress) expect(await ask('pupil1@example.com')).toBe(status);
  for (let more = 31; more <= 35; more += 1) {
    expect(await ask(`pupil${more}@example.com`)).toBe(200);
  }
  expect(await ask('pupil36@example.com')).toBe(429);
});

test('of two uses of one link at once, one succeeds', async () => {
  const person = await world.person();
  const token = await resetTokenOf(person);
  const answers = await Promise.all([reset(token, 'first one'), reset(token, 'second one')]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
});

test('a link is valid for an hour', async () => {
  const person = await world.person();
  const token = await resetTokenOf(person);
  const now = world.clock.now();
  world.clock.advance(60 * 60 * 1000 + 1000);
  expect((await reset(token)).status).toBe(400);
  world.clock.set(now);
});

test('an unknown address gets the same answer, and no mail', async () => {
  const person = await world.person();
  const [known, unknown] = [await forgot(person.email), await forgot('nobody@example.com')];
  expect(unknown.text).toBe(known.text);
  expect(unknown.status).toBe(known.status);
  await world.post.receive(person.email);
  // The queue is processed in order: the other job is done when the mail of this one arrives.
  expect(world.post.mails.some((mail) => mail.to?.[0]?.address === 'nobody@example.com')).toBe(
    false,
  );
});

test('a verification token cannot reset a password', async () => {
  const person = await world.person();
  const token = newToken();
  await world.db
    .updateTable('users')
    .set({
      emailVerificationToken: hashToken(token.text),
      emailVerificationExpires: new Date(Date.now() + 60_000),
    })
    .where('id', '=', person.id)
    .execute();
  expect((await reset(token.text)).status).toBe(400);
});

test('RSES-09, PROF-15: a Google account gets a password, once; the session stays, others and a change of address end', async () => {
  const person = await world.person();
  const other = await login(person.email, password);
  await world.db
    .updateTable('users')
    .set({ password: null, firebaseId: 'google-1', pendingEmail: 'intruder@example.com' })
    .where('id', '=', person.id)
    .execute();
  const create = (secret: string) =>
    person.http('POST', '/api/create-password', { password: secret });
  const tooShort = await create('12345');
  expect(tooShort.status).toBe(400);
  expect(tooShort.body).toMatchObject({
    message: 'Password must be at least 6 characters long',
  });
  expect((await create('abcdef')).body).toMatchObject({
    message: 'Password created successfully!',
  });
  expect((await create('654321')).status).toBe(409);
  expect((await person.http('GET', '/api/profile')).body).toMatchObject({ pendingEmail: null });
  expect((await person.http('GET', '/api/user')).body).toMatchObject({ hasPassword: true });
  const cookie = String(other.headers['set-cookie']).split(';')[0] ?? '';
  expect((await world.guest.http('GET', '/api/user', undefined, { cookie })).status).toBe(401);
  expect((await login(person.email, 'abcdef')).status).toBe(200);
});

test('decision 64: changing the password needs the current one', async () => {
  const person = await world.person();
  const change = (currentPassword: string) =>
    person.http('POST', '/api/update-password', { currentPassword, newPassword: 'fresh one' });
  const wrong = await change('not it');
  expect(wrong.status).toBe(400);
  expect(wrong.body).toMatchObject({ fields: { currentPassword: expect.any(String) } });
  const token = await resetTokenOf(person);
  expect((await change(password)).status).toBe(200);
  expect((await person.http('GET', '/api/user')).status).toBe(200);
  expect((await login(person.email, 'fresh one')).status).toBe(200);
  // A link that was requested before is no longer valid.
  expect((await reset(token)).status).toBe(400);
});

test('guesses of the current password are limited too', async () => {
  const person = await world.person();
  const guess = () =>
    person.http('POST', '/api/update-password', {
      currentPassword: 'guess',
      newPassword: 'fresh one',
    });
  const answers = await Promise.all(Array.from({ length: 14 }, guess));
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});

test('a link that was mailed to an address is invalid after the account has changed its address', async () => {
  const person = await world.person();
  const token = await resetTokenOf(person);
  const email = `moved.${person.email}`;
  const profile = { firstName: 'Mo', lastName: 'Ved', displayName: 'Mo', email };
  expect((await person.http('PUT', '/api/profile', profile)).status).toBe(200);
  const moved = tokenIn(await world.post.receive(email, 'Confirm your email address'));
  await world.guest.http('POST', '/api/verify-email', { token: moved });
  expect((await login(email, password)).status).toBe(200);
  expect((await reset(token)).status).toBe(400);
});

test('repeated calls for an account with a password hash no passwords', async () => {
  const person = await world.person();
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const answer = await person.http('POST', '/api/create-password', { password: 'abcdef' });
    statuses.push(answer.status);
  }
  // Nothing is hashed: the account is checked first.
  expect(statuses).toEqual(Array(12).fill(409));
});

const breached = ['123456', 'Password1', 'QWERTY', 'letmein1'];

test('a common password is refused wherever one is chosen, in any letter case', async () => {
  const person = await world.person();
  for (const [index, common] of breached.entries()) {
    const username = `common_${index}`;
    const account = { username, email: `${username}@example.com`, password: common };
    const refused = { status: 400, body: { fields: { password: expect.any(String) } } };
    expect(await world.guest.http('POST', '/api/register', account)).toMatchObject(refused);
  }
  const change = { currentPassword: password, newPassword: 'password1' };
  expect(await person.http('POST', '/api/update-password', change)).toMatchObject({
    status: 400,
    body: { fields: { newPassword: expect.any(String) } },
  });
  const token = await resetTokenOf(person);
  expect((await reset(token, 'password1')).status).toBe(400);
  // The refused password has not used the link up.
  expect((await reset(token, 'abcdef')).status).toBe(200);
});

test('a password is not the name or the address of its account', async () => {
  for (const own of ['learner_name', 'LEARNER_NAME', 'learner.mail', 'learner.mail@example.com']) {
    const account = { username: 'learner_name', email: 'learner.mail@example.com', password: own };
    expect((await world.guest.http('POST', '/api/register', account)).status).toBe(400);
  }
});

test('PASSWORD_MINIMUM raises the minimum for new passwords, not for signing in', async () => {
  await using strict = await createWorld({ settings: { passwordMinimum: 12 } });
  const register = (secret: string) =>
    strict.guest.http('POST', '/api/register', {
      username: 'strict_one',
      email: 'strict@example.com',
      password: secret,
    });
  expect(await register('eleven char')).toMatchObject({
    status: 400,
    body: { fields: { password: 'Password must be at least 12 characters' } },
  });
  expect((await register('twelve chars')).status).toBe(201);
});

test('a password is checked as it was typed: long or plain, nothing is cut off or changed', async () => {
  const long = `  ${'lower case words only '.repeat(5)}Ω e\u0301 `;
  expect(long.length).toBeGreaterThan(100);
  for (const [index, secret] of [long, 'onlyletterslikethese', '1 9 3 5 7 2 8 0 4'].entries()) {
    const email = `as.typed.${index}@example.com`;
    const account = { username: `as_typed_${index}`, email, password: secret };
    expect((await world.guest.http('POST', '/api/register', account)).status).toBeLessThan(300);
    expect((await login(email, secret)).status).toBe(200);
    const others = [secret.slice(0, -1), `${secret} `, secret.trim(), secret.toUpperCase()];
    for (const other of others.filter((text) => text !== secret))
      expect((await login(email, other)).status, other).toBe(401);
  }
  expect((await login('as.typed.0@example.com', long.normalize('NFC'))).status).toBe(401);
});
