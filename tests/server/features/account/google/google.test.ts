import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '#scripts/dev-identity-provider.ts';
import { portOf } from '#scripts/local-postgres.ts';
import { sessionCookie } from '#server/features/account/sessions/mutations.ts';
import { GoogleVisit } from '#tests/support/google-visit.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let provider: IdentityProvider;
let world: World;
beforeAll(async () => {
  provider = await startIdentityProvider({ publicUrl: 'http://localhost:3000' });
  world = await createWorld({ google: provider });
});
afterAll(async () => {
  await world.close();
  await provider.stop();
});

const userBy = (email: string) =>
  world.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

async function outcomeOf(visit: GoogleVisit, back: string) {
  const page = await visit.open(back);
  expect(page.statusCode).toBe(200);
  const found = /(?:outcome: |stringify\()(\{.*?\})(?: \};|\)\);)/.exec(page.body)?.[1];
  return JSON.parse(found ?? 'null');
}

async function visitAs(email: string) {
  const visit = new GoogleVisit(world);
  return { visit, outcome: await outcomeOf(visit, await visit.signIn(email)) };
}

test('GOOG-01: a first visit creates an account with the data from Google, and signs in', async () => {
  const { visit, outcome } = await visitAs('ada.lovelace@example.com');
  expect(outcome).toEqual({ kind: 'signed-in' });
  expect(await userBy('ada.lovelace@example.com')).toMatchObject({
    username: 'ada_lovelace',
    usernameProvisional: true,
    emailVerified: true,
    password: null,
    firstName: 'Ada',
    lastName: 'Lovelace',
    displayName: 'Ada Lovelace',
  });
  const me = await visit.open('/api/user');
  expect(me.json()).toMatchObject({ email: 'ada.lovelace@example.com', hasPassword: false });
});

test('a first visit of a reader who has chosen a language creates an account in it', async () => {
  const visit = new GoogleVisit(world);
  visit.cookies.set('language', 'fr');
  await outcomeOf(visit, await visit.signIn('lectrice@example.com'));
  expect(await userBy('lectrice@example.com')).toMatchObject({ preferredLanguage: 'fr' });
  expect(visit.cookies.get('language')).toBe('fr');
});

test('a first visit from a page whose address names a language creates an account in it', async () => {
  const visit = new GoogleVisit(world);
  const start = '/auth/google/start?popup=popup-name&language=de';
  await outcomeOf(visit, await visit.signIn('leserin@example.com', start));
  expect(await userBy('leserin@example.com')).toMatchObject({ preferredLanguage: 'de' });
});

test('a long path to go on to refuses no sign-in: a browser keeps the cookie', async () => {
  const visit = new GoogleVisit(world);
  const path = `/quizzes?q=${'あ'.repeat(900)}`;
  const start = `/auth/google/start?popup=popup-name&redirect=${encodeURIComponent(path)}`;
  await visit.open(start);
  const [cookie = ''] = [...visit.cookies].map((pair) => pair.join('='));
  expect(cookie).toMatch(/^quizwright_google=/);
  expect(cookie.length).toBeLessThan(4096);
});

test('the same Google identity signs in to the same account', async () => {
  await visitAs('again@example.com');
  const before = await userBy('again@example.com');
  await visitAs('again@example.com');
  expect((await userBy('again@example.com'))?.id).toBe(before?.id);
});

test('two first visits at once create one account', async () => {
  const visits = [new GoogleVisit(world), new GoogleVisit(world)];
  const backs = await Promise.all(visits.map((visit) => visit.signIn('rush@example.com')));
  const outcomes = await Promise.all(
    visits.map((visit, index) => outcomeOf(visit, backs[index] ?? '')),
  );
  expect(outcomes).toEqual([{ kind: 'signed-in' }, { kind: 'signed-in' }]);
});

test('usernames that are taken get a number (decision 56)', async () => {
  await world.person({ username: 'Grace_Hopper' });
  await visitAs('grace.hopper@example.org');
  expect(await userBy('grace.hopper@example.org')).toMatchObject({ username: 'grace_hopper2' });
  await visitAs('x@example.org');
  expect(await userBy('x@example.org')).toMatchObject({ username: 'user_x' });
});

test('an account is opened also where a thousand usernames with a number are taken', async () => {
  const taken = Array.from({ length: 1000 }, (_, index) => (index === 0 ? '' : String(index + 1)));
  await world.db
    .insertInto('users')
    .values(
      taken.map((number) => ({ username: `info${number}`, email: `info@n${number}.example` })),
    )
    .execute();
  expect((await visitAs('info@example.org')).outcome).toEqual({ kind: 'signed-in' });
  expect((await userBy('info@example.org'))?.username).toMatch(/^info\d{7}$/);
});

test('the generated username can be changed once', async () => {
  const { visit } = await visitAs('namer@example.com');
  const cookie = `${sessionCookie}=${visit.cookies.get(sessionCookie)}`;
  const choose = (username: string) =>
    world.guest.http('POST', '/trpc/account.chooseUsername', { username }, { cookie });
  await world.person({ username: 'occupied' });
  expect((await choose('Occupied')).status).toBe(409);
  expect((await choose('Chosen_1')).status).toBe(200);
  expect(await userBy('namer@example.com')).toMatchObject({
    username: 'Chosen_1',
    usernameProvisional: false,
  });
  expect((await choose('Chosen_2')).status).toBe(409);
});

describe('an address that has an account here already (decision 57)', () => {
  test('is linked when both sides have verified it; the password stays', async () => {
    const person = await world.person();
    const { outcome } = await visitAs(person.email);
    expect(outcome).toEqual({ kind: 'signed-in' });
    expect(await userBy(person.email)).toMatchObject({
      id: person.id,
      firebaseId: expect.any(String),
      password: expect.any(String),
    });
    expect((await person.http('GET', '/api/user')).status).toBe(200);
  });

  test('with a second factor, Google alone opens no session', async () => {
    const person = await world.person();
    const now = world.clock.now();
    await world.db
      .insertInto('authenticatorApps')
      .values({ userId: person.id, secret: 'JBSWY3DPEHPK3PXP', createdAt: now, confirmedAt: now })
      .execute();
    const { outcome, visit } = await visitAs(person.email);
    expect(outcome).toEqual({ kind: 'second-factor', methods: ['app'] });
    expect(visit.cookies.has(sessionCookie)).toBe(false);
  });

  test('is linked when it was never verified here, and its password and sessions are removed', async () => {
    const squatter = await world.person();
    await world.db
      .updateTable('users')
      .set({ emailVerified: false, pendingEmail: 'evil@example.com' })
      .where('id', '=', squatter.id)
      .execute();
    const { outcome } = await visitAs(squatter.email);
    expect(outcome).toEqual({ kind: 'signed-in' });
    expect(await userBy(squatter.email)).toMatchObject({
      emailVerified: true,
      password: null,
      pendingEmail: null,
    });
    expect((await squatter.http('GET', '/api/user')).status).toBe(401);
  });

  test('is refused when Google has not verified it', async () => {
    const person = await world.person({
      username: 'unverified_person',
      email: 'unverified.person@example.com',
    });
    const { visit, outcome } = await visitAs(person.email);
    expect(outcome).toMatchObject({ kind: 'failed', message: expect.stringContaining('verified') });
    expect(visit.cookies.has(sessionCookie)).toBe(false);
    expect(await userBy(person.email)).toMatchObject({ firebaseId: null });
  });
});

test('GOOG-07: a deactivated account gets a message, and its owner can reactivate it', async () => {
  await visitAs('leaver@example.com');
  await world.db
    .updateTable('users')
    .set({
      accountStatus: 'pending_deletion',
      scheduledDeletionDate: new Date(Date.now() + 86_400_000),
    })
    .where('email', '=', 'leaver@example.com')
    .execute();
  const { visit, outcome } = await visitAs('leaver@example.com');
  expect(outcome).toMatchObject({
    kind: 'deactivated',
    email: 'leaver@example.com',
    scheduledDeletionDate: expect.any(String),
  });
  const proof = `quizwright_reactivation=${visit.cookies.get('quizwright_reactivation')}`;
  const answer = await world.guest.http(
    'POST',
    '/api/reactivate-account',
    { email: 'leaver@example.com' },
    { cookie: proof },
  );
  expect(answer.status).toBe(200);
  expect((await visitAs('leaver@example.com')).outcome).toEqual({ kind: 'signed-in' });
});

test('a suspended account gets the reason from Google’s sign-in too, and no session', async () => {
  const admin = await world.person({ isAdmin: true });
  await visitAs('suspended@example.com');
  const id = (await userBy('suspended@example.com'))?.id ?? 0;
  await admin.calls.account.suspendPeople({ ids: [id], reason: 'spam' });
  const { visit, outcome } = await visitAs('suspended@example.com');
  expect(outcome).toMatchObject({
    kind: 'failed',
    message: 'This account has been suspended because of spam.',
  });
  expect(visit.cookies.has(sessionCookie)).toBe(false);
});

test('GOOG-03: going back at Google counts as cancelled', async () => {
  const visit = new GoogleVisit(world);
  expect(await outcomeOf(visit, await visit.cancel())).toEqual({ kind: 'cancelled' });
});

test('a callback works once, and only in the browser that started it', async () => {
  const visit = new GoogleVisit(world);
  const back = await visit.signIn('once@example.com');
  const stranger = new GoogleVisit(world);
  expect(await outcomeOf(stranger, back)).toMatchObject({ kind: 'failed' });
  expect(await outcomeOf(visit, back)).toEqual({ kind: 'signed-in' });
  expect(await outcomeOf(visit, back)).toMatchObject({ kind: 'failed' });
});

test('a callback with another state is refused', async () => {
  const visit = new GoogleVisit(world);
  const back = await visit.signIn('state@example.com');
  const forged = back.replace(/state=[^&]+/, 'state=forged');
  expect(await outcomeOf(visit, forged)).toMatchObject({ kind: 'failed' });
});

test('without a popup the page itself is redirected to Google and back to where it was', async () => {
  const visit = new GoogleVisit(world);
  const back = await visit.signIn('page@example.com', '/auth/google/start?redirect=/results');
  const answer = await visit.open(back);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/results']);
  const astray = new GoogleVisit(world);
  const other = await astray.signIn(
    'page@example.com',
    '/auth/google/start?redirect=https://evil.example',
  );
  expect((await astray.open(other)).headers.location).toBe('/');
});

test('if Google is not configured, its start address reports it', async () => {
  await using plain = await createWorld();
  const answer = await plain.guest.http('GET', '/auth/google/start?popup=popup-name');
  expect(answer.text).toContain('not set up');
  const token = await plain.guest.http('POST', '/api/auth/firebase', { idToken: 'x' });
  expect(token.status).toBe(503);
  expect(token.body).toMatchObject({ message: expect.any(String) });
});

test('a failed sign-in is reported in the language of its reader', async () => {
  await using plain = await createWorld();
  const page = await plain.app.inject({
    url: '/auth/google/start?popup=popup-name',
    headers: { 'accept-language': 'de' },
  });
  expect(page.body).toContain('<html lang="de" dir="ltr">');
  expect(page.body).toContain('Du kannst dieses Fenster schließen.');
  expect(page.body).toContain('auf dieser Website nicht eingerichtet.');
});

describe('POST /api/auth/firebase (RSES-06)', () => {
  const send = (idToken: string, nonce?: string) =>
    world.guest.http('POST', '/api/auth/firebase', { idToken, nonce });

  /** An ID token signed with another key than the provider's. */
  async function forged(claims: Record<string, unknown>) {
    const { privateKey } = await generateKeyPair('RS256');
    return new SignJWT({ email: 'forged@example.com', email_verified: true, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'development' })
      .setSubject('123')
      .setIssuer(provider.issuer)
      .setAudience(provider.clientId)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(privateKey);
  }

  test('a missing, a malformed and a forged token are refused with a message', async () => {
    for (const token of ['nonsense', 'a.b.c', await forged({})]) {
      const answer = await send(token);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ message: expect.any(String) });
    }
    expect((await send('')).status).toBe(400);
    expect(await userBy('forged@example.com')).toBeUndefined();
  });

  test('a valid token signs in; another audience, another issuer, an old one and another nonce do not', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const { createServer } = await import('node:http');
    const jwk = { ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'k1' };
    const server = createServer((request, response) => {
      const port = portOf(server);
      const issuer = `http://127.0.0.1:${port}`;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify(
          request.url === '/jwks'
            ? { keys: [jwk] }
            : {
                issuer,
                authorization_endpoint: `${issuer}/a`,
                token_endpoint: `${issuer}/t`,
                jwks_uri: `${issuer}/jwks`,
              },
        ),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = portOf(server);
    const issuer = `http://127.0.0.1:${port}`;
    await using own = await createWorld({
      google: { clientId: 'client', clientSecret: 'secret', issuer },
    });
    const token = (change: { aud?: string; iss?: string; age?: number; azp?: string } = {}) => {
      const issued = Math.floor(Date.now() / 1000) - (change.age ?? 0);
      const { azp } = change;
      const claims = { email: 'Token@Example.com', email_verified: true, nonce: 'n1', azp };
      return new SignJWT(claims)
        .setJti(crypto.randomUUID())
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .setSubject('sub-1')
        .setIssuer(change.iss ?? issuer)
        .setAudience(change.aud ?? 'client')
        .setIssuedAt(issued)
        .setExpirationTime(issued + 3600)
        .sign(privateKey);
    };
    const post = async (idToken: string, nonce?: string) =>
      own.guest.http('POST', '/api/auth/firebase', { idToken, nonce });
    expect((await post(await token({ aud: 'other' }))).status).toBe(401);
    expect((await post(await token({ iss: 'https://evil.example' }))).status).toBe(401);
    expect((await post(await token({ age: 4000 }))).status).toBe(401);
    expect((await post(await token(), 'n2')).status).toBe(401);
    expect((await post(await token({ azp: 'another client' }))).status).toBe(401);
    const once = await token({ azp: 'client' });
    // A wrong nonce does not use the token up; a sign-in does.
    expect((await post(once, 'n2')).status).toBe(401);
    const good = await post(once, 'n1');
    expect(good.status).toBe(200);
    expect((await post(once, 'n1')).status).toBe(401);
    // The last character has four bits that belong to no byte of the signature: another one is the same signature.
    const last = { A: 'B', Q: 'R', g: 'h', w: 'x' }[once.slice(-1)];
    expect((await post(`${once.slice(0, -1)}${last}`, 'n1')).status).toBe(401);
    expect(good.body).toMatchObject({ username: 'token', email: 'token@example.com' });
    expect(String(good.headers['set-cookie'])).toContain(sessionCookie);
    await own.db
      .updateTable('users')
      .set({ accountStatus: 'deactivated' })
      .where('email', '=', 'token@example.com')
      .execute();
    const refused = await post(await token());
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      message: expect.any(String),
      isDeactivated: true,
      email: 'token@example.com',
    });
    server.close();
  });
});
