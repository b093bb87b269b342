import { failureOf } from '../failure/failure.ts';
import type { Outcome } from './outcome-toast.ts';

/** Makes one call per row, one after the other, and answers with an outcome for each. */
export async function eachRow<Row extends { id: number }>(
  rows: readonly Row[],
  call: (row: Row) => Promise<unknown>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const row of rows) outcomes.push(await outcomeOf(row.id, call(row)));
  return outcomes;
}

async function outcomeOf(id: number, call: Promise<unknown>): Promise<Outcome> {
  try {
    await call;
    return { id, outcome: 'done' };
  } catch (error) {
    const { code, message } = failureOf(error);
    return code === 'not-found' ? { id, outcome: 'missing' } : { id, outcome: 'refused', message };
  }
}
