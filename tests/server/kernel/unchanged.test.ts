import { expect, test } from 'vitest';
import { isTransaction, type Tx } from '#db/open.ts';
import { Failure } from '#server/kernel/failure.ts';
import { inGuardedTransaction, requireUnchanged } from '#server/kernel/unchanged.ts';
import { makeCategory } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const old = '2001-01-01T00:00:00.000Z';

const readCategory = (tx: Tx, id: number) =>
  tx
    .selectFrom('categories')
    .where('id', '=', id)
    .select(['id', 'updatedAt'])
    .executeTakeFirstOrThrow();

/** Saves a category based on an older version. */
async function saveStale({ db }: World, readStored?: (tx: Tx) => Promise<unknown>) {
  const { id } = await db.selectFrom('categories').select('id').executeTakeFirstOrThrow();
  return inGuardedTransaction({ db, readStored }, async (tx) => {
    const stored = await readCategory(tx, id);
    requireUnchanged('category', { ...stored, updatedByName: 'Ada' }, old);
  }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('the stored document of a refused save is read in the same transaction', async () => {
  await using world = await createWorld();
  const id = await makeCategory(world);
  const refused = await saveStale(world, async (tx) => {
    expect(isTransaction(tx)).toBe(true);
    return readCategory(tx, id);
  });
  expect(refused).toBeInstanceOf(Failure);
  expect(refused).toMatchObject({
    failure: 'stale',
    details: { current: { updatedBy: 'Ada', document: { id } } },
  });
});

test('without a reader the refusal contains who changed the document and when', async () => {
  await using world = await createWorld();
  await makeCategory(world);
  expect(await saveStale(world)).toMatchObject({
    failure: 'stale',
    details: { current: { updatedBy: 'Ada' } },
  });
});
