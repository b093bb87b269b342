import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { clientNetwork } from '#server/http/limits/client-network.ts';
import { createWorld } from '#tests/support/world.ts';

const { limits } = readConfig({});

/** Statuses of requests that are forwarded for these addresses, one after the other. */
async function statuses(trustProxy: string, forwardedFor: string[]): Promise<number[]> {
  const { trustedProxies } = readConfig({ TRUST_PROXY: trustProxy });
  await using world = await createWorld({ trustedProxies, limits: { ...limits, requests: 2 } });
  const answers: number[] = [];
  for (const addresses of forwardedFor) {
    const headers = { 'x-forwarded-for': addresses };
    answers.push((await world.guest.http('GET', '/api/categories', undefined, headers)).status);
  }
  return answers;
}

test('behind a proxy, limits count by the address that the proxy reports, not by what the client claims', async () => {
  const claims = ['10.0.0.1, 192.0.2.7', '10.0.0.2, 192.0.2.7', '10.0.0.3, 192.0.2.7'];
  expect(await statuses('true', claims)).toEqual([200, 200, 429]);
  expect(await statuses('true', ['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([200, 200, 200]);
  const throughTwo = claims.map((claim) => `${claim}, 198.51.100.1`);
  expect(await statuses('2', throughTwo)).toEqual([200, 200, 429]);
});

test('without a proxy, the header is ignored', async () => {
  expect(await statuses('false', ['10.0.0.1', '10.0.0.2', '10.0.0.3'])).toEqual([200, 200, 429]);
});

test('decision 67: all addresses of one IPv6 network share their tries', async () => {
  const oneNetwork = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::7', '2001:db8:1:2:a:b:c:d'];
  expect(await statuses('true', oneNetwork)).toEqual([200, 200, 429]);
  const neighbours = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1'];
  expect(await statuses('true', neighbours)).toEqual([200, 200, 200]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:C000:0207', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:8:800:200C:417A', '2001:db8:0:0::/64'],
  ['2001:db8::7:1:2:3:4', '2001:db8:0:7::/64'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
  [undefined, 'unknown'],
])('%s counts as %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});
