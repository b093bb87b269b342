import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn } from '#tests/support/pictures.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
let address: string;

beforeAll(async () => {
  world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const content = (await drawn(640, 480).png().toBuffer()).toString('base64');
  ({ address } = await admin.calls.upload.addPicture({ content }));
  const { dataDir } = world.services.config;
  await mkdir(path.join(dataDir, 'pictures'), { recursive: true });
  await writeFile(path.join(dataDir, 'secret.txt'), 'secret');
  await writeFile(path.join(dataDir, 'pictures', 'page.html'), '<script>secret</script>');
});
afterAll(() => world.close());

test('a guest gets a picture that is kept for ever, is nothing but a picture, and runs nothing', async () => {
  const { statusCode, headers, rawPayload } = await world.app.inject({ url: address });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-length': String(rawPayload.length),
  });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(headers['set-cookie']).toBeUndefined();
  const head = await world.app.inject({ method: 'HEAD', url: address });
  expect([head.statusCode, head.headers['content-type'], head.payload]).toEqual([
    200,
    'image/webp',
    '',
  ]);
});

describe('no file is', () => {
  const name = `${'a'.repeat(64)}-640x480.webp`;
  test.each([
    name,
    'page.html',
    '../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e%2fsecret.txt',
    '..%5csecret.txt',
    `..%2fpictures%2f${name}`,
    `${name}%00.html`,
    '%2fetc%2fpasswd',
    '',
  ])('/files/%s', async (file) => {
    const answer = await world.app.inject({ url: `/files/${file}` });
    expect(answer.statusCode).toBe(404);
    expect(answer.payload).not.toContain('secret');
    expect(String(answer.headers['content-type'])).not.toContain('html');
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
  });
});
