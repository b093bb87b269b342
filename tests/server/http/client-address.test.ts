import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createWorld } from '#tests/support/world.ts';

const { limits } = readConfig({});

/** Statuses of requests that say, one by one, that they were forwarded for these addresses. */
async function statuses(trustProxy: string, forwardedFor: string[]): Promise<number[]> {
  const { trustedProxies } = readConfig({ TRUST_PROXY: trustProxy });
  await using world = await createWorld({ trustedProxies, limits: { ...limits, requests: 2 } });
  const answers: number[] = [];
  for (const addresses of forwardedFor) {
    const headers = { 'x-forwarded-for': addresses };
    answers.push((await world.guest.http('GET', '/healthz', undefined, headers)).status);
  }
  return answers;
}

test('behind a proxy, limits count by the address that the proxy saw, whatever the client claims', async () => {
  const claims = ['10.0.0.1, 192.0.2.7', '10.0.0.2, 192.0.2.7', '10.0.0.3, 192.0.2.7'];
  expect(await statuses('true', claims)).toEqual([200, 200, 429]);
  expect(await statuses('true', ['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([200, 200, 200]);
  const throughTwo = claims.map((claim) => `${claim}, 198.51.100.1`);
  expect(await statuses('2', throughTwo)).toEqual([200, 200, 429]);
});

test('without a proxy, nobody says who they are by a header', async () => {
  expect(await statuses('false', ['10.0.0.1', '10.0.0.2', '10.0.0.3'])).toEqual([200, 200, 429]);
});
