import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { describeProcedures, type ProcedureFacts } from '#server/http/rest/operations.ts';
import { restRouter } from '#server/rest-router.ts';
import { appRouter } from '#server/router.ts';
import { makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let uncached: World;
let people: { first: Person; second: Person; admin: Person };
let ids: { quiz: number; series: number; category: number; subCategory: number };
const slug = 'a-post';

/** A world with one of everything that visitors can read. */
async function furnish(into: World) {
  const admin = await into.person({ isAdmin: true });
  const category = await makeCategory(into, 'science');
  const quiz = await makeQuiz(into, { categoryId: category, title: 'Moss' });
  await makeQuiz(into, { categoryId: category, title: 'Draft', status: 'draft' });
  const subCategory = await admin.calls.category.createSub({
    name: 'plants',
    displayName: 'Plants',
    categoryId: category,
  });
  const series = await admin.calls.series.create({
    name: 'path',
    displayName: 'Path',
    categoryId: category,
  });
  await into.db
    .insertInto('seriesQuizzes')
    .values({ seriesId: series.id, quizId: quiz.id, quizOrder: 1 })
    .execute();
  const post = { title: 'A post', excerpt: 'x', content: 'x' };
  await admin.calls.blog.create({ ...post, status: 'published' });
  await admin.calls.blog.create({ ...post, title: 'A draft' });
  const found = {
    quiz: quiz.id,
    series: series.id,
    category,
    subCategory: subCategory.id,
  };
  return { admin, ids: found };
}

beforeAll(async () => {
  world = await createWorld({ responseCache: true });
  uncached = await createWorld();
  const made = await furnish(world);
  ids = made.ids;
  await furnish(uncached);
  const [first, second] = [await world.person(), await world.person()];
  people = { first, second, admin: made.admin };
});

afterAll(async () => {
  await world.close();
  await uncached.close();
});

/** The input of every cached procedure; a new one fails until it is added. */
const inputs: Record<string, () => object> = {
  'blog.get': () => ({ slug }),
  'blog.list': () => ({}),
  'blog.page': () => ({}),
  'blog.search': () => ({ text: 'post' }),
  'category.get': () => ({ id: ids.category }),
  'category.getSub': () => ({ id: ids.subCategory }),
  'category.list': () => ({}),
  'category.listSub': () => ({ categoryId: ids.category }),
  'category.movedTo': () => ({ category: 'merged' }),
  'certificate.offered': () => ({}),
  'progress.leaderboard': () => ({}),
  'practice.daily': () => ({}),
  'progress.league': () => ({}),
  'progress.statistics': () => ({}),
  'quiz.card': () => ({ id: ids.quiz }),
  'quiz.get': () => ({ id: ids.quiz }),
  'quiz.list': () => ({}),
  'quiz.page': () => ({}),
  'quiz.popular': () => ({}),
  'quiz.stats': () => ({ id: ids.quiz }),
  'quiz.suggest': () => ({ text: 'Mo' }),
  'series.get': () => ({ id: ids.series }),
  'series.list': () => ({}),
  'series.listOfCategory': () => ({ categoryId: ids.category }),
  'series.search': () => ({ text: 'Path' }),
  'testimonial.list': () => ({}),
};

/** The addresses at which a procedure can be read. */
function addressesOf({ name, rest }: ProcedureFacts, isApp: boolean): string[] {
  const input = inputs[name]?.() ?? {};
  const query = encodeURIComponent(JSON.stringify({ 0: input }));
  const path = rest?.path.replace(/\{(\w+)\}/g, (_, field: string) =>
    String(Object.entries(input).find(([key]) => key === field)?.[1]),
  );
  return [...(isApp ? [`/trpc/${name}?batch=1&input=${query}`] : []), ...(path ? [path] : [])];
}

const cachedOf = (router: typeof appRouter | typeof restRouter) =>
  describeProcedures(router).filter(({ cached }) => cached);

const cached = [
  ...cachedOf(appRouter).map((facts) => ({ facts, isApp: true })),
  ...cachedOf(restRouter).map((facts) => ({ facts, isApp: false })),
];

test('calls during an attempt do not read the versions again', () => {
  const mutations = [...describeProcedures(appRouter), ...describeProcedures(restRouter)]
    .filter(({ type, name }) => type === 'mutation' && name.startsWith('attempt.'))
    .map(({ name, changesOnlyAttempts }) => [name, changesOnlyAttempts]);
  expect(mutations.length).toBeGreaterThan(4);
  expect(mutations.filter(([, isPrivate]) => isPrivate !== true)).toEqual([]);
});

test('every cached procedure is a query of guests and has an input here', () => {
  expect([...new Set(cached.map(({ facts }) => facts.name))].sort()).toEqual(
    Object.keys(inputs).sort(),
  );
  for (const { facts } of cached)
    expect([facts.name, facts.type, facts.access]).toEqual([facts.name, 'query', 'guest']);
});

const withoutTimes = (text: string) => text.replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"time"');

test('at every cached address two members, an administrator and a guest get their own responses', async () => {
  const everybody = ['guest', 'first', 'second', 'admin', 'guest'] as const;
  for (const { facts, isApp } of cached) {
    for (const address of addressesOf(facts, isApp)) {
      const answers = new Map<string, string>();
      for (const who of everybody) {
        const caller = who === 'guest' ? world.guest : people[who];
        const answer = await caller.http('GET', address);
        expect(answer.status, `${who} at ${address}`).toBe(200);
        expect(answer.headers['set-cookie'], address).toBeUndefined();
        answers.set(who, answer.text);
      }
      const other = await uncached.guest.http('GET', address);
      expect(withoutTimes(answers.get('guest') ?? ''), address).toBe(withoutTimes(other.text));
      if (facts.cached?.for === 'everyone') expect(new Set(answers.values()).size, address).toBe(1);
    }
  }
});

test('an administrator gets an uncached response where a guest sees less', async () => {
  const titles = async (caller: World['guest']) =>
    [...(await caller.http('GET', '/api/quizzes')).text.matchAll(/"title":"(\w+)"/g)]
      .map(([, title]) => title)
      .sort();
  expect(await titles(world.guest)).toEqual(['Moss']);
  expect(await titles(people.admin)).toEqual(['Draft', 'Moss']);
  expect(await titles(world.guest)).toEqual(['Moss']);
  expect((await people.admin.http('GET', '/api/quizzes')).headers['cache-control']).toBe(
    'private, no-cache',
  );
});

test('a quiz that only administrators see is never cached', async () => {
  const draft = await makeQuiz(world, { status: 'draft' });
  const address = `/trpc/quiz.card?input=${encodeURIComponent(JSON.stringify({ id: draft.id }))}`;
  for (const _ of [1, 2]) {
    expect((await people.admin.http('GET', address)).status).toBe(200);
    expect((await people.first.http('GET', address)).status).toBe(404);
    expect((await world.guest.http('GET', address)).status).toBe(404);
  }
});

test('a list that is filtered by learner state is never cached', async () => {
  const input = encodeURIComponent(JSON.stringify({ state: 'new' }));
  const { headers } = await people.first.http('GET', `/trpc/quiz.page?input=${input}`);
  expect(headers['cache-control']).toBe('no-store');
});

test('a call with an access token is checked, also if the response is cached', async () => {
  await world.guest.http('GET', '/api/categories');
  const refused = await world.guest.http('GET', '/api/categories', undefined, {
    authorization: 'Bearer no-token',
  });
  expect(refused.status).toBe(401);
});

test('a change by an administrator is in the next response, over tRPC and REST', async () => {
  const address = `/trpc/quiz.card?input=${encodeURIComponent(JSON.stringify({ id: ids.quiz }))}`;
  for (const title of ['First title', 'Second title']) {
    const saved = await people.admin.http('PATCH', `/api/quizzes/${ids.quiz}`, { title });
    expect(saved.status).toBe(200);
    expect((await world.guest.http('GET', address)).text).toContain(title);
    expect((await people.first.http('GET', address)).text).toContain(title);
    expect((await world.guest.http('GET', '/api/quizzes')).text).toContain(title);
  }
});

test('a change by another process is visible after the versions are read again', async () => {
  const read = async () => (await world.guest.http('GET', '/api/categories')).text;
  await read();
  await world.db
    .updateTable('categories')
    .set({ displayName: 'Changed elsewhere' })
    .where('id', '=', ids.category)
    .execute();
  expect(await read()).not.toContain('Changed elsewhere');
  await world.services.publicVersions.refresh();
  expect(await read()).toContain('Changed elsewhere');
});

test('a database notifies of each change', async () => {
  let notified = 0;
  const stop = await world.opened.listen('public_changes', () => {
    notified += 1;
  });
  await expect.poll(() => notified).toBeGreaterThan(world.opened.kind === 'postgres' ? 0 : -1);
  const before = notified;
  await world.db
    .updateTable('quizzes')
    .set({ title: 'Other' })
    .where('id', '=', ids.quiz)
    .execute();
  await expect.poll(() => notified).toBeGreaterThan(before);
  await stop();
});

test('saves and sign-ins of learners leave all cached responses valid', async () => {
  await world.services.publicVersions.refresh();
  const before = world.services.publicVersions.known;
  await world.person();
  await world.db
    .updateTable('users')
    .set({ lastLoginAt: new Date() })
    .where('id', '=', people.first.id)
    .execute();
  await world.db.updateTable('blogPosts').set({ viewCount: 7 }).execute();
  await world.services.publicVersions.refresh();
  const changed = [...world.services.publicVersions.known].filter(
    ([topic, version]) => before.get(topic) !== version,
  );
  // A new account may be shown on a page; nothing else has changed.
  expect(changed.map(([topic]) => topic)).toEqual(['people']);
});

test('a tally without new attempts leaves all cached responses valid', async () => {
  await tallyAttempts(world.db, new Date());
  await world.services.publicVersions.refresh();
  const before = world.services.publicVersions.known;
  await tallyAttempts(world.db, new Date());
  await world.services.publicVersions.refresh();
  expect(world.services.publicVersions.known).toEqual(before);
});

test('a client that has the response already gets 304, in each encoding', async () => {
  for (const [encoding, unpack] of [
    ['identity', (body: Buffer) => body],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const ask = (headers: Record<string, string> = {}) =>
      world.app.inject({
        method: 'GET',
        url: `/api/quizzes/${ids.quiz}`,
        headers: { 'accept-encoding': encoding, ...headers },
      });
    const first = await ask();
    expect(first.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(JSON.parse(unpack(first.rawPayload).toString())).toMatchObject({ id: ids.quiz });
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"/);
    for (const held of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await ask({ 'if-none-match': held });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers.etag).toBe(tag);
    }
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  }
});

test('a client that refuses an encoding does not get it', async () => {
  const { headers } = await world.app.inject({
    method: 'GET',
    url: `/api/quizzes/${ids.quiz}`,
    headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' },
  });
  expect(headers['content-encoding']).toBe('gzip');
});
