import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startIdentityProvider } from '#scripts/dev-identity-provider.ts';
import { changeSettings } from '#server/features/setting/workflows/change.ts';
import type { SettingChanges } from '#shared/features/setting/schema.ts';
import { runTogether, type Work } from '#tests/support/awaited-locks.ts';
import { GoogleVisit } from '#tests/support/google-visit.ts';
import { linkIn, tokenIn } from '#tests/support/post-office.ts';
import { createWorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const password = 'a quiet secret';
const register = ({ guest }: World, email: string) =>
  guest.http('POST', '/api/register', { username: email.replace(/\W/g, '_'), email, password });

async function choose(world: World, changes: object) {
  const admin = await world.person({ isAdmin: true });
  const changed = await admin.http('PUT', '/api/admin/settings', changes);
  expect(changed.status).toBe(200);
}

test('registration by invitation refuses new accounts, also with Google; by domain, a sign-in with Google needs a confirmed address', async () => {
  const provider = await startIdentityProvider({ publicUrl: 'http://localhost:3000' });
  await using world = await createWorld({ google: provider });
  const member = await world.person({ email: 'member@example.com' });
  await choose(world, { registration: 'invitation' });
  expect(await register(world, 'new@example.com')).toMatchObject({
    status: 403,
    body: { message: 'Accounts of this site are opened by invitation only.' },
  });
  const visit = new GoogleVisit(world);
  const page = await visit.open(await visit.signIn('new@example.com'));
  expect(page.body).toContain('opened by invitation only');
  const people = await world.db.selectFrom('users').select('email').execute();
  expect(people.map(({ email }) => email)).not.toContain('new@example.com');
  // Who has an account signs in as before, also with Google.
  const visitOfMember = async () => {
    const known = new GoogleVisit(world);
    return (await known.open(await known.signIn(member.email))).body;
  };
  expect(await visitOfMember()).toContain('signed-in');
  // A linked account may have another address, which counts only once it is confirmed.
  await choose(world, { registration: 'domains', registrationDomains: ['school.example'] });
  await world.db
    .updateTable('users')
    .set({ email: 'head@school.example', emailVerified: false })
    .where('id', '=', member.id)
    .execute();
  expect(await visitOfMember()).toContain('Please confirm your email address first');
  // The link in the mail leads to where the member wanted to go.
  const path = '/classes?code=3';
  const start = `/auth/google/start?popup=popup-name&redirect=${encodeURIComponent(path)}`;
  const known = new GoogleVisit(world);
  await known.open(await known.signIn(member.email, start));
  const { rows } = await sql<{ returnTo: string }>`select data ->> 'returnTo' as "returnTo"
    from pgboss.job where name = 'mail' and data ->> 'mail' = 'verification' order by created_on, id`.execute(
    world.db,
  );
  expect(rows.map(({ returnTo }) => returnTo)).toContain(path);
  await provider.stop();
});

test('only for domains: others are refused, and an address counts once it is confirmed', async () => {
  await using world = await createWorkingWorld();
  await choose(world, { registration: 'domains', registrationDomains: ['School.example'] });
  expect(await register(world, 'ann@elsewhere.example')).toMatchObject({
    status: 403,
    body: { fields: { email: expect.stringContaining('school.example') } },
  });
  expect(await register(world, 'ann@school.example')).toMatchObject({
    status: 403,
    body: {
      message: 'Please confirm your email address first: we have mailed you a link.',
      isCreated: true,
    },
  });
  const logIn = () =>
    world.guest.http('POST', '/api/login', { email: 'ann@school.example', password });
  const refused = await logIn();
  expect(refused.status).toBe(403);
  expect(refused.body).not.toHaveProperty('isCreated');
  expect(refused.headers['set-cookie']).toBeUndefined();
  await world.post.receive('ann@school.example');
  // The refused sign-in has mailed a new link, which replaces the one before.
  const token = tokenIn(await world.post.receive('ann@school.example'));
  expect((await world.guest.http('POST', '/api/verify-email', { token })).status).toBe(200);
  expect((await logIn()).status).toBe(200);
});

test('the link that confirms an address leads to the path of the registration or sign-in, on this site only', async () => {
  await using world = await createWorkingWorld();
  const pathIn = async (email: string) => {
    const { hash } = linkIn(await world.post.receive(email));
    return new URLSearchParams(hash.slice(1)).get('to');
  };
  const open = (name: string, returnTo: string) => {
    const body = { username: name, email: `${name}@school.example`, password, returnTo };
    return world.guest.http('POST', '/api/register', body);
  };
  expect((await open('at_once', '/classes?code=1')).status).toBe(201);
  expect(await pathIn('at_once@school.example')).toBeNull();
  await choose(world, { registration: 'domains', registrationDomains: ['school.example'] });
  for (const [name, returnTo, expected] of [
    ['ann', '/classes?code=a&b#c', '/classes?code=a&b#c'],
    ['ben', '//elsewhere.example/', null],
    ['cleo', 'https://elsewhere.example/', null],
    ['dora', '/\\elsewhere.example', null],
    ['emil', `/${'x'.repeat(2000)}`, null],
  ] as const) {
    expect(await open(name, returnTo)).toMatchObject({ status: 403, body: { isCreated: true } });
    expect(await pathIn(`${name}@school.example`)).toBe(expected);
  }
  const credentials = { email: 'ben@school.example', password, returnTo: '/classes?code=2' };
  expect((await world.guest.http('POST', '/api/login', credentials)).status).toBe(403);
  expect(await pathIn('ben@school.example')).toBe('/classes?code=2');
});

test('registration by domain needs a domain', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const change = (changes: object) => admin.http('PUT', '/api/admin/settings', changes);
  const refused = {
    status: 400,
    body: { fields: { registrationDomains: 'Please enter at least one domain' } },
  };
  expect(await change({ registration: 'domains' })).toMatchObject(refused);
  expect((await change({ registrationDomains: ['a.example'] })).status).toBe(200);
  expect((await change({ registration: 'domains' })).status).toBe(200);
  expect(await change({ registrationDomains: [] })).toMatchObject(refused);
});

test('of two changes at once that do not fit together the second one is refused', async () => {
  await using world = await createWorld();
  await choose(world, { registrationDomains: ['a.example'] });
  const { config } = world.services;
  const changes =
    (settings: SettingChanges): Work =>
    (db) =>
      changeSettings({ db, config, now: world.clock.now() }, settings);
  await expect(
    runTogether(world, changes({ registration: 'domains' }), changes({ registrationDomains: [] })),
  ).rejects.toMatchObject({ failure: 'invalid' });
  const { body } = await (await world.person({ isAdmin: true })).http('GET', '/api/admin/settings');
  expect(body).toMatchObject({ registration: 'domains', registrationDomains: ['a.example'] });
});
