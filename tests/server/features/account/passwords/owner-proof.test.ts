import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenIn } from '#tests/support/post-office.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { type Person, password } from '#tests/support/world.ts';

/** What a stolen session cannot do to an account (server H5). */
let world: WorkingWorld;
beforeAll(async () => {
  world = await createWorkingWorld();
});
afterAll(() => world.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const names = { firstName: 'Mo', lastName: 'Reader', displayName: 'Mo' };

const rowOf = (id: number) =>
  world.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function later<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const now = world.clock.now();
  world.clock.set(new Date(now.getTime() + milliseconds));
  try {
    return await work();
  } finally {
    world.clock.set(now);
  }
}

const verify = (token: string, headers: Record<string, string> = {}) =>
  world.guest.http('POST', '/api/verify-email', { token }, headers);
const undo = (token: string) => world.guest.http('POST', '/api/undo-email-change', { token });
const signIn = (email: string, secret = password) =>
  world.guest.http('POST', '/api/login', { email, password: secret });

/** Changes the address of the account by its link. @returns the token that undoes it */
async function moveTo(person: Person, from: string, to: string): Promise<string> {
  const saved = await person.http('PUT', '/api/profile', { ...names, email: to, password });
  expect(saved.status).toBe(200);
  const link = tokenIn(await world.post.receive(to, 'Confirm your email address'));
  const confirmed = await verify(link, { cookie: person.cookie });
  expect(confirmed.body).toMatchObject({ success: true });
  return tokenIn(await world.post.receive(from, 'Your email address was changed'));
}

test('a new address needs the password or a session younger than ten minutes', async () => {
  const person = await world.person();
  const email = `moved.${person.email}`;
  await later(11 * minute, async () => {
    const asked = await person.http('PUT', '/api/profile', { ...names, bio: 'Mine', email });
    expect(asked).toMatchObject({ status: 403, body: { fields: { email: expect.any(String) } } });
    const wrong = await person.http('PUT', '/api/profile', { ...names, email, password: 'guess' });
    expect(wrong).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    });
    const card = { card: 'contact', email, phoneNumber: null, homeCountry: null };
    const byCard = await person.http('POST', '/trpc/account.updateCard', card);
    expect(byCard.status).toBe(403);
    // A refused save stores nothing; a profile without a new address needs no proof.
    expect(await rowOf(person.id)).toMatchObject({ pendingEmail: null, bio: null });
    const same = { ...names, bio: 'Mine', email: person.email };
    expect((await person.http('PUT', '/api/profile', same)).status).toBe(200);
    const proven = await person.http('PUT', '/api/profile', { ...names, email, password });
    expect(proven.body).toMatchObject({ pendingEmail: email });
  });
  const other = await world.person();
  const fresh = await other.http('PUT', '/api/profile', { ...names, email: `m.${other.email}` });
  expect(fresh.status).toBe(200);
});

test('a profile that was loaded before its new address was confirmed is stale, without a proof', async () => {
  const person = await world.person();
  const { updatedAt } = await rowOf(person.id);
  world.clock.advance(minute);
  await moveTo(person, person.email, `new.${person.email}`);
  const loaded = { email: person.email, loadedUpdatedAt: updatedAt.toISOString() };
  const card = { card: 'contact', phoneNumber: '1', homeCountry: null, ...loaded };
  const answer = await later(11 * minute, () =>
    person.http('POST', '/trpc/account.updateCard', card),
  );
  expect(answer).toMatchObject({ status: 409, text: expect.stringContaining('since you opened') });
});

test('a first password needs a session younger than ten minutes', async () => {
  const person = await world.person();
  await world.db.updateTable('users').set({ password: null }).where('id', '=', person.id).execute();
  const create = () => person.http('POST', '/api/create-password', { password: 'first secret' });
  expect((await later(11 * minute, create)).status).toBe(403);
  expect((await rowOf(person.id)).password).toBeNull();
  expect((await create()).status).toBe(200);
});

test('a confirmed change of address ends the other sessions', async () => {
  const person = await world.person();
  const elsewhere = String([(await signIn(person.email)).headers['set-cookie']].flat()[0]);
  const cookie = elsewhere.split(';')[0] ?? '';
  const asElsewhere = () => world.guest.http('GET', '/api/user', undefined, { cookie });
  expect((await asElsewhere()).status).toBe(200);
  await moveTo(person, person.email, `kept.${person.email}`);
  expect((await asElsewhere()).status).toBe(401);
  expect((await person.http('GET', '/api/user')).status).toBe(200);
});

test('the old address undoes a change: sessions, password and pending changes are removed', async () => {
  const person = await world.person();
  const thief = `thief.${person.email}`;
  const token = await moveTo(person, person.email, thief);
  await person.http('PUT', '/api/profile', { ...names, email: `more.${thief}`, password });
  const pending = tokenIn(await world.post.receive(`more.${thief}`));

  const done = await undo(token);
  expect(done).toMatchObject({ status: 200, body: { success: true } });
  expect(await rowOf(person.id)).toMatchObject({
    email: person.email,
    pendingEmail: null,
    password: null,
  });
  expect((await person.http('GET', '/api/user')).status).toBe(401);
  expect((await verify(pending)).body).toMatchObject({ success: false });
  expect((await signIn(person.email)).status).toBe(401);
  expect((await undo(token)).status).toBe(400);

  const reset = tokenIn(await world.post.receive(person.email, 'Choose a new password'));
  await world.guest.http('POST', '/api/reset-password', { token: reset, password: 'mine again' });
  expect((await signIn(person.email, 'mine again')).status).toBe(200);
});

test('undoing a change restores the Google account that was linked when the new address was requested', async () => {
  const person = await world.person();
  const linkGoogle = (firebaseId: string) =>
    world.db.updateTable('users').set({ firebaseId }).where('id', '=', person.id).execute();
  await linkGoogle(`own ${person.id}`);
  const email = `google.${person.email}`;
  await person.http('PUT', '/api/profile', { ...names, email, password });
  await linkGoogle(`thief ${person.id}`);
  const link = tokenIn(await world.post.receive(email, 'Confirm your email address'));
  expect((await verify(link)).body).toMatchObject({ success: true });
  const token = tokenIn(await world.post.receive(person.email, 'Your email address was changed'));
  expect((await undo(token)).status).toBe(200);
  expect((await rowOf(person.id)).firebaseId).toBe(`own ${person.id}`);
});

test('the first address can be restored after later changes, and no other account can take it meanwhile', async () => {
  const person = await world.person();
  const [second, third] = [`second.${person.email}`, `third.${person.email}`];
  const first = await moveTo(person, person.email, second);
  const later = await moveTo(person, second, third);

  const squatter = { username: 'squatter', email: person.email, password: 'long enough' };
  expect((await world.guest.http('POST', '/api/register', squatter)).status).toBe(409);
  const other = await world.person();
  const claim = { ...names, email: person.email, password };
  expect((await other.http('PUT', '/api/profile', claim)).status).toBe(409);

  // Undoing the later change does not revoke the first undo link.
  expect((await undo(later)).status).toBe(200);
  expect((await rowOf(person.id)).email).toBe(second);
  expect((await undo(first)).status).toBe(200);
  expect((await rowOf(person.id)).email).toBe(person.email);
});

test('of two uses of an undo link at once one succeeds, and after seven days none', async () => {
  const person = await world.person();
  const token = await moveTo(person, person.email, `late.${person.email}`);
  const stored = await world.db
    .selectFrom('addressUndos')
    .where('userId', '=', person.id)
    .select('tokenHash')
    .executeTakeFirstOrThrow();
  expect(stored.tokenHash).not.toContain(token);
  expect((await later(7 * day + 1000, () => undo(token))).status).toBe(400);
  const answers = await Promise.all([undo(token), undo(token), undo(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});
