import { pino } from 'pino';
import { expect, test } from 'vitest';
import { publicChangesChannel } from '#db/changes/public-changes.ts';
import { buildApp, createServices } from '#server/app.ts';
import { startSteadyWork } from '#server/jobs/steady.ts';
import { openNeighbour } from '#tests/support/neighbour.ts';
import { createWorld, type World } from '#tests/support/world.ts';

/** Another process on the same database, with connections of its own. */
async function startNeighbour({ opened, services }: World, hears: 'notifications' | 'nothing') {
  const own = await openNeighbour(opened);
  const { config, jobs, clock } = services;
  const neighbour = createServices({ db: own.db, config, jobs, clock });
  await neighbour.publicVersions.refresh();
  const app = await buildApp({ services: neighbour });
  const stop =
    hears === 'notifications'
      ? await own.listen(publicChangesChannel, () => void neighbour.publicVersions.refresh())
      : startSteadyWork(neighbour, pino({ level: 'silent' }));
  return {
    services: neighbour,
    get: (url: string, cookie: string) => app.inject({ url, headers: { cookie } }),
    async [Symbol.asyncDispose]() {
      await stop();
      await app.close();
      await own.close();
    },
  };
}

test.each([
  ['notifications', 500],
  ['nothing', 1500],
] as const)('a process that hears %s knows a change within %d ms', async (hears, milliseconds) => {
  await using world = await createWorld();
  await using neighbour = await startNeighbour(world, hears);
  const admin = await world.person({ isAdmin: true });
  const other = await world.person({ isAdmin: true });
  expect((await neighbour.get('/api/admin/settings', other.cookie)).statusCode).toBe(200);
  await admin.http('PUT', '/api/admin/settings', {
    siteName: 'Night School',
    secondFactorRoles: ['administrator'],
  });
  await expect
    .poll(() => neighbour.services.settings.current.siteName, {
      timeout: milliseconds,
      interval: 20,
    })
    .toBe('Night School');
  // With the settings, what the neighbour remembers of sessions is forgotten.
  expect((await neighbour.get('/api/admin/settings', other.cookie)).statusCode).toBe(403);
});
