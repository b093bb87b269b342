import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyFiles } from '#server/features/upload/workflows/move-files.ts';
import { removeFiles } from '#server/features/upload/workflows/remove-files.ts';
import { createMediaStore, fileStores } from '#server/kernel/files/media-store.ts';
import { startBucket } from '#tests/support/bucket.ts';
import { drawn } from '#tests/support/pictures.ts';
import { mp3 } from '#tests/support/sounds.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const day = 86_400_000;

let server: Awaited<ReturnType<typeof startBucket>>;
let world: World;

beforeAll(async () => {
  server = await startBucket();
  world = await createWorld({ bucket: server.bucket() });
});
afterAll(async () => {
  await world.close();
  await server.close();
});

/** Calls have the time at which their person came. */
const admin = () => world.person({ isAdmin: true });

let width = 200;
async function addPicture(in_: World = world) {
  width += 1;
  const content = (await drawn(width, 20).png().toBuffer()).toString('base64');
  const { calls } = await in_.person({ isAdmin: true });
  const { address } = await calls.upload.addPicture({ content, fileName: `${width}.png` });
  return { content, address, name: address.replace('/files/', '') };
}

const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url, headers });
const bucket = () => {
  const stores = fileStores({ dataDir: '/nonexistent', bucket: server.bucket() });
  if (!stores.bucket) throw new Error('There is a bucket.');
  return stores.bucket;
};
const rowOf = async (address: string) => {
  const { items } = await (await admin()).calls.upload.page({ perPage: 100 });
  return items.find((item) => item.address === address);
};

describe('with S3_URL', () => {
  test('uploads are in the bucket and not in the data folder, and served as before', async () => {
    const { address, name } = await addPicture();
    expect(await bucket().has(name)).toBe(true);
    expect(existsSync(path.join(world.services.config.dataDir, 'pictures'))).toBe(false);
    const answer = await get(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(new Uint8Array(answer.rawPayload)).toEqual(await bucket().read(name));
    expect((await get(`/files/${'0'.repeat(64)}-1x1.webp`)).statusCode).toBe(404);
  });

  test('of a sound only the part that is asked for is read from the bucket', async () => {
    const content = Buffer.from(mp3(2)).toString('base64');
    const { address } = await (await admin()).calls.upload.addSound({ content, fileName: 'a.mp3' });
    const { rawPayload: whole } = await get(address);
    for (const [range, from, to] of [
      ['bytes=10-19', 10, 19],
      ['bytes=-5', whole.length - 5, whole.length - 1],
      [`bytes=${whole.length - 3}-`, whole.length - 3, whole.length - 1],
    ] as const) {
      const part = await get(address, { range });
      expect(part.statusCode, range).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to}/${whole.length}`);
      expect(part.rawPayload).toEqual(whole.subarray(from, to + 1));
    }
    const beyond = await get(address, { range: `bytes=${whole.length}-` });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${whole.length}`);
  });

  test('while the bucket is away nothing is stored without its file, and every call says why', async () => {
    const kept = await addPicture();
    await server.leave();
    const content = (await drawn(999, 20).png().toBuffer()).toString('base64');
    const { calls } = await admin();
    await expect(calls.upload.addPicture({ content, fileName: 'away.png' })).rejects.toMatchObject({
      failure: 'unavailable',
    });
    const read = await get(kept.address);
    expect(read.statusCode).toBe(503);
    expect(read.headers['retry-after']).toBe('10');
    expect(read.headers['cache-control']).toBe('no-store');
    expect(read.body).not.toContain('127.0.0.1');
    await server.comeBack();
    const { items } = await calls.upload.page({ perPage: 100 });
    expect(items.map(({ fileName }) => fileName)).not.toContain('away.png');
    expect((await get(kept.address)).statusCode).toBe(200);
  });

  test('a deleted picture is gone at once; its files follow when the bucket is back', async () => {
    const { address, name } = await addPicture();
    const row = await rowOf(address);
    world.clock.advance(8 * day);
    await server.leave();
    await (await admin()).calls.upload.removePicture({ id: row?.id ?? 0 });
    expect(await rowOf(address)).toBeUndefined();
    await expect(removeFiles(world.db, world.services.media)).rejects.toMatchObject({
      failure: 'unavailable',
    });
    await server.comeBack();
    expect(await bucket().has(name)).toBe(true);
    await removeFiles(world.db, world.services.media);
    expect(await bucket().has(name)).toBe(false);
    expect((await get(address)).statusCode).toBe(404);
  });

  test('a picture that is uploaded again before its files are removed keeps them', async () => {
    const { address, name, content } = await addPicture();
    const row = await rowOf(address);
    world.clock.advance(8 * day);
    await server.leave();
    const { calls } = await admin();
    await calls.upload.removePicture({ id: row?.id ?? 0 });
    await server.comeBack();
    await calls.upload.addPicture({ content, fileName: 'again.png' });
    await removeFiles(world.db, world.services.media);
    expect(await bucket().has(name)).toBe(true);
  });

  test('a wrong key and a missing bucket are failures, not missing files', async () => {
    const { name } = await addPicture();
    const reasons: string[] = [];
    for (const wrong of [server.bucket('wrong'), server.bucket('S3RVER', 'no-such-bucket')]) {
      const media = createMediaStore({ dataDir: '/nonexistent', bucket: wrong }, (reason) =>
        reasons.push(String(reason)),
      );
      await expect(media.find(name)).rejects.toMatchObject({ failure: 'unavailable' });
    }
    expect(reasons.join()).toMatch(/SignatureDoesNotMatch.*NoSuchBucket/s);
    expect(reasons.join()).not.toContain('wrong');
  });
});

test('files from before S3_URL are served from the data folder until they are copied, and copied back', async () => {
  await using plain = await createWorld();
  const { name, address } = await addPicture(plain);
  const { dataDir } = plain.services.config;
  const { folder } = fileStores({ dataDir, bucket: undefined });
  const both = createMediaStore({ dataDir, bucket: server.bucket() });
  expect(await both.has(name)).toBe(true);
  expect(await both.find(name)).toEqual(await folder.read(name));
  expect((await plain.app.inject({ url: address })).statusCode).toBe(200);

  expect(await copyFiles(plain.db, { to: bucket() })).toMatchObject({ missing: [name] });
  const moved = { present: 0, copied: 1, missing: [] };
  expect(await copyFiles(plain.db, { from: folder, to: bucket() })).toEqual(moved);
  expect(await copyFiles(plain.db, { from: folder, to: bucket() })).toEqual({
    ...moved,
    present: 1,
    copied: 0,
  });
  expect(await bucket().read(name)).toEqual(new Uint8Array((await folder.read(name)) ?? []));

  await folder.remove(name);
  expect(await readdir(path.join(dataDir, 'pictures'))).toEqual([]);
  expect(await copyFiles(plain.db, { from: bucket(), to: folder })).toEqual(moved);
  expect(await folder.has(name)).toBe(true);

  // What is not whole yet has another name, and is no file.
  await mkdir(path.join(dataDir, 'pictures'), { recursive: true });
  await writeFile(path.join(dataDir, 'pictures', `${name}.part`), '');
  expect(await both.find(`${name}.part`)).toBeUndefined();
});
