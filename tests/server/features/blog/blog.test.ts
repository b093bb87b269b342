import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eraseDeletedPosts } from '#server/features/blog/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { daysToRestore } from '#shared/kernel/limits.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const text = { title: 'A title', excerpt: 'An excerpt', content: 'Some **content**' };
const AuthorPost = z.looseObject({ id: z.int(), slug: z.string() });

const stored = (world: World, id: number) =>
  world.db.selectFrom('blogPosts').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

const publish = (admin: Person, fields: { title?: string } = {}) =>
  admin.calls.blog.create({ ...text, ...fields, status: 'published' });

test('administrators write, read, change and delete posts of every status (RADM-11, ABLOG-11)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const created = await admin.http('POST', '/api/admin/blog', { ...text, slug: 'a-title' });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ slug: 'a-title', status: 'draft', viewCount: 0 });
  const { id } = created.read(AuthorPost);
  for (const status of ['published', 'archived', 'draft', 'archived']) {
    const answer = await admin.http('PUT', `/api/admin/blog/${id}`, { ...text, status });
    expect(answer.body).toMatchObject({ status });
  }
  await admin.calls.blog.create(text);
  await publish(admin);
  const list = await admin.http('GET', '/api/admin/blog');
  const statuses = list.read(z.array(z.looseObject({ status: z.string() }))).map((p) => p.status);
  expect(statuses.toSorted()).toEqual(['archived', 'draft', 'published']);
  expect((await admin.http('DELETE', `/api/admin/blog/${id}`)).status).toBe(200);
  expect((await admin.http('DELETE', `/api/admin/blog/${id}`)).status).toBe(404);
});

test('only administrators can manage posts (ABLOG-09, ERR-33)', async () => {
  await using world = await createWorld();
  const [admin, ann] = [await world.person({ isAdmin: true }), await world.person()];
  const { id } = await publish(admin);
  for (const [method, path] of [
    ['GET', '/api/admin/blog'],
    ['POST', '/api/admin/blog'],
    ['PUT', `/api/admin/blog/${id}`],
    ['DELETE', `/api/admin/blog/${id}`],
  ] as const) {
    const body = method === 'GET' ? undefined : text;
    expect((await ann.http(method, path, body)).status, `${method} ${path}`).toBe(403);
    expect((await world.guest.http(method, path, body)).status, `${method} ${path}`).toBe(401);
  }
  expect((await admin.http('GET', '/api/admin/blog')).body).toHaveLength(1);
});

test('the public list has the nine fields of published posts, the newest first (RPUB-03)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  await publish(admin, { title: 'Older' });
  world.clock.advance(1000);
  const admin2 = await world.person({ isAdmin: true });
  await publish(admin2, { title: 'Newer' });
  await admin.calls.blog.create({ ...text, status: 'draft' });
  await admin.calls.blog.create({ ...text, status: 'archived' });
  const answer = await world.guest.http('GET', '/api/blog');
  const posts = answer.read(z.array(z.looseObject({ title: z.string() })));
  expect(posts.map((post) => post.title)).toEqual(['Newer', 'Older']);
  expect(Object.keys(posts[0] ?? {}).toSorted()).toEqual(
    [
      'id',
      'slug',
      'title',
      'excerpt',
      'featuredImage',
      'publishedAt',
      'readingTimeMinutes',
      'viewCount',
      'tags',
    ].toSorted(),
  );
});

test('a published post is found by its slug; a draft, an archived and an unknown one are not (RPUB-04, decision 133)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const post = await publish(admin);
  const answer = await world.guest.http('GET', `/api/blog/${post.slug}`);
  expect(answer.body).toMatchObject({ title: 'A title', content: 'Some **content**' });
  await admin.calls.blog.update({ ...text, id: post.id, status: 'archived' });
  for (const slug of [post.slug, 'no-such-slug', '%00', 'ß']) {
    const absent = await world.guest.http('GET', `/api/blog/${slug}`);
    expect([slug, absent.status]).toEqual([slug, slug === '%00' ? absent.status : 404]);
    expect(absent.status).toBeLessThan(500);
  }
});

test('the previous and next post are found, also among posts of the same time', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [a, b, c] = [
    await publish(admin, { title: 'a' }),
    await publish(admin, { title: 'b' }),
    await publish(admin, { title: 'c' }),
  ];
  const middle = await world.guest.calls.blog.get({ slug: b.slug });
  expect([middle.older?.slug, middle.newer?.slug]).toEqual([a.slug, c.slug]);
  expect((await world.guest.calls.blog.get({ slug: a.slug })).older).toBeNull();
});

test('slugs are made of titles in any script (ABLOG-13, decision 128)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  for (const [title, slug] of [
    ['Hello,  World & Co -- 2', 'hello-world-co-2'],
    ['Ça va? Über alles', 'ca-va-uber-alles'],
    ['Привет', 'privet'],
    ['!!!', 'post'],
  ] as const) {
    expect((await admin.calls.blog.create({ ...text, title })).slug).toBe(slug);
  }
});

test('equal titles get different slugs, also when created concurrently (decision 128)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const posts = await Promise.all([1, 2, 3].map(() => admin.calls.blog.create(text)));
  expect(posts.map((post) => post.slug).toSorted()).toEqual(['a-title', 'a-title-2', 'a-title-3']);
  const again = await admin.calls.blog.update({ ...text, id: posts[0]?.id ?? 0 });
  expect(again.slug).toBe(posts[0]?.slug);
});

test('the slug follows the title until the first publication, then it and the date stay (decisions 128 and 133)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { id } = await admin.calls.blog.create(text);
  const change = (title: string, status: 'draft' | 'published') =>
    admin.http('PUT', `/api/admin/blog/${id}`, { ...text, title, status });
  await change('Second', 'draft');
  expect(await stored(world, id)).toMatchObject({ slug: 'second', publishedAt: null });
  await change('Top tips 2025', 'draft');
  await admin.http('PUT', `/api/admin/blog/${id}`, { title: 'Second' });
  expect(await stored(world, id)).toMatchObject({ slug: 'second', publishedAt: null });
  await change('Second', 'published');
  const publishedAt = world.clock.now();
  world.clock.advance(86_400_000);
  for (const status of ['draft', 'published'] as const) {
    await change('Third', status);
    expect(await stored(world, id)).toMatchObject({ slug: 'second', title: 'Third', publishedAt });
  }
  expect(await admin.calls.blog.getForAuthor({ id })).toMatchObject({ slugFollowsTitle: false });
});

test('the address states whether it follows the title; a wished one stays', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const write = (title: string, slug: string | null = null) =>
    admin.calls.blog.create({ ...text, title, slug });
  const rename = (id: number, title: string) => admin.calls.blog.update({ id, title });
  await write('Привет');
  const second = await write('Привет');
  expect(second).toMatchObject({ slug: 'privet-2', slugFollowsTitle: true });
  expect(await rename(second.id, 'Пока')).toMatchObject({ slug: 'poka', slugFollowsTitle: true });
  const wished = await write('Report', 'report-2026');
  expect(wished.slugFollowsTitle).toBe(false);
  expect((await rename(wished.id, 'Annual report')).slug).toBe('report-2026');
  // It looks like a made address, but no other post has the one without the number.
  const covid = await write('Covid', 'covid-19');
  expect(covid.slugFollowsTitle).toBe(false);
  expect((await rename(covid.id, 'The pandemic')).slug).toBe('covid-19');
});

test('missing fields are derived from the others (ABLOG-14, ABLOG-15, decision 129)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const content = Array.from({ length: 401 }, () => 'word').join(' ');
  const { id } = await admin.calls.blog.create({
    ...text,
    content,
    metaTitle: '',
    featuredImage: '',
  });
  expect(await stored(world, id)).toMatchObject({
    metaTitle: 'A title',
    metaDescription: 'An excerpt',
    readingTimeMinutes: 3,
    tags: [],
    featuredImage: null,
    authorId: admin.id,
  });
  const long = { title: 'word '.repeat(39).trim(), excerpt: 'word '.repeat(99).trim() };
  const second = await stored(world, (await admin.calls.blog.create({ ...text, ...long })).id);
  expect(second.metaTitle?.length).toBeLessThanOrEqual(60);
  expect(second.metaTitle).toMatch(/word…$/);
  expect(second.metaDescription?.length).toBeLessThanOrEqual(160);
  const explicit = {
    metaTitle: 'M',
    metaDescription: 'D',
    readingTimeMinutes: 7,
    tags: ['a', 'a', 'b'],
  };
  const third = await admin.calls.blog.create({ ...text, ...explicit });
  expect(third).toMatchObject({ ...explicit, tags: ['a', 'b'] });
});

test('invalid input is refused with the text of its rule, and nothing is stored (VAL-37, VAL-38, VAL-39, VAL-40)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  for (const [change, message] of [
    [{ title: 'x'.repeat(201) }, 'Title too long'],
    [{ excerpt: 'x'.repeat(501) }, 'Excerpt too long'],
    [{ title: '' }, 'Title is required'],
    [{ excerpt: ' ' }, 'Excerpt is required'],
    [{ content: '' }, 'Content is required'],
    [{ metaTitle: 'x'.repeat(61) }, 'Meta title should be under 60 characters'],
    [{ metaDescription: 'x'.repeat(161) }, 'Meta description should be under 160 characters'],
    [{ readingTimeMinutes: 0 }, 'Reading time must be at least 1 minute'],
    [{ readingTimeMinutes: 61 }, 'Reading time must be at most 60 minutes'],
    [{ featuredImage: 'javascript:alert(1)' }, 'Must be a valid https URL'],
  ] as const) {
    const answer = await admin.http('POST', '/api/admin/blog', { ...text, ...change });
    expect([answer.status, answer.body]).toMatchObject([400, { message }]);
  }
});

test('values at the bounds are accepted (VAL-37, VAL-39, VAL-40)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const answer = await admin.http('POST', '/api/admin/blog', {
    title: 'x'.repeat(200),
    excerpt: 'x'.repeat(500),
    content: 'x',
    metaTitle: 'x'.repeat(60),
    metaDescription: 'x'.repeat(160),
    readingTimeMinutes: 60,
  });
  expect(answer.status).toBe(201);
});

test('a view counts once per visitor and day, and views by administrators do not count (decision 132)', async () => {
  await using world = await createWorld();
  const [admin, ann] = [await world.person({ isAdmin: true }), await world.person()];
  const { id, slug } = await publish(admin);
  const views = async () => (await stored(world, id)).viewCount;
  const read = (as: Pick<Person, 'http'>, agent: string) =>
    as.http('GET', `/api/blog/${slug}`, undefined, { 'user-agent': agent });

  await Promise.all([read(world.guest, 'one'), read(world.guest, 'one')]);
  expect(await views()).toBe(1);
  // Another user agent does not count as another visitor.
  const second = await read(world.guest, 'two');
  expect(second.body).toMatchObject({ viewCount: 1 });
  expect(await world.guest.calls.blog.countReading({ slug })).toEqual({ viewCount: 1 });
  const elsewhere = () =>
    world.app.inject({ url: `/api/blog/${slug}`, remoteAddress: '192.0.2.7' });
  expect((await elsewhere()).json()).toMatchObject({ viewCount: 2 });
  await elsewhere();
  await read(ann, 'one');
  await ann.calls.blog.countReading({ slug });
  await read(admin, 'three');
  expect(await views()).toBe(3);
  world.clock.advance(86_400_000);
  await read(world.guest, 'one');
  expect(await views()).toBe(4);
});

test('loading a post for a page does not count a view (decision 132)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { id, slug } = await publish(admin);
  await world.guest.calls.blog.get({ slug });
  await world.guest.http('GET', '/api/blog');
  // A program that only checks a link does not read what it leads to.
  const head = await world.app.inject({ method: 'HEAD', url: `/api/blog/${slug}` });
  expect(head.statusCode).toBe(200);
  expect((await stored(world, id)).viewCount).toBe(0);
});

test('a visitor is stored as a hash whose key is deleted the next day', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { slug } = await publish(admin);
  const read = () =>
    world.guest.http('GET', `/api/blog/${slug}`, undefined, { 'user-agent': 'secret-agent' });
  await read();
  const before = await world.db.selectFrom('blogPostViews').selectAll().execute();
  const keys = await world.db.selectFrom('visitorKeys').selectAll().execute();
  expect(JSON.stringify(before)).not.toMatch(/127\.0\.0\.1|secret-agent/);
  world.clock.advance(86_400_000);
  await read();
  const after = await world.db.selectFrom('blogPostViews').selectAll().execute();
  expect(after).toHaveLength(1);
  expect(after[0]?.visitor).not.toBe(before[0]?.visitor);
  const newKeys = await world.db.selectFrom('visitorKeys').selectAll().execute();
  expect(newKeys).toHaveLength(1);
  expect(newKeys[0]?.key).not.toBe(keys[0]?.key);
});

test('the app’s list has pages and a filter by tag', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  for (let n = 1; n <= 13; n += 1) {
    await admin.calls.blog.create({
      ...text,
      status: 'published',
      tags: n === 5 ? ["o'clock", 'odd'] : n % 2 ? ['odd'] : [],
    });
  }
  const second = await world.guest.calls.blog.page({ page: 2 });
  expect([second.items.length, second.total]).toEqual([1, 13]);
  expect((await world.guest.calls.blog.page({ tag: 'odd' })).total).toBe(7);
  expect((await world.guest.calls.blog.page({ tag: "o'clock" })).items).toHaveLength(1);
  expect((await world.guest.calls.blog.page({ tag: 'none' })).total).toBe(0);
});

test('administrators page through thousands of posts, and find one by its title and its status', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  await sql`insert into blog_posts (title, slug, excerpt, content, status, created_at)
    select 'Élan ' || n, 'elan-' || n, 'E', 'C',
      case when n % 2 = 0 then 'draft' else 'archived' end::post_status,
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 2000) as n`.execute(world.db);
  const { pageForAuthor } = admin.calls.blog;
  expect(await pageForAuthor({})).toMatchObject({ total: 2000, page: 1, items: { length: 20 } });
  expect((await pageForAuthor({ page: 2 })).items[0]).toMatchObject({ title: 'Élan 1980' });
  expect(await pageForAuthor({ q: 'ELAN 1999 ' })).toMatchObject({
    total: 1,
    items: [{ title: 'Élan 1999', status: 'archived' }],
  });
  expect(await pageForAuthor({ q: 'elan 1999', status: 'draft' })).toMatchObject({ total: 0 });
  expect(await pageForAuthor({ q: '%' })).toMatchObject({ total: 0 });
  expect(await pageForAuthor({ status: 'draft', page: 99 })).toMatchObject({
    total: 1000,
    page: 50,
    items: { length: 20 },
  });
  expect((await pageForAuthor({})).items[0]).not.toHaveProperty('content');
});

test('several posts are published, made drafts and deleted at once; the date of the first publication stays', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const first = await publish(admin);
  const second = await admin.calls.blog.create(text);
  const outcomes = await admin.calls.blog.setStatuses({
    changes: [first.id, second.id, 999_999].map((id) => ({ id, status: 'published' as const })),
  });
  expect(outcomes).toEqual([
    { id: first.id, outcome: 'unchanged' },
    { id: second.id, outcome: 'done', before: 'draft' },
    { id: 999_999, outcome: 'missing' },
  ]);
  const { publishedAt } = await stored(world, second.id);
  expect(publishedAt).not.toBeNull();
  world.clock.advance(60_000);
  for (const status of ['draft', 'published'] as const)
    await admin.calls.blog.setStatuses({ changes: [{ id: second.id, status }] });
  expect((await stored(world, second.id)).publishedAt).toEqual(publishedAt);
  expect(await admin.calls.blog.removeMany({ ids: [first.id, second.id, 999_999] })).toEqual([
    { id: first.id, outcome: 'done' },
    { id: second.id, outcome: 'done' },
    { id: 999_999, outcome: 'missing' },
  ]);
  expect((await admin.http('GET', '/api/admin/blog')).body).toEqual([]);
});

test('a deleted post is absent everywhere until it is restored, and erased after 30 days', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { id, slug } = await publish(admin);
  const before = await admin.calls.blog.getForAuthor({ id });
  await admin.calls.blog.removeMany({ ids: [id] });
  const missing = { failure: 'not-found' };
  await expect(world.guest.calls.blog.get({ slug })).rejects.toMatchObject(missing);
  await expect(admin.calls.blog.getForAuthor({ id })).rejects.toMatchObject(missing);
  expect((await world.guest.calls.blog.page({})).total).toBe(0);
  expect((await admin.calls.blog.pageForAuthor({})).total).toBe(0);
  expect(await admin.calls.blog.setStatuses({ changes: [{ id, status: 'draft' }] })).toEqual([
    { id, outcome: 'missing' },
  ]);
  expect(await admin.calls.blog.restoreMany({ ids: [id, 999_999] })).toEqual([
    { id, outcome: 'done' },
    { id: 999_999, outcome: 'missing' },
  ]);
  expect(await admin.calls.blog.getForAuthor({ id })).toEqual(before);
  expect((await world.guest.calls.blog.get({ slug })).title).toBe(before.title);

  await admin.calls.blog.removeMany({ ids: [id] });
  const left = async (days: number) => {
    const at = new Date(world.clock.now().getTime() - (daysToRestore - days) * 86_400_000);
    await inTransaction(world.db, (tx) => eraseDeletedPosts(tx, at));
    return (await world.db.selectFrom('blogPosts').select('id').execute()).length;
  };
  expect(await left(daysToRestore - 1)).toBe(1);
  expect(await left(daysToRestore + 1)).toBe(0);
});

test('the picture of a post has a text alternative in all responses', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const featuredImage = 'https://example.com/moss.jpg';
  const { slug } = await admin.calls.blog.create({
    ...text,
    status: 'published',
    featuredImage,
    featuredImageAlt: ' Moss on a stone ',
  });
  expect(await world.guest.calls.blog.get({ slug })).toMatchObject({
    featuredImage,
    featuredImageAlt: 'Moss on a stone',
  });
});
