/**
 * Runs steps that do not depend on one another, in turn. One that fails does not keep the others waiting.
 * @throws AggregateError of all failures, once every step has run
 */
export async function runEach(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${steps.length} steps failed`);
}
