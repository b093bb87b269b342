import { expect, test } from 'vitest';
import { KnownProgress } from '#server/kernel/memory/known-progress.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { openNeighbour } from '#tests/support/neighbour.ts';
import { createWorld } from '#tests/support/world.ts';

test('another process knows how far a call is while its transaction is open, and no more once it has ended', async () => {
  await using world = await createWorld();
  const neighbour = await openNeighbour(world.opened);
  const [here, there] = [new KnownProgress(world.db), new KnownProgress(neighbour.db)];
  const key = 'a'.repeat(32);
  const end = Promise.withResolvers<void>();
  const call = here.during(key, (report) =>
    inTransaction(world.db, async () => {
      report({ phase: 'writing', done: 200, total: 300 });
      await end.promise;
    }),
  );
  await expect.poll(() => there.find(key)).toEqual({ phase: 'writing', done: 200, total: 300 });
  expect(await there.find('b'.repeat(32))).toBeUndefined();
  end.resolve();
  await call;
  expect(await there.find(key)).toBeUndefined();
  const failing = here.during(key, async (report) => {
    report({ phase: 'reading', done: 1, total: null });
    await expect.poll(() => there.find(key)).toEqual({ phase: 'reading', done: 1, total: null });
    throw new Error('The file is damaged');
  });
  await expect(failing).rejects.toThrow('damaged');
  expect(await there.find(key)).toBeUndefined();
  await neighbour.close();
});

test('what a process that has ended has left is not answered, and goes with the next call that ends', async () => {
  await using world = await createWorld();
  await world.db
    .insertInto('runningCalls')
    .values({ keyHash: 'left', phase: 'reading', done: 1, writtenAt: new Date(0) })
    .execute();
  const progress = new KnownProgress(world.db);
  await progress.during('a'.repeat(32), async () => {});
  expect(await world.db.selectFrom('runningCalls').selectAll().execute()).toEqual([]);
});
