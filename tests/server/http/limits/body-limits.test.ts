import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createWorld, type World } from '#tests/support/world.ts';

const kibibyte = 1024;
const textOf = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes) });

test('the maximum body of a tRPC call depends on the procedure and the caller', async () => {
  await using world = await createWorld();
  const people = {
    guest: '',
    member: (await world.person()).cookie,
    admin: (await world.person({ isAdmin: true })).cookie,
  };
  const send = async (who: keyof typeof people, call: string, bytes: number) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: `/trpc/${call}`,
      headers: { 'content-type': 'application/json', cookie: people[who] },
      payload: textOf(bytes),
    });
    return answer.statusCode;
  };
  expect(await send('guest', 'quiz.save', 50 * kibibyte)).toBe(401);
  expect(await send('guest', 'quiz.save', 100 * kibibyte)).toBe(401);
  expect(await send('guest', 'account.login', 100 * kibibyte)).toBe(413);
  expect(await send('member', 'quiz.save', 200 * kibibyte)).toBe(403);
  expect(await send('member', 'attempt.submit', 200 * kibibyte)).toBe(400);
  expect(await send('member', 'attempt.submit', 5000 * kibibyte)).toBe(413);
  expect(await send('member', 'upload.setProfilePicture', 13_000 * kibibyte)).toBe(400);
  expect(await send('member', 'upload.setProfilePicture', 15_000 * kibibyte)).toBe(413);
  expect(await send('admin', 'upload.addPicture', 15_000 * kibibyte)).toBe(400);
  expect(await send('admin', 'quiz.save', 2000 * kibibyte)).toBe(400);
  expect(await send('admin', 'account.login', 2000 * kibibyte)).toBe(413);
  expect(await send('admin', 'no.such', 2000 * kibibyte)).toBe(413);
});

describe('M4: a request that is refused anyway is answered before its body has arrived', () => {
  let world: World;
  let port: number;
  beforeAll(async () => {
    world = await createWorld();
    port = Number(new URL(await world.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => world.close());

  /** Sends the head of a request with the beginning of its body. @returns the first line of the answer */
  async function begin(head: string, headers: Record<string, string>): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    const lines = Object.entries({
      host: `127.0.0.1:${port}`,
      'content-type': 'application/json',
      'content-length': String(8 * 1024 * kibibyte),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${head} HTTP/1.1\r\n${lines.join('')}\r\n{"text":"`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).split('\r\n')[0] ?? '';
  }

  test.each([
    ['a guest, for administrators', 'PUT /api/quizzes/1/bulk-update', {}, 401],
    ['a guest, for administrators, over tRPC', 'POST /trpc/quiz.save', {}, 401],
    ['a guest, for everybody', 'POST /api/contact', {}, 413],
    ['an address without a call', 'POST /api/nothing', {}, 404],
    ['an address outside of the calls', 'POST /nothing', {}, 404],
    ['a wrong method', 'POST /api/user', {}, 405],
    ['another site', 'POST /api/login', { origin: 'https://evil.example' }, 403],
  ])('%s', async (_, head, headers, status) => {
    expect(await begin(head, headers)).toContain(` ${status} `);
  });

  test('a member, for administrators', async () => {
    const { cookie } = await world.person();
    expect(await begin('POST /api/questions/bulk', { cookie })).toContain(' 403 ');
  });
});

test('a tRPC call accepts only JSON: an upload is refused unread (415)', async () => {
  await using world = await createWorld();
  const form = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na@b.co\r\n--x--\r\n';
  for (const type of ['multipart/form-data; boundary=x', 'application/octet-stream']) {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/trpc/account.login',
      headers: { 'content-type': type },
      payload: form,
    });
    expect(answer.statusCode, type).toBe(415);
  }
});

test('a body without a length is refused', async () => {
  await using world = await createWorld();
  const answer = await world.app.inject({
    method: 'POST',
    url: '/trpc/account.logout',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    payload: '{}',
  });
  expect(answer.statusCode).toBe(413);
});

test('the number of calls in one request is limited', async () => {
  await using world = await createWorld();
  const status = async (calls: number) => {
    const path = Array.from({ length: calls }, () => 'account.me').join(',');
    const answer = await world.guest.http('GET', `/trpc/${path}?batch=1&input={}`);
    return answer.status;
  };
  expect(await status(20)).toBe(200);
  expect(await status(21)).toBe(400);
});

test('a text that cannot be stored is found at any depth, and its field is named', async () => {
  await using world = await createWorld();
  const answer = await world.guest.http('POST', '/api/contact', {
    deep: [{ fine: 'x' }, { list: ['fine', 'not\u0000'] }],
  });
  expect(answer.status).toBe(400);
  const { fields } = answer.read(z.object({ fields: z.record(z.string(), z.string()) }));
  expect(Object.keys(fields)).toEqual(['deep.1.list.1']);
});

test('an input of two million parts is checked about as fast as it is parsed', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person({ isAdmin: true });
  const payload = `{"parts":[${'0,'.repeat(2_000_000)}0]}`;
  // Processor time, because elapsed time would include other programs.
  const timed = async (work: () => unknown) => {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const reading = await timed(() => JSON.parse(payload));
  const answering = await timed(() =>
    world.app.inject({
      method: 'POST',
      url: '/api/questions/bulk',
      headers: { 'content-type': 'application/json', cookie },
      payload,
    }),
  );
  expect(answering).toBeLessThan(15 * reading);
});
