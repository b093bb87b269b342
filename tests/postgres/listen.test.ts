import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { listen } from '#db/listen.ts';
import { openDatabase } from '#db/open.ts';

test('listening can be stopped while it connects', async () => {
  const { stop } = listen(inject('postgresUrl'), 'changes', { onNotification: () => {} });
  await expect(stop()).resolves.toBeUndefined();
});

test('why the first connection cannot be made is reported once, and it is tried again', async () => {
  const maintenance = await openDatabase({
    kind: 'postgres',
    url: inject('postgresUrl'),
    maxConnections: 1,
  });
  const name = `role_${randomUUID().replaceAll('-', '')}`;
  await maintenance.runSql(`create role ${name} login password 'of the app' connection limit 0`);
  const url = new URL(inject('postgresUrl'));
  url.username = name;
  url.password = 'of the app';
  const opened = await openDatabase({ kind: 'postgres', url: url.href, maxConnections: 1 });
  const reasons: unknown[] = [];
  const listening = opened.listen(
    'changes',
    () => {},
    (reason) => reasons.push(reason),
  );
  await expect.poll(() => reasons.map(String)).toEqual([expect.stringContaining('too many')]);
  await maintenance.runSql(`alter role ${name} connection limit 1`);
  const stop = await listening;
  expect(reasons).toHaveLength(1);
  await stop();
  await opened.close();
  await maintenance.runSql(`drop role ${name}`);
  await maintenance.close();
});
