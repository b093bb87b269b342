import { expect, test } from 'vitest';
import { z } from 'zod';
import { createWorld } from '#tests/support/world.ts';

const kibibyte = 1024;
const textOf = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes) });

test('a call of the app takes as long a body as its sender has use for (413)', async () => {
  await using world = await createWorld();
  const people = {
    guest: '',
    member: (await world.person()).cookie,
    admin: (await world.person({ isAdmin: true })).cookie,
  };
  const send = async (who: keyof typeof people, bytes: number) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/trpc/quiz.save',
      headers: { 'content-type': 'application/json', cookie: people[who] },
      payload: textOf(bytes),
    });
    return answer.statusCode;
  };
  expect(await send('guest', 100 * kibibyte)).toBe(401);
  expect(await send('guest', 200 * kibibyte)).toBe(413);
  expect(await send('member', 200 * kibibyte)).toBe(403);
  expect(await send('member', 2000 * kibibyte)).toBe(413);
  expect(await send('admin', 2000 * kibibyte)).toBe(400);
});

test('a call of the app takes JSON alone: an upload is refused unread (415)', async () => {
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

test('a body that does not say how long it is, is refused', async () => {
  await using world = await createWorld();
  const answer = await world.app.inject({
    method: 'POST',
    url: '/trpc/account.logout',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    payload: '{}',
  });
  expect(answer.statusCode).toBe(413);
});

test('one request holds a bounded number of calls', async () => {
  await using world = await createWorld();
  const status = async (calls: number) => {
    const path = Array.from({ length: calls }, () => 'account.me').join(',');
    const answer = await world.guest.http('GET', `/trpc/${path}?batch=1&input={}`);
    return answer.status;
  };
  expect(await status(20)).toBe(200);
  expect(await status(21)).toBe(400);
});

test('a text that cannot be stored is found wherever it stands, and named', async () => {
  await using world = await createWorld();
  const answer = await world.guest.http('POST', '/api/contact', {
    deep: [{ fine: 'x' }, { list: ['fine', 'not\u0000'] }],
  });
  expect(answer.status).toBe(400);
  const { fields } = answer.read(z.object({ fields: z.record(z.string(), z.string()) }));
  expect(Object.keys(fields)).toEqual(['deep.1.list.1']);
});

test('an input of two million parts is looked through about as fast as it is read', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person({ isAdmin: true });
  const payload = `{"parts":[${'0,'.repeat(2_000_000)}0]}`;
  const timed = async (work: () => unknown) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
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
