import type { RowOutcome } from '#shared/kernel/many.ts';

/** The outcome of an action for each row: done for those that it reached, missing for the others. */
export function outcomesOf(
  ids: readonly number[],
  reached: readonly { id: number }[],
): RowOutcome[] {
  const done = new Set(reached.map(({ id }) => id));
  return ids.map((id) => ({ id, outcome: done.has(id) ? 'done' : 'missing' }));
}
