import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { portOf } from '#scripts/local-postgres.ts';
import { buildApp } from '#server/app.ts';
import { createWorld } from '#tests/support/world.ts';

test('M8: an upload that makes no progress delays closing only for a short time', async () => {
  await using world = await createWorld();
  const closeWithin = 200;
  const app = await buildApp({ services: world.services, closeWithin });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const arrived = once(app.server, 'request');
  const stalled = connect(portOf(app.server), '127.0.0.1').resume();
  stalled.write('POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50\r\n');
  stalled.write('content-type: application/json\r\n\r\n{');
  await arrived;
  const ended = once(stalled, 'close');
  const begun = performance.now();
  await app.close();
  await ended;
  expect(performance.now() - begun).toBeGreaterThan(closeWithin / 2);
});
