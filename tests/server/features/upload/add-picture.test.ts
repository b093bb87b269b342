import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn, movingPicture, photo } from '#tests/support/pictures.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const add = (bytes: Uint8Array | string) =>
  admin.calls.upload.addPicture({ content: Buffer.from(bytes).toString('base64') });

const stored = () =>
  readdir(path.join(world.services.config.dataDir, 'pictures')).catch((): string[] => []);

const fetchBytes = async (address: string) => {
  const answer = await world.app.inject({ method: 'GET', url: address });
  expect(answer.statusCode, address).toBe(200);
  return answer.rawPayload;
};

describe('a picture that is uploaded', () => {
  test('is stored as WebP in three widths, turned as it was taken, without place and camera', async () => {
    const original = await photo(3000, 2000);
    expect(original.includes('SecretCamera')).toBe(true);
    const { address, ...picture } = await add(original);
    expect(picture).toMatchObject({ width: 1920, height: 2880 });
    const sha256 = /^\/files\/([0-9a-f]{64})-1920x2880\.webp$/.exec(address)?.[1] ?? '';
    for (const [width, height] of [
      [480, 720],
      [960, 1440],
      [1920, 2880],
    ]) {
      const bytes = await fetchBytes(`/files/${sha256}-${width}x${height}.webp`);
      const found = await sharp(bytes).metadata();
      expect(found).toMatchObject({ format: 'webp', width, height });
      expect([found.exif, found.xmp, found.icc, found.orientation]).toEqual(
        Array(4).fill(undefined),
      );
      expect(bytes.includes('SecretCamera')).toBe(false);
    }
    const row = await world.db.selectFrom('uploads').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      sha256,
      mime: 'image/webp',
      createdBy: admin.id,
      bytes: picture.bytes,
    });
  });

  test('keeps its size if it is small, and has one row and one address however often it comes', async () => {
    const bytes = await drawn(300, 200).png().toBuffer();
    const first = await add(bytes);
    expect(first).toMatchObject({ width: 300, height: 200 });
    const files = await stored();
    world.clock.advance(60_000);
    expect(await add(bytes)).toEqual(first);
    expect(await stored()).toEqual(files);
    const rows = await world.db
      .selectFrom('uploads')
      .where('width', '=', 300)
      .select('uploadedAt')
      .execute();
    expect(rows).toEqual([{ uploadedAt: world.clock.now() }]);
  });

  test('goes on moving if it moved', async () => {
    const { address, width, height } = await add(await movingPicture(5, 600));
    expect([width, height]).toEqual([600, 600]);
    const found = await sharp(await fetchBytes(address)).metadata();
    expect(found).toMatchObject({ format: 'webp', pages: 5 });
    const small = await fetchBytes(address.replace('600x600', '480x480'));
    expect(await sharp(small).metadata()).toMatchObject({ pages: 5, width: 480 });
  });

  test.each(['avif', 'webp', 'gif', 'png', 'jpeg'] as const)('may be %s', async (format) => {
    const { width } = await add(await drawn(64, 48).toFormat(format).toBuffer());
    expect(width).toBe(64);
  });

  test('is in the audit trail', async () => {
    const { items } = await admin.calls.audit.page({ kind: 'uploads' });
    expect(items[0]).toMatchObject({ action: 'created', call: 'upload.addPicture' });
  });
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';
const format = 'Only pictures in JPEG, PNG, WebP, GIF and AVIF can be uploaded';

describe('refused is', () => {
  const refused = async (bytes: Uint8Array | string, message: string) => {
    const before = await stored();
    await expect(add(bytes)).rejects.toMatchObject({ failure: 'invalid', message });
    expect(await stored()).toEqual(before);
  };

  test.each([
    ['SVG', svg],
    ['SVG after a declaration', `<?xml version="1.0"?>\n${svg}`],
    ['HTML', html],
    ['HTML that begins like a GIF', `GIF89a=1;${html}`],
    ['a PDF', '%PDF-1.4\n1 0 obj<<>>endobj'],
    ['a text', 'A picture of a fjord'],
  ])('no picture: %s', async (_, text) => {
    await refused(text, format);
  });

  test('a TIFF', async () => {
    await refused(await drawn(20, 20).tiff().toBuffer(), format);
  });

  test('what is not base64', async () => {
    await expect(admin.calls.upload.addPicture({ content: 'é' })).rejects.toMatchObject({
      failure: 'invalid',
      message: format,
    });
  });

  test('a small file with very many pixels', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: 'white' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await refused(bomb, 'The picture has too many pixels or frames');
  });

  test('an animation with very many frames', async () => {
    await refused(await movingPicture(151, 8), 'The picture has too many pixels or frames');
  });

  test('a picture whose end is missing', async () => {
    const whole = await photo(800, 600);
    await refused(whole.subarray(0, whole.length / 2), 'The picture is damaged');
    const png = await drawn(800, 600).png().toBuffer();
    await refused(png.subarray(0, png.length / 2), 'The picture is damaged');
  });

  test('in the language of the caller', async () => {
    const answer = await admin.http(
      'POST',
      '/api/admin/pictures',
      { content: Buffer.from(svg).toString('base64') },
      { 'accept-language': 'de' },
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      message: 'Nur Bilder in JPEG, PNG, WebP, GIF und AVIF können hochgeladen werden',
    });
  });
});

test('markup behind the end of a picture is not stored', async () => {
  const bytes = Buffer.concat([await drawn(30, 20).gif().toBuffer(), Buffer.from(html)]);
  const { address } = await add(bytes);
  expect((await fetchBytes(address)).includes('script')).toBe(false);
});
