import net from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listRestOperations } from '#server/http/rest/operations.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Method, type Person, type World } from '#tests/support/world.ts';

let world: World;
let member: Person;
let admin: Person;
let quiz: Awaited<ReturnType<typeof makeQuiz>>;

beforeAll(async () => {
  world = await createWorld();
  member = await world.person();
  admin = await world.person({ isAdmin: true });
  quiz = await makeQuiz(world, { title: 'Capitals' });
});
afterAll(() => world.close());

const ErrorBody = z.object({
  message: z.string().min(1),
  failure: z.string(),
  requestId: z.uuid(),
});

describe('addresses and methods', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

  test('RADM-12 an unknown address answers 404 as JSON for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      for (const url of ['/api', '/api/', '/api/nothing', '/api//quizzes']) {
        const answer = await world.app.inject({ method, url });
        expect(answer.statusCode, `${method} ${url}`).toBe(404);
        expect(ErrorBody.parse(answer.json()).failure).toBe('not-found');
      }
    }
  });

  test('an unsupported method answers 405 and names the supported ones', async () => {
    const wrong = await world.app.inject({ method: 'POST', url: `/api/quizzes/${quiz.id}` });
    expect(wrong.statusCode).toBe(405);
    expect(wrong.headers.allow).toBe('DELETE, GET, HEAD, OPTIONS, PATCH, PUT');
    expect(ErrorBody.parse(wrong.json()).message).toBe('Method not allowed');
    expect((await world.app.inject({ method: 'GET', url: '/api/login' })).headers.allow).toBe(
      'OPTIONS, POST',
    );
  });

  test('each path answers 405 to all methods that have no call, and names those that have one', async () => {
    const operations = listRestOperations().map(({ rest, type }) => ({ ...rest, type }));
    const addresses = Map.groupBy(operations, ({ path }) => path.replace(/\{\w+\}/g, '1'));
    expect(addresses.size).toBeGreaterThan(150);
    const unlike: string[] = [];
    for (const [url, calls] of addresses) {
      const called = calls.map(({ method }) => `${method}`);
      if (calls.some(({ method, type }) => method === 'GET' && type === 'query'))
        called.push('HEAD');
      const allow = [...called, 'OPTIONS'].sort().join(', ');
      for (const method of methods.filter((each) => !called.includes(each))) {
        const { statusCode, headers } = await world.app.inject({ method, url });
        const wanted = method === 'OPTIONS' ? 204 : 405;
        if (statusCode !== wanted || headers.allow !== allow)
          unlike.push(`${method} ${url}: ${statusCode}, ${headers.allow} and not ${allow}`);
      }
    }
    expect(unlike).toEqual([]);
  });

  test('HEAD answers like GET without the body, OPTIONS names the methods', async () => {
    const head = await world.app.inject({ method: 'HEAD', url: '/api/quizzes' });
    const get = await world.app.inject({ method: 'GET', url: '/api/quizzes' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers.etag).toBe(get.headers.etag);
    const options = await world.app.inject({ method: 'OPTIONS', url: '/api/quizzes' });
    expect([options.statusCode, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
  });

  test.each([
    '1e3',
    '%201',
    '0x1',
    '01',
    '+1',
    '1.5',
    '-1',
    '0',
    '99999999999',
    'NaN',
    'abc',
    '1%00',
    '__proto__',
    'constructor',
    '%F0%9F%98%80',
    '１',
  ])('an id that could be no row’s is refused with its field: %s', async (id) => {
    for (const path of [
      `/api/quizzes/${id}`,
      `/api/quizzes/${id}/stats`,
      `/api/categories/${id}`,
    ]) {
      const answer = await world.guest.http('GET', path);
      expect(answer.status, path).toBe(400);
      expect(
        answer.read(ErrorBody.extend({ fields: z.record(z.string(), z.string()) })).fields,
      ).toHaveProperty('id');
    }
  });

  test('an id that no row has is not found', async () => {
    expect((await world.guest.http('GET', '/api/quizzes/2147483647')).status).toBe(404);
  });

  test.each(['/api/quizzes/%zz', '/api/%', '/api/quizzes/%22%3Cscript%3E%zz'])(
    'an address that cannot be read is refused as JSON: %s',
    async (url) => {
      const answer = await world.app.inject({ method: 'GET', url });
      expect(answer.statusCode).toBe(400);
      expect(ErrorBody.parse(answer.json()).message).not.toContain('script');
    },
  );

  test('a query field that is given twice, or is not a number, is refused', async () => {
    for (const query of [
      'categoryId=1&categoryId=2',
      'categoryId=1e1',
      'categoryId=',
      'categoryId[]=1x&categoryId=z',
    ]) {
      expect((await world.guest.http('GET', `/api/subcategories?${query}`)).status, query).toBe(
        400,
      );
    }
    const odd = await world.guest.http(
      'GET',
      '/api/subcategories?__proto__=1&constructor=2&x[y]=3',
    );
    expect(odd.status).toBe(200);
  });
});

describe('bodies', () => {
  const post = (payload: string | Buffer, type: string | undefined, url = '/api/login') =>
    world.app.inject({
      method: 'POST',
      url,
      payload,
      headers: type ? { 'content-type': type } : {},
    });

  test.each([
    ['{', 400],
    ['{"email":', 400],
    ['{"__proto__":{"isAdmin":true}}', 400],
    ['{"constructor":{"prototype":{"x":1}}}', 400],
    ['[]', 400],
    ['"text"', 400],
    ['42', 400],
    ['null', 400],
    ['', 400],
    ['{"email":{"$gt":""},"password":["x"]}', 400],
    ['{"email":"a\\u0000@example.com","password":"x"}', 400],
    ['{"email":"a@example.com","password":"\\ud800"}', 400],
    [
      `{"email":"a@example.com","password":"x","deep":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      400,
    ],
  ])('a body is refused for what it is: %.60s', async (body, status) => {
    const answer = await post(body, 'application/json');
    expect(answer.statusCode).toBe(status);
    ErrorBody.parse(answer.json());
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
  ])('only JSON is taken, not %s', async (type) => {
    const answer = await post('{"email":"a@example.com","password":"x"}', type);
    expect(answer.statusCode).toBe(415);
    expect(ErrorBody.parse(answer.json()).message).toBe('Send the request as JSON');
  });

  test('bodies over the limit are not read', async () => {
    const large = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(200_000) });
    const answer = await post(large, 'application/json');
    expect(answer.statusCode).toBe(413);
    expect(ErrorBody.parse(answer.json()).message).toBe('The request is too large');
  });

  test('a call without input accepts no body, an empty one, or one that it ignores', async () => {
    expect((await world.guest.http('POST', '/api/logout')).status).toBe(200);
    expect((await post('', 'application/json', '/api/logout')).statusCode).toBe(200);
    expect((await world.guest.http('POST', '/api/logout', { all: true })).status).toBe(200);
  });

  test('fields of a body are read only from the body, the id only from the path', async () => {
    const byQuery = await world.guest.http('POST', '/api/login?email=a@example.com&password=x');
    expect(byQuery.status).toBe(400);
    const other = await makeQuiz(world, { title: 'Other' });
    await admin.http('PUT', `/api/quizzes/${quiz.id}?id=${other.id}`, {
      id: other.id,
      title: 'Renamed',
      description: 'x',
      categoryId: (await admin.calls.quiz.card({ id: quiz.id })).categoryId,
    });
    expect((await world.guest.calls.quiz.card({ id: other.id })).title).toBe('Other');
    expect((await world.guest.calls.quiz.card({ id: quiz.id })).title).toBe('Renamed');
  });
});

describe('refusals', () => {
  test('invalid fields are described field by field', async () => {
    const answer = await admin.http('POST', '/api/quizzes', {
      title: 5,
      categoryId: 'one',
      status: 'open',
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      failure: 'invalid',
      fields: {
        title: 'title must be text',
        categoryId: 'categoryId must be a number',
        status: 'status must be one of active, draft',
      },
    });
  });

  test('401 for guests, 403 for missing access, 404 for missing rows and rows of others', async () => {
    const attempt = await member.calls.attempt.start({ quizId: quiz.id });
    const other = await world.person();
    const cases: [Pick<Person, 'http'>, Method, string, unknown, number][] = [
      [world.guest, 'GET', '/api/user', undefined, 401],
      [world.guest, 'DELETE', `/api/quizzes/${quiz.id}`, undefined, 401],
      [member, 'DELETE', `/api/quizzes/${quiz.id}`, undefined, 403],
      [other, 'POST', `/api/quiz-attempts/${attempt.id}/submit`, {}, 404],
      [other, 'GET', `/api/quiz-attempts/${attempt.id}`, undefined, 404],
      [other, 'GET', '/api/quiz-attempts/2147483647', undefined, 404],
    ];
    for (const [who, method, url, body, status] of cases) {
      const answer = await who.http(method, url, body);
      expect(answer.status, `${method} ${url}`).toBe(status);
      answer.read(ErrorBody);
    }
  });

  test('too many tries answer 429 with the seconds to wait', async () => {
    await using strict = await createWorld({
      limits: { ...world.services.config.limits, requests: 2 },
    });
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const answer = await strict.guest.http('GET', '/api/categories');
      statuses.push(answer.status);
      if (answer.status === 429) {
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        answer.read(ErrorBody);
      }
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  test('a bug answers one fixed sentence', async () => {
    await using broken = await createWorld();
    await broken.opened.runSql('drop table series_quizzes, quiz_stats cascade');
    const answer = await broken.guest.http('GET', '/api/quizzes');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      failure: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      requestId: expect.any(String),
    });
  });

  test('malformed HTTP is refused as JSON too', async () => {
    await using listening = await createWorld();
    const { port } = new URL(await listening.app.listen({ host: '127.0.0.1', port: 0 }));
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = net.connect(Number(port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (data) => resolve(data.toString())).on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request/);
    expect(answer).toContain('application/json');
  });
});

describe('caching and size', () => {
  test('a public read has an ETag, and a client that sends it gets 304', async () => {
    const first = await world.guest.http('GET', '/api/quizzes');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      etag: expect.stringMatching(/^"/),
    });
    expect(String(first.headers.vary)).toContain('cookie');
    const tag = String(first.headers.etag);
    for (const held of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await world.guest.http('GET', '/api/quizzes', undefined, {
        'if-none-match': held,
      });
      expect([again.status, again.text], held).toEqual([304, '']);
      expect(again.headers.etag).toBe(tag);
    }
    await makeQuiz(world, { title: 'Another' });
    const changed = await world.guest.http('GET', '/api/quizzes', undefined, {
      'if-none-match': tag,
    });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
  });

  test('shared caches may not store responses for signed-in members', async () => {
    expect((await member.http('GET', '/api/quizzes')).headers['cache-control']).toBe(
      'private, no-cache',
    );
    expect((await member.http('GET', '/api/user')).headers['cache-control']).toBe('no-store');
    expect((await world.guest.http('GET', '/api/user')).headers['cache-control']).toBe('no-store');
    expect((await world.guest.http('POST', '/api/logout')).headers['cache-control']).toBe(
      'no-store',
    );
  });

  test('long responses are compressed for clients that accept it', async () => {
    const plain = await world.guest.http('GET', `/api/quizzes/${quiz.id}`);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await world.app.inject({
        method: 'GET',
        url: `/api/quizzes/${quiz.id}`,
        headers: { 'accept-encoding': encoding },
      });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(packed.headers.vary).toMatch(/cookie/i);
      expect(packed.rawPayload.length).toBeLessThan(plain.text.length);
      expect(unpack(packed.rawPayload).toString()).toBe(plain.text);
    }
    expect(plain.headers['content-encoding']).toBeUndefined();
  });
});
