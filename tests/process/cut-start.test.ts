import { expect, test } from 'vitest';
import { startPostgresStage } from '#scripts/chaos/stage/postgres-stage.ts';

test('a process whose connections are cut while it starts its background work goes on', async () => {
  const stage = await startPostgresStage();
  const [{ app, link }, other] = stage.apps;
  await Promise.all([app.end('SIGKILL'), other.app.end('SIGKILL')]);
  let cuts = 0;
  const cutAtSchedule = () => {
    link.trap = {
      // The job queue writes its schedules last, after the process has begun to answer.
      isAt: ({ text, moment }) =>
        moment === 'request' && /insert into pgboss\.schedule/i.test(text),
      spring: ({ cut }) => {
        cuts += 1;
        cut();
        if (cuts < 2) cutAtSchedule();
      },
    };
  };
  cutAtSchedule();
  await app.start();
  await expect.poll(() => cuts, { timeout: 60_000 }).toBe(2);
  const email = 'after-the-cut@example.com';
  const registered = await fetch(`${stage.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'after_cut', email, password: 'the quiet harbour' }),
  });
  expect(registered.status).toBe(201);
  // Jobs are processed.
  await expect
    .poll(() => stage.services?.mails.map(({ to }) => to), { timeout: 60_000 })
    .toContain(email);
  expect(app.crashes).toEqual([]);
  expect(await app.end('SIGTERM')).toBe(0);
  await stage.stop();
});
