import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureAdmin, seedWhenEmpty } from '#server/first-run.ts';
import { createWorld, password, type World } from '#tests/support/world.ts';

describe('the first start', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  test('seeds an empty database once', async () => {
    const { db } = world;
    expect(await seedWhenEmpty(db, 'none', world.clock.now())).toBe(false);
    expect(await seedWhenEmpty(db, 'demo', world.clock.now())).toBe(true);
    expect(await seedWhenEmpty(db, 'demo', world.clock.now())).toBe(false);
    expect(await world.guest.calls.progress.statistics()).toEqual({ totalQuizzes: 48 });
    const [first] = await world.guest.calls.category.list();
    expect(first?.quizCount).toBeGreaterThan(0);
  });

  test('does not seed a database again whose categories were deleted', async () => {
    await using used = await createWorld();
    await used.person({ isAdmin: true });
    expect(await seedWhenEmpty(used.db, 'demo', used.clock.now())).toBe(false);
    expect(await used.guest.calls.category.list()).toEqual([]);
  });
});

describe('the administrator of a database that has none', () => {
  test('has a fixed name and a random password if none is configured', async () => {
    await using world = await createWorld();
    const { db, services } = world;
    const { passwords } = services;
    const made = await ensureAdmin(db, { admin: undefined, passwords }, world.clock.now());
    if (made.kind !== 'created') throw new Error('No administrator was made');
    const signIn = await world.guest.http('POST', '/api/login', {
      email: made.email,
      password: made.password,
    });
    expect(signIn).toMatchObject({ status: 200, body: { isAdmin: true } });
    expect(await ensureAdmin(db, { admin: undefined, passwords }, world.clock.now())).toEqual({
      kind: 'unchanged',
    });
  });

  test('is the configured account, which keeps its password', async () => {
    await using world = await createWorld();
    const { db, services } = world;
    const { passwords } = services;
    const person = await world.person();
    const admin = { email: person.email, password: 'another password' };
    expect(await ensureAdmin(db, { admin, passwords }, world.clock.now())).toEqual({
      kind: 'promoted',
      email: person.email,
      userId: person.id,
    });
    expect(await ensureAdmin(db, { admin, passwords }, world.clock.now())).toEqual({
      kind: 'unchanged',
    });
    const kept = await world.guest.http('POST', '/api/login', { email: person.email, password });
    expect(kept).toMatchObject({ status: 200, body: { isAdmin: true } });
  });

  test('is not created again for an address that the administrator no longer has', async () => {
    await using world = await createWorld();
    const { db, services } = world;
    const { passwords } = services;
    const head = await world.person({ isAdmin: true, email: 'head@example.com' });
    await db
      .updateTable('users')
      .set({ email: 'new@example.com' })
      .where('id', '=', head.id)
      .execute();
    const admin = { email: head.email, password: 'operators own' };
    const start = () => ensureAdmin(db, { admin, passwords }, world.clock.now());
    expect(await start()).toEqual({ kind: 'not-admin', email: head.email });
    // Another account has the address now.
    const next = await world.person({ email: head.email });
    expect(await start()).toEqual({ kind: 'not-admin', email: head.email });
    expect((await next.http('GET', '/api/user')).body).toMatchObject({ isAdmin: false });
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(2);
  });

  test('never keeps the password of an account that did not verify the configured address', async () => {
    await using world = await createWorld();
    const { db, services } = world;
    const squatter = { username: 'squatter', email: 'head@example.com', password: 'squatters own' };
    const opened = await world.guest.http('POST', '/api/register', squatter);
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    const admin = { email: squatter.email, password: 'operators own' };
    const { passwords } = services;
    expect(await ensureAdmin(db, { admin, passwords }, world.clock.now())).toMatchObject({
      kind: 'created',
    });
    const signIn = (attempt: string) =>
      world.guest.http('POST', '/api/login', { email: squatter.email, password: attempt });
    expect(await signIn(squatter.password)).toMatchObject({ status: 401 });
    expect(await signIn(admin.password)).toMatchObject({ status: 200, body: { isAdmin: true } });
    expect(await world.guest.http('GET', '/api/user', undefined, { cookie })).toMatchObject({
      status: 401,
    });
  });
});

test('when processes start at once on an empty database, one seeds it and one creates the administrator', async () => {
  await using world = await createWorld();
  const { db, services } = world;
  const now = world.clock.now();
  const seeded = await Promise.all([1, 2, 3].map(() => seedWhenEmpty(db, 'demo', now)));
  expect(seeded.sort()).toEqual([false, false, true]);
  const { passwords } = services;
  const outcomes = await Promise.all(
    [1, 2, 3].map(() => ensureAdmin(db, { admin: undefined, passwords }, now)),
  );
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['created', 'unchanged', 'unchanged']);
  const made = outcomes.find((outcome) => outcome.kind === 'created');
  const signIn = await world.guest.http('POST', '/api/login', {
    email: made?.email,
    password: made?.password,
  });
  expect(signIn.status).toBe(200);
});
