import { describe, expect, it } from 'vitest';
import { Keepalive, maxKeptAliveBytes } from '#web/keepalive.ts';

const isKept = (keepalive: Keepalive, body: unknown) =>
  keepalive.send(body, (kept) => Promise.resolve(kept));

describe('a call that outlives the page', () => {
  it('is kept alive up to a size in bytes, whatever its script', async () => {
    const keepalive = new Keepalive();
    for (const [letter, bytes] of [
      ['a', 1],
      ['д', 2],
      ['水', 3],
      ['🧊', 4],
    ] as const) {
      const most = letter.repeat(maxKeptAliveBytes / bytes);
      expect(await isKept(keepalive, most), letter).toBe(true);
      expect(await isKept(keepalive, most + letter), letter).toBe(false);
    }
  });

  it('shares that size with the calls in flight, also with those that fail', async () => {
    const keepalive = new Keepalive();
    const most = 'a'.repeat(maxKeptAliveBytes);
    const first = Promise.withResolvers<void>();
    const answered = keepalive.send(most, () => first.promise);
    expect(await isKept(keepalive, 'a')).toBe(false);
    first.resolve();
    await answered;
    expect(await isKept(keepalive, most)).toBe(true);

    const failed = keepalive.send(most, () => Promise.reject(new Error('no network')));
    expect(await isKept(keepalive, 'a')).toBe(false);
    await expect(failed).rejects.toThrow('no network');
    expect(await isKept(keepalive, most)).toBe(true);
  });

  it('is not kept alive with a body of unknown size', async () => {
    expect(await isKept(new Keepalive(), new FormData())).toBe(false);
  });
});
