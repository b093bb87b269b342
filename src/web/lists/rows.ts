import { failureOf } from '../failure/failure.ts';
import type { Outcome } from './outcome-toast.ts';

interface Row {
  id: number;
}

export const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id);

/** Those of the rows that are among others, by their ids. */
export function rowsAmong<Known extends Row>(rows: readonly Known[], among: readonly Row[]) {
  const ids = new Set(idsOf(among));
  return rows.filter(({ id }) => ids.has(id));
}

/** Finds the name of one of the rows by its id; an unknown id has none. */
export const nameById =
  <Known extends Row>(rows: readonly Known[], nameOf: (row: Known) => string) =>
  (id: number): string => {
    const row = rows.find((each) => each.id === id);
    return row ? nameOf(row) : '';
  };

/** Makes one call per row, one after the other, and answers with an outcome for each. */
export async function eachRow<Known extends Row>(
  rows: readonly Known[],
  call: (row: Known) => Promise<unknown>,
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
