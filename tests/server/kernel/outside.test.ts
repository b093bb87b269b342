import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress, postOutside } from '#server/kernel/push/outside.ts';
import { openPushService } from '#tests/support/push-service.ts';

let service: Awaited<ReturnType<typeof openPushService>>;
beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ],
  ...[
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'ff02::1',
  ],
  ...['224.0.0.1', '255.255.255.255', '192.0.2.1', 'localhost', ''],
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['142.250.1.1', '2a00:1450:4001::1', '::ffff:142.250.1.1'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const post = (url: string, mayReach = isPublicAddress) =>
  postOutside({ url, headers: {}, body: Buffer.from('x') }, { mayReach, ca: service.cert });

test('a host name that resolves to a private address is not reached, nor is such an address in any notation', async () => {
  const { port } = new URL(service.url);
  for (const host of [
    'localhost',
    '127.0.0.1',
    '[::1]',
    '[::ffff:7f00:1]',
    '2130706433',
    '0x7f.1',
    '127.1',
  ])
    await expect(post(`https://${host}:${port}/`), host).rejects.toThrow(/not a public address/);
  expect(service.got).toEqual([]);
});

test('only https is used, and a redirection is not followed', async () => {
  await expect(post(service.url.replace('https', 'http'), () => true)).rejects.toThrow(/https/);
  service.answerNext(307);
  expect(await post(`${service.url}/device/1`, () => true)).toBe(307);
});
