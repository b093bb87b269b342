import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createWorld, type World } from '#tests/support/world.ts';

const words = { name: 'Ann', role: 'Teacher', content: 'A calm place to learn.', rating: 5 };

const rows = (world: World) =>
  world.db.selectFrom('testimonials').selectAll().orderBy('id').execute();

test('a testimonial is stored as pending with its author and is not public (TEST-05, RPUB-02, ENT-15)', async () => {
  await using world = await createWorld();
  const ann = await world.person();
  const answer = await ann.http('POST', '/api/testimonials', words);
  expect(answer.status).toBe(201);
  expect(await rows(world)).toMatchObject([
    { ...words, userId: ann.id, status: 'pending', approvedAt: null, approvedBy: null },
  ]);
  expect((await world.guest.http('GET', '/api/testimonials')).body).toEqual([]);
  expect((await world.guest.http('POST', '/api/testimonials', words)).status).toBe(401);
});

test('a new one replaces the pending one, also if both are sent at once (decision 134)', async () => {
  await using world = await createWorld();
  const ann = await world.person();
  await Promise.all([
    ann.calls.testimonial.submit(words),
    ann.calls.testimonial.submit({ ...words, content: 'On second thoughts, it is great.' }),
  ]);
  expect(await rows(world)).toHaveLength(1);
  const last = await ann.calls.testimonial.submit({ ...words, rating: 4 });
  expect(await rows(world)).toMatchObject([{ rating: 4, status: 'pending' }]);
  expect(await ann.calls.testimonial.mine()).toEqual(last);
});

test('repeating a testimonial whose response was lost creates no second one, also after it was approved', async () => {
  await using world = await createWorld();
  const [admin, ann] = [await world.person({ isAdmin: true }), await world.person()];
  const send = (content = words.content) =>
    ann.http(
      'POST',
      '/api/testimonials',
      { ...words, content },
      { 'idempotency-key': 'k'.repeat(32) },
    );
  const first = await send();
  const { id } = first.read(z.looseObject({ id: z.int() }));
  await admin.calls.testimonial.decide({ id, status: 'approved' });
  const again = await send();
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await rows(world)).toMatchObject([{ id, status: 'approved' }]);
  expect((await send('Another text with the same key.')).status).toBe(422);
  expect(await rows(world)).toHaveLength(1);
});

test('a testimonial that was changed after it was read cannot be approved', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ann = await world.person();
  const read = await ann.calls.testimonial.submit(words);
  await ann.calls.testimonial.submit({ ...words, content: 'Buy cheap watches here.' });
  const decision = admin.calls.testimonial.decide({ id: read.id, status: 'approved' });
  await expect(decision).rejects.toMatchObject({ failure: 'not-found' });
  expect(await world.guest.calls.testimonial.list()).toEqual([]);
});

test('administrators list every status and move it either way; the public list follows (RADM-10, ATES-01, ATES-03, ATES-04, decision 135)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  for (const name of ['Ann', 'Ben', 'Cyd']) {
    await (await world.person()).calls.testimonial.submit({ ...words, name });
  }
  const list = await admin.http('GET', '/api/admin/testimonials');
  const [first, second] = list.read(z.array(z.looseObject({ id: z.int(), name: z.string() })));
  const decide = (id: number | undefined, status: string) =>
    admin.http('PATCH', `/api/admin/testimonials/${id}`, { status });

  expect((await decide(first?.id, 'approved')).status).toBe(200);
  expect((await decide(second?.id, 'rejected')).status).toBe(200);
  expect(await admin.calls.testimonial.counts()).toEqual({ pending: 1, approved: 1, rejected: 1 });
  const row = (await rows(world)).find(({ id }) => id === first?.id);
  expect(row).toMatchObject({ status: 'approved', approvedBy: admin.id });
  expect(row?.approvedAt).toEqual(world.clock.now());
  const published = await world.guest.http('GET', '/api/testimonials');
  expect(published.body).toMatchObject([{ name: first?.name, role: 'Teacher', rating: 5 }]);
  expect(published.text).not.toContain('userId');

  await decide(first?.id, 'rejected');
  await decide(second?.id, 'approved');
  const after = await rows(world);
  expect(after.find(({ id }) => id === first?.id)).toMatchObject({
    status: 'rejected',
    approvedAt: null,
    approvedBy: null,
  });
  expect((await world.guest.calls.testimonial.list()).map(({ id }) => id)).toEqual([second?.id]);
  expect((await decide(first?.id, 'pending')).status).toBe(400);
  expect((await decide(999_999, 'approved')).status).toBe(404);
});

test('an approved one is replaced by a later one of the same author once that is approved (decision 134)', async () => {
  await using world = await createWorld();
  const [admin, ann] = [await world.person({ isAdmin: true }), await world.person()];
  const first = await ann.calls.testimonial.submit(words);
  await admin.calls.testimonial.decide({ id: first.id, status: 'approved' });
  world.clock.advance(60_000);
  const second = await ann.calls.testimonial.submit({ ...words, content: 'Better and better.' });
  expect((await world.guest.calls.testimonial.list()).map(({ id }) => id)).toEqual([first.id]);
  await admin.calls.testimonial.decide({ id: second.id, status: 'approved' });
  expect((await world.guest.calls.testimonial.list()).map(({ id }) => id)).toEqual([second.id]);
});

test('only administrators can review testimonials (ATES-05)', async () => {
  await using world = await createWorld();
  const ann = await world.person();
  const { id } = await ann.calls.testimonial.submit(words);
  const body = { status: 'approved' };
  expect((await ann.http('GET', '/api/admin/testimonials')).status).toBe(403);
  expect((await ann.http('PATCH', `/api/admin/testimonials/${id}`, body)).status).toBe(403);
  expect((await world.guest.http('GET', '/api/admin/testimonials')).status).toBe(401);
});

test('invalid input is refused with the text of its rule, and nothing is stored (VAL-17, VAL-18, VAL-19, VAL-20)', async () => {
  await using world = await createWorld();
  const ann = await world.person();
  for (const [change, message] of [
    [{ name: 'a' }, 'Name must be at least 2 characters'],
    [{ role: 'a' }, 'Role/Title must be at least 2 characters'],
    [{ content: 'x'.repeat(9) }, 'Testimonial must be at least 10 characters'],
    [{ content: 'x'.repeat(501) }, 'Testimonial must be less than 500 characters'],
    [{ rating: 0 }, 'Please select a rating'],
    [{ rating: undefined }, 'Please select a rating'],
    [{ rating: 6 }, 'Rating cannot exceed 5 stars'],
  ] as const) {
    const answer = await ann.http('POST', '/api/testimonials', { ...words, ...change });
    expect([answer.status, answer.body]).toMatchObject([400, { message }]);
    expect(await rows(world)).toEqual([]);
  }
});

test('values at the bounds are accepted (VAL-17, VAL-18, VAL-19)', async () => {
  await using world = await createWorld();
  const ann = await world.person();
  for (const content of ['x'.repeat(10), 'x'.repeat(500)]) {
    const answer = await ann.http('POST', '/api/testimonials', {
      name: 'ab',
      role: 'cd',
      content,
      rating: 1,
    });
    expect(answer.status).toBe(201);
  }
});

test('the administrators’ list has pages: pending ones first, then the newest; or one status alone (ATES-02)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  await sql`with people as (
      insert into users (username, email)
      select 'writer_' || n, 'w' || n || '@example.com' from generate_series(1, 60) as n
      returning id
    )
    insert into testimonials (user_id, name, role, content, rating, status, created_at)
    select id, 'Name', 'Role', 'Content of it', 5,
      case when id % 2 = 0 then 'pending' else 'rejected' end::testimonial_status,
      timestamptz '2026-01-01' + id * interval '1 minute'
    from people`.execute(world.db);
  const { pageForReview } = admin.calls.testimonial;
  const first = await pageForReview({});
  expect(first).toMatchObject({ total: 60, page: 1, items: { length: 25 } });
  const all = [...first.items, ...(await pageForReview({ page: 2 })).items];
  const statuses = all.map(({ status }) => status);
  expect(statuses.lastIndexOf('pending')).toBe(29);
  expect(statuses.indexOf('rejected')).toBe(30);
  const pending = all.slice(0, 30).map(({ id }) => id);
  expect(pending).toEqual(pending.toSorted((a, b) => b - a));
  expect(await pageForReview({ status: 'rejected', page: 7 })).toMatchObject({
    total: 30,
    page: 2,
    items: { length: 5 },
  });
});

test('decisions about several can be undone, also the replacement of an approved one', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ann = await world.person();
  const earlier = await ann.calls.testimonial.submit(words);
  await admin.calls.testimonial.setStatuses({ changes: [{ id: earlier.id, status: 'approved' }] });
  const later = await ann.calls.testimonial.submit({ ...words, content: 'Better than before.' });
  const ben = await (await world.person()).calls.testimonial.submit({ ...words, name: 'Ben' });
  const statuses = async () => (await rows(world)).map(({ status }) => status);

  const outcomes = await admin.calls.testimonial.setStatuses({
    changes: [later.id, ben.id, 999_999].map((id) => ({ id, status: 'approved' as const })),
  });
  const updatedAt = world.clock.now().toISOString();
  expect(outcomes).toEqual([
    { id: later.id, outcome: 'done', before: 'pending', updatedAt },
    { id: earlier.id, outcome: 'done', before: 'approved', updatedAt },
    { id: ben.id, outcome: 'done', before: 'pending', updatedAt },
    { id: 999_999, outcome: 'missing' },
  ]);
  expect(await statuses()).toEqual(['rejected', 'approved', 'approved']);

  const changes = outcomes.flatMap((row) =>
    row.outcome === 'done' ? [{ id: row.id, status: row.before }] : [],
  );
  await admin.calls.testimonial.setStatuses({ changes });
  expect(await statuses()).toEqual(['approved', 'pending', 'pending']);
});

test('one with a newer pending one cannot be pending again', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ann = await world.person();
  const { id } = await ann.calls.testimonial.submit(words);
  await admin.calls.testimonial.setStatuses({ changes: [{ id, status: 'rejected' }] });
  await ann.calls.testimonial.submit(words);
  expect(
    await admin.calls.testimonial.setStatuses({ changes: [{ id, status: 'pending' }] }),
  ).toMatchObject([{ id, outcome: 'refused' }]);
});

test('several are deleted, and the list for review is searched and sorted', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  for (const [name, rating] of [
    ['Ann', 2],
    ['Ben', 5],
  ] as const)
    await (await world.person()).calls.testimonial.submit({ ...words, name, rating });
  const names = async (input: Parameters<typeof admin.calls.testimonial.pageForReview>[0]) =>
    (await admin.calls.testimonial.pageForReview(input)).items.map(({ name }) => name);
  expect(await names({ sort: 'rating' })).toEqual(['Ben', 'Ann']);
  expect(await names({ sort: 'name', direction: 'desc' })).toEqual(['Ben', 'Ann']);
  expect(await names({ q: 'ánn' })).toEqual(['Ann']);
  expect(await names({ q: '%' })).toEqual([]);
  const ids = (await rows(world)).map(({ id }) => id);
  expect(await admin.calls.testimonial.removeMany({ ids })).toEqual(
    ids.map((id) => ({ id, outcome: 'done' })),
  );
  expect((await admin.calls.testimonial.pageForReview({})).total).toBe(0);
});

test('a deleted testimonial is restored with its status, unless its author has another one with that status', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ann = await world.person();
  const { id } = await ann.calls.testimonial.submit(words);
  await admin.calls.testimonial.setStatuses({ changes: [{ id, status: 'approved' }] });
  await admin.calls.testimonial.removeMany({ ids: [id] });
  expect(await world.guest.calls.testimonial.list()).toEqual([]);
  expect(await ann.calls.testimonial.mine()).toBeNull();
  expect(await admin.calls.testimonial.counts()).toEqual({ pending: 0, approved: 0, rejected: 0 });
  const restore = () => admin.calls.testimonial.restoreMany({ ids: [id] });
  expect(await restore()).toEqual([{ id, outcome: 'done' }]);
  expect(await world.guest.calls.testimonial.list()).toMatchObject([{ id }]);
  expect(await restore()).toEqual([{ id, outcome: 'missing' }]);

  await admin.calls.testimonial.setStatuses({ changes: [{ id, status: 'pending' }] });
  await admin.calls.testimonial.removeMany({ ids: [id] });
  await ann.calls.testimonial.submit({ ...words, content: 'Better than before.' });
  expect(await restore()).toMatchObject([{ id, outcome: 'refused' }]);
});
