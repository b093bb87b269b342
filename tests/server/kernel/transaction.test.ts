import { expect, test } from 'vitest';
import { findCurrentUser } from '#server/features/account/queries.ts';
import { takeOne } from '#server/kernel/rate-limits.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { createWorld } from '#tests/support/world.ts';

test('inside a transaction the plain handle throws, on both engines', async () => {
  await using world = await createWorld();
  const count = () => world.db.selectFrom('users').select('id').execute();
  await expect(inTransaction(world.db, count)).rejects.toThrow(
    'The plain database handle was used inside a transaction.',
  );
  await expect(
    inTransaction(world.db, () => inTransaction(world.db, async () => 1)),
  ).rejects.toThrow('inside a transaction');
  expect(await count()).toEqual([]);
});

test('a statement whose text is built already is refused there, too, and runs in the transaction', async () => {
  await using world = await createWorld();
  const { id } = await world.person();
  await findCurrentUser(world.db, id);
  await expect(inTransaction(world.db, () => findCurrentUser(world.db, id))).rejects.toThrow(
    'inside a transaction',
  );
  await inTransaction(world.db, async (tx) => {
    await tx.updateTable('users').set({ firstName: 'Ada' }).where('id', '=', id).execute();
    expect(await findCurrentUser(tx, id)).toMatchObject({ firstName: 'Ada' });
    expect(await findCurrentUser(tx, id)).toMatchObject({ firstName: 'Ada' });
  });
});

test('no try is counted inside a transaction: a shared count would wait for a second connection', async () => {
  await using world = await createWorld();
  const { limits } = world.services;
  await expect(inTransaction(world.db, () => takeOne(limits, 'forms', 'somebody'))).rejects.toThrow(
    'inside a transaction',
  );
  await takeOne(limits, 'forms', 'somebody');
});

test('a transaction that throws is rolled back', async () => {
  await using world = await createWorld();
  const failing = inTransaction(world.db, async (tx) => {
    await tx.insertInto('categories').values({ name: 'gone', displayName: 'Gone' }).execute();
    throw new Error('afterwards');
  });
  await expect(failing).rejects.toThrow('afterwards');
  expect(await world.guest.calls.category.list()).toEqual([]);
});
