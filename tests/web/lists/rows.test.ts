import { expect, test } from 'vitest';
import { eachRow } from '#web/lists/rows.ts';

test('each row has a separate call and outcome, also if others fail', async () => {
  const called: number[] = [];
  const outcomes = await eachRow([{ id: 1 }, { id: 2 }, { id: 3 }], async ({ id }) => {
    called.push(id);
    if (id === 2) throw new Error('Not this one');
  });
  expect(called).toEqual([1, 2, 3]);
  expect(outcomes.map(({ id, outcome }) => [id, outcome])).toEqual([
    [1, 'done'],
    [2, 'refused'],
    [3, 'done'],
  ]);
});
