import { parseBuffer } from 'music-metadata';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { m4a, mp3, opus, wave } from '#tests/support/sounds.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const add = (bytes: Uint8Array | string, fileName = 'sound.mp3') =>
  admin.calls.upload.addSound({ content: Buffer.from(bytes).toString('base64'), fileName });
const load = (url: string, headers = {}) => world.app.inject({ method: 'GET', url, headers });

const kinds = [
  ['wav', 'audio/wav', wave],
  ['mp3', 'audio/mpeg', mp3],
  ['ogg', 'audio/ogg', opus],
  ['m4a', 'audio/mp4', m4a],
] as const;

describe('a sound that is uploaded', () => {
  test.each(kinds)('is stored without tags: %s', async (kind, type, make) => {
    const original = make(3);
    expect(original.includes('Secret')).toBe(true);
    const sound = await add(original);
    expect(sound.address).toMatch(new RegExp(`^/files/[0-9a-f]{64}\\.${kind}$`));
    expect(sound.seconds).toBe(3);
    const answer = await load(sound.address);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(answer.rawPayload.length).toBe(sound.bytes);
    expect(answer.rawPayload.includes('Secret')).toBe(false);
    const { format, native } = await parseBuffer(answer.rawPayload, undefined, { duration: true });
    expect(Object.values(native).flat()).toEqual([]);
    expect(format.duration).toBeCloseTo(3, 0);
    expect(await add(answer.rawPayload)).toEqual(sound);
  });

  test('is sent in the parts that a player asks for', async () => {
    const { address, bytes } = await add(wave(2));
    const whole = (await load(address)).rawPayload;
    const part = async (range: string) => {
      const answer = await load(address, { range });
      return [answer.statusCode, answer.headers['content-range'], answer.rawPayload] as const;
    };
    expect(await part('bytes=0-1')).toEqual([206, `bytes 0-1/${bytes}`, whole.subarray(0, 2)]);
    expect(await part('bytes=100-')).toEqual([
      206,
      `bytes 100-${bytes - 1}/${bytes}`,
      whole.subarray(100),
    ]);
    expect(await part('bytes=-4')).toEqual([
      206,
      `bytes ${bytes - 4}-${bytes - 1}/${bytes}`,
      whole.subarray(-4),
    ]);
    expect((await part(`bytes=${bytes}-`)).slice(0, 2)).toEqual([416, `bytes */${bytes}`]);
    for (const range of ['bytes=3-1', 'lines=1-2', 'bytes=0-1,4-5', 'bytes=-'])
      expect((await part(range))[0], range).toBe(200);
  });

  test('is listed with pictures, with what plays it, and is deleted with its file', async () => {
    const { address } = await add(wave(4), 'blackbird.wav');
    const { items } = await admin.calls.upload.page({});
    const row = items.find((each) => each.address === address);
    expect(row).toMatchObject({ kind: 'sound', seconds: 4, width: null, uses: [] });
    world.clock.advance(8 * 86_400_000);
    const later = await world.person({ isAdmin: true });
    await later.calls.upload.removePicture({ id: row?.id ?? 0 });
    expect((await load(address)).statusCode).toBe(404);
    admin = later;
  });
});

const format = 'Only sounds in MP3, M4A (AAC), Ogg (Opus, Vorbis) and WAV can be uploaded';

describe('refused is', () => {
  const refused = (bytes: Uint8Array | string, message: string) =>
    expect(add(bytes)).rejects.toMatchObject({ failure: 'invalid', message });

  test.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['HTML after a tag', 'ID3\u0003\0\0\0\0\0\0<html><script>alert(1)</script>'],
    ['a text', 'A blackbird sings'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('no sound: %s', (_, text) => refused(text, format));

  test('markup between frames', () => {
    const whole = mp3(2);
    const html = Buffer.from('<script>alert(1)</script>');
    return refused(
      Buffer.concat([whole.subarray(0, 4000), html, whole.subarray(4000)]),
      'The sound is damaged',
    );
  });

  test('a film', () => refused(m4a(2, { handler: 'vide' }), 'The sound is damaged'));

  test('a sound of more than 15 minutes', () =>
    refused(opus(15 * 60 + 30), 'The sound is longer than 15 minutes'));

  test('a damaged one, and never with another failure', async () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (const [, , make] of kinds)
      for (let run = 0; run < 150; run += 1) {
        const bytes = Buffer.from(make(1));
        for (let change = 0; change < 4; change += 1)
          bytes[random(Math.min(bytes.length, 700))] = random(256);
        const cut = run % 3 === 0 ? bytes.subarray(0, random(bytes.length)) : bytes;
        await world.services.media.clean(cut).catch((error: unknown) => {
          expect(error).toMatchObject({ failure: 'invalid' });
        });
      }
  });
});
