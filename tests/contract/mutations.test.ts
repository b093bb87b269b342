import { beforeAll, expect, test } from 'vitest';
import { type Result, runContractMutations } from '#scripts/contract-mutations/run.ts';

/** One chain of types leads from a column to a screen: if it is broken, the type check fails. */
let results: Result[];
beforeAll(() => {
  results = runContractMutations();
  const caught = results.filter(({ caughtBy }) => caughtBy !== undefined);
  console.log(`contract mutations: ${caught.length} / ${results.length} caught`);
}, 2_400_000);

test('the type checker reports every change to the contract', () => {
  const unnoticed = results.filter(({ caughtBy }) => caughtBy === undefined);
  expect(unnoticed.map(({ title }) => title)).toEqual([]);
  expect(results.length).toBeGreaterThanOrEqual(60);
});
