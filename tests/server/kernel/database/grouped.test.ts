import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/open.ts';
import { busy, grouped } from '#server/kernel/database/grouped.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { openPrivateDatabase } from '#tests/support/private-database.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openPrivateDatabase());
});
afterAll(() => close());

interface Item {
  key: number;
  name: string;
}

/** Work that records its groups and that the test ends. */
function recorded(run: (items: Item[]) => (string | typeof busy)[] = named) {
  const groups: string[][] = [];
  const ends: (() => void)[] = [];
  const add = grouped({
    atMost: 3,
    keyOf: ({ key }: Item) => key,
    run: async (_db, items: Item[]) => {
      groups.push(items.map(({ name }) => name));
      await new Promise<void>((resolve) => ends.push(resolve));
      return run(items);
    },
  });
  const end = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  };
  return { add: (name: string, key = Number(name)) => add(db, { key, name }), groups, end };
}

const named = (items: Item[]) => items.map(({ name }) => `done ${name}`);

test('concurrent items are processed in groups of a maximum size, two groups at a time', async () => {
  const { add, groups, end } = recorded();
  const all = ['1', '2', '3', '4', '5', '6', '7', '8'].map((name) => add(name));
  await expect.poll(() => groups).toHaveLength(2);
  await end();
  await expect.poll(() => groups).toHaveLength(3);
  await end();
  await end();
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `done ${n}`));
  expect(groups).toEqual([
    ['1', '2', '3'],
    ['4', '5', '6'],
    ['7', '8'],
  ]);
});

test('a second item with the same key waits for the first', async () => {
  const { add, groups, end } = recorded();
  const all = [add('first', 1), add('second', 1), add('other', 2)];
  await expect.poll(() => groups).toEqual([['first', 'other']]);
  await end();
  await expect.poll(() => groups).toEqual([['first', 'other'], ['second']]);
  await end();
  await Promise.all(all);
});

test('an item that fails does not fail the others of its group', async () => {
  const { add, groups, end } = recorded((items) => {
    if (items.some(({ name }) => name === '2')) throw new Error('Not this one');
    return named(items);
  });
  const all = Promise.allSettled(['1', '2', '3'].map((name) => add(name)));
  for (let count = 0; count < 4; count += 1) await end();
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(groups).toEqual([['1', '2', '3'], ['1'], ['2'], ['3']]);
});

test('during an outage of the database a group fails as a whole', async () => {
  const { add, groups, end } = recorded(() => {
    throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  });
  const all = Promise.allSettled(['1', '2'].map((name) => add(name)));
  await end();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(groups).toEqual([['1', '2']]);
});

test('items do not wait for an item that has to wait for a lock', async () => {
  const { add, groups, end } = recorded((items) =>
    items.map(({ name }) => (name === '2' && items.length > 1 ? busy : `done ${name}`)),
  );
  const [one, two] = [add('1'), add('2')];
  await end();
  expect(await one).toBe('done 1');
  // A later item is processed while the second one waits.
  const three = add('3');
  await expect.poll(() => groups).toEqual([['1', '2'], ['2'], ['3']]);
  await end();
  expect(await two).toBe('done 2');
  await end();
  await three;
});

test('within a transaction an item is processed alone in that transaction', async () => {
  const handles: Database[] = [];
  const add = grouped({
    atMost: 3,
    keyOf: Number,
    run: async (handle, items: number[]) => {
      handles.push(handle);
      return items;
    },
  });
  await inTransaction(db, async (tx) => {
    expect(await add(tx, 7)).toBe(7);
    expect(handles).toEqual([tx]);
    await expect(add(db, 8)).rejects.toThrow('inside a transaction');
  });
});
