import { beforeAll, expect, test } from 'vitest';
import { type Result, runContractMutations } from '#scripts/contract-mutations/run.ts';

/** From a column to a screen there is one chain of types: wherever it is broken, the type check fails. */
let results: Result[];
beforeAll(() => {
  results = runContractMutations();
  const caught = results.filter(({ caughtBy }) => caughtBy !== undefined);
  console.log(`contract mutations: ${caught.length} / ${results.length} caught`);
}, 900_000);

test('every change to the contract is noticed by the type checker', () => {
  const unnoticed = results.filter(({ caughtBy }) => caughtBy === undefined);
  expect(unnoticed.map(({ title }) => title)).toEqual([]);
  expect(results.length).toBeGreaterThanOrEqual(60);
});
