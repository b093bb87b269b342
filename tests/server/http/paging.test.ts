import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeApi } from '#server/http/openapi/document.ts';
import { describeProcedures, listRestOperations } from '#server/http/rest/operations.ts';
import { restRouter } from '#server/rest-router.ts';
import { appRouter } from '#server/router.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createStage, type Stage } from '#tests/support/stage.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const document = describeApi('http://localhost');
const lists = listRestOperations().filter(({ rest }) => rest.list);
const Entries = z.array(z.object({ id: z.int() }));

let world: World;
let admin: Person;
let ids: number[];
/** With rows of every kind, for lists of any kind. */
let filled: { world: World; admin: Person; questionId: number };

beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
  const quizzes = [];
  for (let count = 0; count < 5; count += 1) quizzes.push(await makeQuiz(world));
  ids = quizzes.map(({ id }) => id).reverse();
  const other = await createWorld();
  const quiz = await makeQuiz(other);
  filled = {
    world: other,
    admin: await other.person({ isAdmin: true }),
    questionId: z.int().parse(quiz.questionIds[0]),
  };
});
afterAll(() => Promise.all([world.close(), filled.world.close()]));

/** What the `{id}` of a path refers to. */
async function idOf(path: string, stage: Stage): Promise<number> {
  if (path.startsWith('/api/questions/')) return (await stage.askedQuestion()).questionId;
  if (path.startsWith('/api/quiz-attempts/')) return stage.pastAttemptId();
  return path.startsWith('/api/admin/series/') ? stage.seriesId() : filled.questionId;
}

const address = (query: string) => `${world.services.config.publicUrl}/api/quizzes?${query}`;

test('every REST operation that returns an array or a page is declared as a list', () => {
  const undeclared = [...describeProcedures(appRouter), ...describeProcedures(restRouter)].filter(
    ({ rest, output }) =>
      rest?.method === 'GET' &&
      rest.list === undefined &&
      (output instanceof z.ZodArray || (output instanceof z.ZodObject && 'items' in output.shape)),
  );
  expect(undeclared.map(({ name }) => name)).toEqual([]);
  expect(lists.length).toBeGreaterThanOrEqual(15);
});

describe.each(lists.map((each) => [each.rest.path, each] as const))('%s', (path, { rest }) => {
  test('returns a page, its size and links to the pages next to it', async () => {
    const stage = createStage(filled.world, { owner: filled.admin, admin: filled.admin });
    const url = path
      .replace('{categoryId}', String(await stage.categoryId()))
      .replace('{quizId}', String((await stage.quiz()).id))
      .replace('{questionId}', String(filled.questionId))
      .replace('{classId}', String((await stage.ownClass()).classId))
      .replace('{id}', String(await idOf(path, stage)));
    const read = (query: string) => filled.admin.http('GET', `${url}?${query}`);
    const answer = await read('page=1&perPage=1');
    expect(answer.status, answer.text).toBe(200);
    const body = z.union([z.array(z.unknown()), z.object({ items: z.array(z.unknown()) })]);
    const found = answer.read(body);
    expect((Array.isArray(found) ? found : found.items).length).toBeLessThanOrEqual(1);
    expect(Number(answer.headers['x-total-count'])).toBeGreaterThanOrEqual(0);
    expect(answer.headers.link).toMatch(/page=1&perPage=1>; rel="first".*rel="last"$/);
    expect((await read('page=0')).status).toBe(400);
    expect((await read('perPage=501')).status).toBe(400);
  });

  test('is described with the parameters and headers of a list', () => {
    const operation = document.paths[path]?.[rest.method.toLowerCase()];
    const names = operation?.parameters.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['page', 'perPage']));
    expect(operation?.responses['200']).toMatchObject({
      headers: { Link: {}, 'X-Total-Count': {} },
    });
  });
});

test('a list without a page is an array of all entries, with their number', async () => {
  const answer = await world.guest.http('GET', '/api/quizzes');
  expect(answer.read(Entries).map(({ id }) => id)).toEqual(ids);
  expect(answer.headers['x-total-count']).toBe('5');
});

test('Link names the first, previous, next and last page (RFC 8288)', async () => {
  const answer = await world.guest.http('GET', '/api/quizzes?page=2&perPage=2');
  expect(answer.read(Entries).map(({ id }) => id)).toEqual(ids.slice(2, 4));
  expect(answer.headers.link).toBe(
    [
      `<${address('page=1&perPage=2')}>; rel="first"`,
      `<${address('page=1&perPage=2')}>; rel="prev"`,
      `<${address('page=3&perPage=2')}>; rel="next"`,
      `<${address('page=3&perPage=2')}>; rel="last"`,
    ].join(', '),
  );
});

test('a page after the last is empty and links back', async () => {
  const answer = await world.guest.http('GET', '/api/quizzes?page=9&perPage=2');
  expect(answer.body).toEqual([]);
  expect(answer.headers.link).toContain(`<${address('page=3&perPage=2')}>; rel="prev"`);
  expect(answer.headers.link).not.toContain('rel="next"');
});

test('links keep the other parameters of the address', async () => {
  const answer = await admin.http('GET', '/api/admin/quizzes?sort=title&perPage=2');
  expect(answer.body).toMatchObject({ total: 5, page: 1, pageSize: 2 });
  expect(answer.headers.link).toContain('sort=title&perPage=2&page=2>; rel="next"');
});

test('the links of a long search fit into the buffer of a proxy', async () => {
  const read = async (letters: number) => {
    const search = encodeURIComponent('題'.repeat(letters));
    const answer = await admin.http('GET', `/api/quizzes?page=2&perPage=2&unknown=${search}`);
    expect(answer.headers['x-total-count']).toBe('5');
    return [...String(answer.headers.link).matchAll(/rel="(\w+)"/g)].map(([, rel]) => rel);
  };
  expect(await read(50)).toEqual(['first', 'prev', 'next', 'last']);
  expect(await read(100)).toEqual(['prev', 'next']);
  expect(await read(200)).toEqual(['next']);
  expect(await read(500)).toEqual([]);
});

test('pages of other sites may read the headers', async () => {
  const answer = await world.guest.http('GET', '/api/quizzes?page=1');
  const exposed = String(answer.headers['access-control-expose-headers']);
  expect(exposed).toMatch(/\bLink\b/);
  expect(exposed).toMatch(/\bX-Total-Count\b/);
});

test('without access to a list an invalid page gets the same refusal', async () => {
  expect((await world.guest.http('GET', '/api/admin/blog?page=0')).status).toBe(401);
});
