import { createChanges } from '#web/display/api.ts';

interface SavingParts<Value> {
  save: (value: Value) => Promise<unknown>;
  show: (value: Value) => void;
  /** Called when nothing is under way any more, and something has failed: it is not known what is stored. */
  onDoubt: () => void;
}

/**
 * Saves changes of one value, each of which is undone alone when it fails. While some are under way, another one joins
 * them; else it begins from what is shown.
 */
export function createSaving<Value extends object>({ onDoubt, ...parts }: SavingParts<Value>) {
  let changes: ReturnType<typeof createChanges<Value>> | undefined;
  let underWay = 0;
  let hasFailed = false;
  /** Rejects when this change could not be saved. */
  return async (shown: Value, part: Partial<Value>): Promise<void> => {
    changes ??= createChanges(shown, parts);
    underWay += 1;
    try {
      await changes.add(part);
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      underWay -= 1;
      if (underWay === 0) {
        changes = undefined;
        if (hasFailed) onDoubt();
        hasFailed = false;
      }
    }
  };
}
